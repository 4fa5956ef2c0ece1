"""What was played, studied: analysis of finished matches. It asks bots what they think, and needs no server."""
