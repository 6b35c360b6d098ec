"""Whose address it is: limits count by it."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

__all__ = ["Proxies", "household"]

_HOUSEHOLD_BITS = 64  # of an IPv6 address: providers give every household at least so many addresses


@lru_cache(4096)
def household(address: str) -> str:
    """What counts as one address: an IPv4 address, or the network of an IPv6 address.

    >>> household("192.0.2.7"), household("::ffff:192.0.2.7"), household("2001:db8::1") == household("2001:db8::2")
    ('192.0.2.7', '192.0.2.7', True)
    """
    found = _read(address)
    if found is None:
        return address[:100]
    if isinstance(found, IPv4Address):
        return str(found)
    return str(ip_network((int(found) >> 128 - _HOUSEHOLD_BITS << 128 - _HOUSEHOLD_BITS, _HOUSEHOLD_BITS)))


class Proxies:
    """The proxies that a server trusts, as ``--proxies`` names them: addresses, networks, or ``*``.

    >>> "10.0.0.9" in Proxies("127.0.0.1, 10.0.0.0/8"), "192.0.2.7" in Proxies("127.0.0.1")
    (True, False)
    """

    def __init__(self, names: str) -> None:
        words = [word.strip() for word in names.split(",") if word.strip()]
        self._are_all = "*" in words
        self._networks = []
        for word in words:
            try:
                self._networks.append(ip_network(word, strict=False))
            except ValueError:
                continue  # a name, such as that of a Unix socket

    def __contains__(self, address: str) -> bool:
        found = _read(address)
        return self._are_all or (found is not None and any(found in network for network in self._networks))


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found
