"""Who somebody is."""

import msgspec


class Player(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None = None
    is_admin: bool = False
    place: str | None = None
    """Of a guest: where they first came from, as a keyed hash. What those from there keep is counted together."""

    @property
    def is_guest(self) -> bool:
        return self.login is None
