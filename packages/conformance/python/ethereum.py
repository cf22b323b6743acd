"""Keccak-256, secp256k1 with recovery, ABI and EIP-712: what EAS needs, without a package."""

import hashlib
import hmac
import re

MASK = (1 << 64) - 1


# #region keccak
def rotate(word: int, by: int) -> int:
    """A word of 64 bits, rotated to the left."""
    return (word << by | word >> (64 - by)) & MASK if by else word


def tables() -> tuple[list[int], list[int]]:
    """Rotations of the 25 lanes and the 24 round constants of Keccak-f[1600] (FIPS 202, 3.2)."""
    rotations, x, y = [0] * 25, 1, 0
    for t in range(24):
        rotations[x + 5 * y] = (t + 1) * (t + 2) // 2 % 64
        x, y = y, (2 * x + 3 * y) % 5
    constants, register = [], 1
    for _ in range(24):
        constant = 0
        for j in range(7):
            constant |= (register & 1) << ((1 << j) - 1)
            register = register << 1 ^ (0x171 if register & 0x80 else 0)
        constants.append(constant)
    return rotations, constants


ROTATIONS, CONSTANTS = tables()


def permute(a: list[int]) -> list[int]:
    """Keccak-f[1600] over 25 lanes; lane (x, y) is at x + 5 y."""
    for constant in CONSTANTS:
        c = [a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] for x in range(5)]
        d = [c[(x + 4) % 5] ^ rotate(c[(x + 1) % 5], 1) for x in range(5)]
        b = [0] * 25
        for i in range(25):
            x, y = i % 5, i // 5
            b[y + 5 * ((2 * x + 3 * y) % 5)] = rotate(a[i] ^ d[x], ROTATIONS[i])
        a = [b[i] ^ ~b[i - i % 5 + (i + 1) % 5] & b[i - i % 5 + (i + 2) % 5] for i in range(25)]
        a[0] ^= constant
    return a


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


def nonces(key: int, digest: bytes):
    """Nonces of RFC 6979 with HMAC-SHA-256, section 3.2."""
    def mac(secret: bytes, data: bytes) -> bytes:
        return hmac.digest(secret, data, hashlib.sha256)

    seed = key.to_bytes(32) + (int.from_bytes(digest) % N).to_bytes(32)
    k, v = bytes(32), b'\x01' * 32
    for mark in (b'\x00', b'\x01'):
        k = mac(k, v + mark + seed)
        v = mac(k, v)
    while True:
        v = mac(k, v)
        yield int.from_bytes(v)
        k = mac(k, v + b'\x00')
        v = mac(k, v)


def sign(key: int, digest: bytes) -> tuple[int, int, int]:
    """r, s in the lower half, and v (27 or 28)."""
    if not 0 < key < N:
        raise Fault('key')
    for k in nonces(key, digest):
        if not 0 < k < N:
            continue
        x, y = multiply(k, G)
        r = x % N
        s = pow(k, -1, N) * (int.from_bytes(digest) + r * key) % N
        if r and s:
            return (r, s, 27 + y % 2) if s <= HALF else (r, N - s, 28 - y % 2)


def word(value: int) -> bytes:
    """A number as one word of 32 bytes."""
    return value.to_bytes(32)


class Fault(ValueError):
    """Why bytes cannot be made or read, in one word of the table of faults."""


def unhex(text, size: int | None = None) -> bytes:
    """Bytes of text with 0x before it, as many as size says."""
    if not isinstance(text, str):
        raise Fault('type')
    if not re.fullmatch('0x([0-9a-fA-F]{2})*', text) or size not in (None, len(text) // 2 - 1):
        raise Fault('form')
    return bytes.fromhex(text[2:])


def number(value, bits: int = 256) -> int:
    """An unsigned integer of so many bits: decimal text, or a JSON number."""
    if isinstance(value, bool) or not isinstance(value, (str, int, float)):
        raise Fault('type')
    text = str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)
    if not re.fullmatch('[0-9]+', text):
        raise Fault('form')
    if int(text) >> bits:
        raise Fault('range')
    return int(text)


def flag(value) -> bool:
    """true or false."""
    if not isinstance(value, bool):
        raise Fault('type')
    return value


def types_of(schema: str) -> list[str]:
    """Types of the fields of a schema string."""
    return [field.split()[0] for field in schema.split(',') if field.strip()]


# #region abi
def encode_one(kind: str, value) -> tuple[bool, bytes]:
    """Whether a value is in the tail, and its bytes."""
    if kind.endswith('[]'):
        if not isinstance(value, list):
            raise Fault('type')
        return True, word(len(value)) + encode([kind[:-2]] * len(value), value)
    if kind in ('string', 'bytes'):
        if not isinstance(value, str):
            raise Fault('type')
        data = value.encode() if kind == 'string' else unhex(value)
        return True, word(len(data)) + data + bytes(-len(data) % 32)
    if kind in ('bytes32', 'address'):
        return False, unhex(value, 32 if kind == 'bytes32' else 20).rjust(32, b'\x00')
    return False, word(flag(value) if kind == 'bool' else number(value, int(kind[4:])))


def encode(types: list[str], values: list) -> bytes:
    """ABI encoding of a list of parameters, without a tuple around it (LP-15)."""
    if len(types) != len(values):
        raise Fault('count')
    head, tail = b'', b''
    for kind, value in zip(types, values):
        dynamic, data = encode_one(kind, value)
        head += word(32 * len(types) + len(tail)) if dynamic else data
        tail += data if dynamic else b''
    return head + tail


def decode(types: list[str], data: bytes) -> list:
    """Values of a payload; offsets count from the beginning of data. Fault when LP-20 is not met."""
    def take(start: int, length: int) -> bytes:
        if start + length > len(data):
            raise Fault('beyond')
        return data[start:start + length]

    def read(start: int) -> int:
        return int.from_bytes(take(start, 32))

    values = []
    for i, kind in enumerate(types):
        head = take(32 * i, 32)
        at = int.from_bytes(head)
        if kind.endswith('[]'):
            count = read(at)
            take(at + 32, 32 * count)
            values.append(decode([kind[:-2]] * count, data[at + 32:]))
        elif kind in ('string', 'bytes'):
            content = take(at + 32, read(at))
            try:
                values.append(content.decode() if kind == 'string' else '0x' + content.hex())
            except UnicodeDecodeError as error:
                raise Fault('utf8') from error
        elif kind == 'bytes32':
            values.append('0x' + head.hex())
        elif kind == 'bool':
            if at > 1:
                raise Fault('range')
            values.append(at == 1)
        else:
            if at >> int(kind[4:]):
                raise Fault('range')
            values.append(str(at))
    return values
# #endregion abi


# #region eip712
DOMAIN_TYPE = b'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'
ATTEST_TYPE = (b'Attest(uint16 version,bytes32 schema,address recipient,uint64 time,uint64 expirationTime,'
               b'bool revocable,bytes32 refUID,bytes data,bytes32 salt)')


def domain_separator(domain: dict) -> bytes:
    """Hash of an EIP-712 domain."""
    return keccak(
        keccak(DOMAIN_TYPE) + keccak(domain['name'].encode()) + keccak(domain['version'].encode())
        + word(number(domain['chainId'])) + unhex(domain['verifyingContract'], 20).rjust(32, b'\x00'))


def attest_digest(domain: dict, m: dict) -> bytes:
    """Digest that an offchain attestation signs (LP-24)."""
    struct = keccak(
        keccak(ATTEST_TYPE) + word(2) + unhex(m['schema'], 32) + unhex(m['recipient'], 20).rjust(32, b'\x00')
        + word(number(m['time'], 64)) + word(number(m['expirationTime'], 64)) + word(flag(m['revocable']))
        + unhex(m['refUID'], 32) + keccak(unhex(m['data'])) + unhex(m['salt'], 32))
    return keccak(b'\x19\x01' + domain_separator(domain) + struct)
# #endregion eip712


def envelope(m: dict) -> bytes:
    """The packed members that both kinds of UID share."""
    return (number(m['time'], 64).to_bytes(8) + number(m['expirationTime'], 64).to_bytes(8) + bytes([flag(m['revocable'])])
            + unhex(m['refUID'], 32) + unhex(m['data']))


def offchain_uid(m: dict, of_dart: bool = False) -> str:
    """UID of an offchain attestation (LP-25), or the one with the schema as 32 bytes."""
    schema = unhex(m['schema']) if of_dart else m['schema'].lower().encode()
    return '0x' + keccak(b'\x00\x02' + schema + unhex(m['recipient']) + bytes(20) + envelope(m)
                         + unhex(m['salt']) + bytes(4)).hex()


def onchain_uid(a: dict, bump: int) -> str:
    """UID of an onchain attestation (LP-28)."""
    return '0x' + keccak(unhex(a['schema']) + unhex(a['recipient']) + unhex(a['attester']) + envelope(a)
                         + int(bump).to_bytes(4)).hex()


def schema_uid(schema: str, resolver: str, revocable: bool) -> str:
    """UID of a schema (LP-14)."""
    return '0x' + keccak(schema.encode() + unhex(resolver) + bytes([revocable])).hex()


def personal_digest(text: str) -> bytes:
    """Digest of an EIP-191 message."""
    data = text.encode()
    return keccak(b'\x19Ethereum Signed Message:\n' + str(len(data)).encode() + data)


def private_root(leaves: list[dict]) -> str:
    """Root of EAS private data, in the layout of OpenZeppelin's StandardMerkleTree (LP-38)."""
    hashes = sorted(
        keccak(keccak(encode(
            ['string', 'string', 'bytes', 'bytes32'],
            [leaf['type'], leaf['name'], '0x' + encode([leaf['type']], [leaf['value']]).hex(), leaf['salt']])))
        for leaf in leaves)
    tree = [b''] * (len(hashes) - 1) + hashes[::-1]
    for i in reversed(range(len(hashes) - 1)):
        tree[i] = keccak(b''.join(sorted(tree[2 * i + 1:2 * i + 3])))
    return '0x' + tree[0].hex()
