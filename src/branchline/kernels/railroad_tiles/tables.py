"""The content as one vector: kinds of tiles, their faces in every orientation, what fits where, the tokens."""

from branchline.games.railroad_tiles.content import EDITIONS, OBJECTIVES, Content
from branchline.games.railroad_tiles.faces import DEMAND, PAWN_TYPES, Face
from branchline.kernels.compiling import Vector, vector
from branchline.kernels.contents import tables_of
from branchline.kernels.railroad_tiles.layout import (
    BAG_MOST,
    COLUMN_MOST,
    CONFIGURATION,
    FACE_FIELDS,
    FACES,
    FIRST_FACE,
    FIT_COUNT,
    IS_TOWN,
    KIND,
    KINDS_MOST,
    OBJECTIVE,
    PIN,
    PIN_SEGMENT,
    ROADS,
    SEGMENT_AT,
    SEGMENTS,
    SHOWS,
    STATION,
    TABLES,
    TOKEN_FLAG,
    TOKEN_TYPES,
)
from branchline.rails.grid import SIDES


def is_playable(content: Content) -> bool:
    """Whether the vectors can hold it: an owner's list may have columns longer than any area there is room for."""
    longest = max(size for sizes in content.columns.values() for size in sizes)
    fullest = max(len(content.bag(edition)) for edition in EDITIONS)
    return longest <= COLUMN_MOST and fullest <= BAG_MOST and len(content.tiles) <= KINDS_MOST


def tables(content: Content) -> Vector:
    return tables_of(content, _write)


def _write(content: Content) -> Vector:
    t, face = vector(TABLES), 0
    configurations: dict[object, int] = {}
    for tile in content.tiles:
        t[FIRST_FACE + tile.id] = face
        t[CONFIGURATION + tile.id] = configurations.setdefault(tile.configuration, len(configurations))
        for demand, count in enumerate(tile.fit_counts):
            t[FIT_COUNT + 256 * tile.id + demand] = count
        for _, laid in tile.lays:
            _write_face(t, FACES + FACE_FIELDS * face, laid, tile.id)
            face += 1
    t[FIRST_FACE + len(content.tiles)] = face
    for number, token in enumerate(content.tokens):
        t[TOKEN_TYPES + number] = sum(1 << PAWN_TYPES.index(pawn) for pawn in set(token.types))
        t[TOKEN_FLAG + number] = token.flag
    return t


def _write_face(t: Vector, f: int, face: Face, kind: int) -> None:
    t[f + SHOWS] = sum(DEMAND[face.sides[side]] << 2 * side for side in SIDES)
    for side in SIDES:
        t[f + SEGMENT_AT + side] = face.segment_at[side]
    t[f + SEGMENTS] = len(face.segments)
    t[f + ROADS] = sum(1 << number for number, way in enumerate(face.kinds) if way == "road")
    t[f + IS_TOWN], t[f + STATION] = face.is_town, face.station
    t[f + PIN] = 1 + PAWN_TYPES.index(face.pin) if face.pin else 0
    t[f + PIN_SEGMENT] = face.pin_segments[0] if face.pin else -1
    t[f + OBJECTIVE] = 1 + OBJECTIVES.index(face.objective) if face.objective else 0
    t[f + KIND] = kind
