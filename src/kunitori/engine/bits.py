"""Masks of at most 64 bits (uncompiled; bits.pxd has the same as inline C)."""


def bit(k: int) -> int:
    """The mask with only bit k."""
    return 1 << k


def no_bits() -> int:
    """The empty mask, which C then knows to be one of 64 bits."""
    return 0


def bits_to(n: int) -> int:
    """The mask of bits 0 to n."""
    return (2 << n) - 1


def lowest(m: int) -> int:
    """The number of the lowest bit set."""
    return (m & -m).bit_length() - 1


def highest(m: int) -> int:
    """The number of the highest bit set."""
    return m.bit_length() - 1


def popcount(m: int) -> int:
    """How many bits are set."""
    return m.bit_count()


def nth_bit(m: int, n: int) -> int:
    """The number of the n-th bit set, counted from 0."""
    while n > 0:
        m &= m - 1
        n -= 1
    return (m & -m).bit_length() - 1
