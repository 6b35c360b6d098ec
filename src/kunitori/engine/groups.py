"""Groups of decisions, as groups.pxd has them in inline C; tools/write_consts.py writes both."""


def in_attack(kind: int) -> bool:
    """Whether it belongs to the group attack."""
    return kind in (3, 4, 5, 6, 7, 8)


def in_defence(kind: int) -> bool:
    """Whether it belongs to the group defence."""
    return kind in (9, 10)


def in_aftermath(kind: int) -> bool:
    """Whether it belongs to the group aftermath."""
    return kind in (11, 12, 13, 14, 15, 39)


def in_effect(kind: int) -> bool:
    """Whether it belongs to the group effect."""
    return kind in (19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 40, 41)


def in_field(kind: int) -> bool:
    """Whether it belongs to the group field."""
    return kind in (29, 30, 31, 32, 33, 34, 35, 36, 37, 38)


def is_moegaharas(kind: int) -> bool:
    """Whether only Moegahara asks it."""
    return kind in (29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40)


def is_later_step(kind: int) -> bool:
    """Whether a move may ask it after its first question."""
    return kind in (4, 5, 6, 10, 17, 18, 20, 23, 30, 31, 32, 33, 34, 35, 36)


def names_a_seat(kind: int) -> bool:
    """Whether it is about a seat."""
    return kind in (4, 5, 11, 23, 26)


def answers_seats(kind: int) -> bool:
    """Whether its answers are seats."""
    return kind in (6, 7, 12, 22, 24, 28, 33, 36, 39)


def secret_from(kind: int) -> int:
    """The hand from which a single answer is asked for all the same; 255: never."""
    if kind == 20:
        return 2
    if kind == 25:
        return 1
    if kind == 27:
        return 0
    if kind == 35:
        return 0
    if kind == 40:
        return 1
    if kind == 41:
        return 2
    return 255
