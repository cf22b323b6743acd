"""ABI, EIP-712 and the UIDs of EAS, without a package."""

import re
from collections import defaultdict

from crypto import Fault, keccak


def typed(value, kind: type):
    """A value that has to be of a type."""
    if not isinstance(value, kind):
        raise Fault('type')
    return value


def members(value) -> dict:
    """The members of an object. An absent one is None, which has the type of no field."""
    return defaultdict(lambda: None, typed(value, dict))


def unhex(value, size: int | None = None) -> bytes:
    """Bytes of text with 0x before it, as many as size says."""
    text = typed(value, str)
    if not re.fullmatch('0x([0-9a-fA-F]{2})*', text) or size not in (None, len(text) // 2 - 1):
        raise Fault('form')
    return bytes.fromhex(text[2:])


def number(value, bits: int = 256) -> int:
    """An unsigned integer of so many bits: decimal text, or a JSON number."""
    if isinstance(value, bool) or not isinstance(value, (str, int, float)):
        raise Fault('type')
    # From 1e21 on, ECMAScript spells a number with an exponent.
    is_whole = isinstance(value, float) and value.is_integer() and abs(value) < 1e21
    text = str(int(value)) if is_whole else str(value)
    if not re.fullmatch('[0-9]+', text):
        raise Fault('form')
    digits = text.lstrip('0') or '0'
    if len(digits) > 78 or int(digits) >> bits:  # Python refuses to read thousands of digits
        raise Fault('range')
    return int(digits)


def types_of(schema: str) -> list[str]:
    """Types of the fields of a schema string."""
    return [field.split()[0] for field in typed(schema, str).split(',') if field.strip()]


# #region abi
def encode_one(kind: str, value) -> tuple[bool, bytes]:
    """Whether a value is in the tail, and its bytes."""
    if kind.endswith('[]'):
        return True, len(typed(value, list)).to_bytes(32) + encode([kind[:-2]] * len(value), value)
    if kind in ('string', 'bytes'):
        data = typed(value, str).encode() if kind == 'string' else unhex(value)
        return True, len(data).to_bytes(32) + data + bytes(-len(data) % 32)
    if kind in ('bytes32', 'address'):
        return False, unhex(value, 32 if kind == 'bytes32' else 20).rjust(32, b'\x00')
    return False, (typed(value, bool) if kind == 'bool' else number(value, int(kind[4:]))).to_bytes(32)


def encode(types: list[str], values: list) -> bytes:
    """ABI encoding of a list of parameters, without a tuple around it (LP-15)."""
    if len(types) != len(typed(values, list)):
        raise Fault('count')
    head, tail = b'', b''
    for kind, value in zip(types, values):
        dynamic, data = encode_one(kind, value)
        head += (32 * len(types) + len(tail)).to_bytes(32) if dynamic else data
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
        keccak(DOMAIN_TYPE) + keccak(typed(domain['name'], str).encode()) + keccak(typed(domain['version'], str).encode())
        + number(domain['chainId']).to_bytes(32) + unhex(domain['verifyingContract'], 20).rjust(32, b'\x00'))


def attest_digest(separator: bytes, m: dict) -> bytes:
    """Digest that an offchain attestation signs (LP-24)."""
    struct = keccak(
        keccak(ATTEST_TYPE) + bytes(31) + b'\x02' + unhex(m['schema'], 32) + unhex(m['recipient'], 20).rjust(32, b'\x00')
        + number(m['time'], 64).to_bytes(32) + number(m['expirationTime'], 64).to_bytes(32)
        + typed(m['revocable'], bool).to_bytes(32) + unhex(m['refUID'], 32) + keccak(unhex(m['data']))
        + unhex(m['salt'], 32))
    return keccak(b'\x19\x01' + separator + struct)
# #endregion eip712


def envelope(m: dict) -> bytes:
    """The packed members that both kinds of UID share."""
    return (number(m['time'], 64).to_bytes(8) + number(m['expirationTime'], 64).to_bytes(8) + bytes([typed(m['revocable'], bool)])
            + unhex(m['refUID'], 32) + unhex(m['data']))


def offchain_uid(m: dict, of_dart: bool = False) -> str:
    """UID of an offchain attestation (LP-25), or the one with the schema as 32 bytes."""
    schema = unhex(m['schema'], 32)
    return '0x' + keccak(b'\x00\x02' + (schema if of_dart else b'0x' + schema.hex().encode()) + unhex(m['recipient'], 20)
                         + bytes(20) + envelope(m) + unhex(m['salt'], 32) + bytes(4)).hex()


def onchain_uid(a: dict, bump: int) -> str:
    """UID of an onchain attestation (LP-28)."""
    return '0x' + keccak(unhex(a['schema'], 32) + unhex(a['recipient'], 20) + unhex(a['attester'], 20) + envelope(a)
                         + number(bump, 32).to_bytes(4)).hex()


def schema_uid(schema: str, resolver: str, revocable: bool) -> str:
    """UID of a schema (LP-14)."""
    return '0x' + keccak(typed(schema, str).encode() + unhex(resolver, 20) + bytes([typed(revocable, bool)])).hex()


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
