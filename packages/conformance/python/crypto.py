"""Keccak-256, and secp256k1 with recovery, without a package."""

import hmac
from functools import lru_cache

MASK = (1 << 64) - 1


class Fault(ValueError):
    """Why bytes cannot be made or read, in one word of the table of faults."""


# #region keccak
def rotate(word: int, by: int) -> int:
    """A word of 64 bits, rotated to the left."""
    return (word << by | word >> (64 - by)) & MASK


def permute(a: list[int]) -> list[int]:
    """Keccak-f[1600] over 25 lanes; lane (x, y) is at x + 5 y (FIPS 202, 3.2)."""
    register = 1  # a shift register gives the bits of the round constants
    for _ in range(24):
        c = [a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] for x in range(5)]
        d = [c[(x + 4) % 5] ^ rotate(c[(x + 1) % 5], 1) for x in range(5)]
        b = [a[i] ^ d[i % 5] for i in range(25)]
        x, y, moved = 1, 0, b[1]
        for t in range(1, 25):
            x, y = y, (2 * x + 3 * y) % 5
            b[x + 5 * y], moved = rotate(moved, t * (t + 1) // 2 % 64), b[x + 5 * y]
        a = [b[i] ^ ~b[i - i % 5 + (i + 1) % 5] & b[i - i % 5 + (i + 2) % 5] for i in range(25)]
        for j in range(7):
            a[0] ^= (register & 1) << ((1 << j) - 1)
            register = register << 1 ^ (register >> 7) * 0x171
    return a


@lru_cache(4096)
def keccak(data: bytes) -> bytes:
    """Keccak-256. The padding begins with 0x01; SHA3-256 would begin with 0x06."""
    padding = bytearray(136 - len(data) % 136)
    padding[0] |= 0x01
    padding[-1] |= 0x80
    data += padding
    lanes = [0] * 25
    for start in range(0, len(data), 136):
        for i in range(17):
            lanes[i] ^= int.from_bytes(data[start + 8 * i:start + 8 * i + 8], 'little')
        lanes = permute(lanes)
    return b''.join(lane.to_bytes(8, 'little') for lane in lanes[:4])
# #endregion keccak


# #region curve
P = 2**256 - 2**32 - 977
N = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141
HALF = (N - 1) // 2
G = (0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798,
     0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8)
Point = tuple[int, int] | None  # None is the point at infinity


def add(a: Point, b: Point) -> Point:
    """Sum of two points of secp256k1."""
    if a is None or b is None:
        return a or b
    if a[0] == b[0]:
        if (a[1] + b[1]) % P == 0:
            return None
        slope = 3 * a[0] * a[0] * pow(2 * a[1], -1, P) % P
    else:
        slope = (b[1] - a[1]) * pow(b[0] - a[0], -1, P) % P
    x = (slope * slope - a[0] - b[0]) % P
    return x, (slope * (a[0] - x) - a[1]) % P


def multiply(factor: int, point: Point) -> Point:
    """A multiple of a point. Not in constant time: for public keys and throw-away keys only."""
    total = None
    while factor:
        if factor & 1:
            total = add(total, point)
        point = add(point, point)
        factor >>= 1
    return total


def address_of(point: tuple[int, int]) -> str:
    """Address of a public key, in lower case."""
    return '0x' + keccak(point[0].to_bytes(32) + point[1].to_bytes(32))[12:].hex()


@lru_cache(4096)
def recover(digest: bytes, r: int, s: int, v: int) -> str | None:
    """Address that signed the digest, or None when the signature is malformed (LP-32)."""
    v = v + 27 if v in (0, 1) else v
    if v not in (27, 28) or not 0 < r < N or not 0 < s < N:
        return None
    square = (pow(r, 3, P) + 7) % P
    y = pow(square, (P + 1) // 4, P)
    if y * y % P != square:
        return None
    if y % 2 != v - 27:
        y = P - y
    inverse = pow(r, -1, N)
    e = int.from_bytes(digest)
    point = add(multiply(s * inverse % N, (r, y)), multiply(-e * inverse % N, G))
    return point and address_of(point)
# #endregion curve


def nonce_of(key: int, digest: bytes) -> int:
    """The first nonce of RFC 6979 with HMAC-SHA-256. Once in 2¹²⁷ times it is out of range, and the next counts."""
    seed = key.to_bytes(32) + (int.from_bytes(digest) % N).to_bytes(32)
    k, v = bytes(32), b'\x01' * 32
    for mark in (b'\x00', b'\x01'):
        k = hmac.digest(k, v + mark + seed, 'sha256')
        v = hmac.digest(k, v, 'sha256')
    return int.from_bytes(hmac.digest(k, v, 'sha256'))


def sign(key: int, digest: bytes) -> tuple[int, int, int]:
    """r, s in the lower half, and v (27 or 28)."""
    if not 0 < key < N:
        raise Fault('key')
    k = nonce_of(key, digest)
    x, y = multiply(k, G)
    r = x % N
    s = pow(k, -1, N) * (int.from_bytes(digest) + r * key) % N
    return (r, s, 27 + y % 2) if s <= HALF else (r, N - s, 28 - y % 2)
