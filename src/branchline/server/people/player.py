"""Who somebody is."""

import msgspec


class Player(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str | None = None

    @property
    def is_guest(self) -> bool:
        return self.login is None
