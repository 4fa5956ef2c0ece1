"""The toolbox that the games really share: grid cells and their sides, track that joins at sides."""
