"""Who somebody is."""

import msgspec


class Player(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None = None
    is_admin: bool = False

    @property
    def is_guest(self) -> bool:
        return self.login is None
