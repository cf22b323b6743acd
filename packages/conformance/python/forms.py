"""JSON as these pages read and spell it: strict parsing, ECMAScript numbers, sorted JSON, canonical CBOR."""

import json
import math
import struct
from decimal import Decimal

SAFE = 2**53 - 1


def refuse(constant: str):
    """NaN and Infinity are not JSON, although the parser of the standard library knows them."""
    raise ValueError(constant + ' is not JSON')


def parse(text: str):
    """A JSON value with every number as a double. ValueError when the text is not JSON (RFC 8259)."""
    try:
        return json.loads(text, parse_int=float, parse_constant=refuse)
    except RecursionError as error:
        raise ValueError('nested too deeply') from error


def is_number(value) -> bool:
    """A finite JSON number."""
    return isinstance(value, float) and math.isfinite(value)


def is_integer(value) -> bool:
    """A JSON number that is whole and within ±(2⁵³ − 1), however it is spelled."""
    return is_number(value) and value.is_integer() and abs(value) <= SAFE


# #region spelling
def plain(value: float) -> str:
    """The shortest spelling that reads back as the double, without an exponent."""
    return format(Decimal(repr(value)).normalize(), 'f')


def decimals(value: float) -> int:
    """Digits after the point in the shortest spelling without an exponent."""
    return len(plain(value).partition('.')[2])


def spell(value: float) -> str:
    """A number as ECMAScript spells it: 1e-7, 51, 1e+21."""
    if value == 0 or 1e-6 <= abs(value) < 1e21:
        return plain(value + 0)  # not minus zero
    return repr(value).replace('e-0', 'e-')
# #endregion spelling


def compact(value, order=None) -> str:
    """JSON text without white space; order is a sort key for the names, or None to keep them as they are."""
    if isinstance(value, float):
        return spell(value)
    if isinstance(value, list):
        return '[' + ','.join(compact(item, order) for item in value) + ']'
    if isinstance(value, dict):
        names = sorted(value, key=order) if order else value
        return '{' + ','.join(compact(name) + ':' + compact(value[name], order) for name in names) + '}'
    return json.dumps(value, ensure_ascii=False)


def sorted_json(value) -> str:
    """JSON with its members sorted by UTF-16 code units (RFC 8785)."""
    return compact(value, lambda name: name.encode('utf-16-be', 'surrogatepass'))


def head(major: int, count: int) -> bytes:
    """The shortest head of a CBOR item."""
    if count < 24:
        return bytes([major << 5 | count])
    size = next(size for size in range(4) if count < 1 << (8 << size))
    return bytes([major << 5 | 24 + size]) + count.to_bytes(1 << size)


def cbor(value) -> bytes:
    """Canonical CBOR: shortest heads and floats, shorter keys first (LP-37)."""
    if value is None or isinstance(value, bool):
        return {None: b'\xf6', False: b'\xf4', True: b'\xf5'}[value]
    if isinstance(value, str):
        data = value.encode()
        return head(3, len(data)) + data
    if isinstance(value, list):
        return head(4, len(value)) + b''.join(map(cbor, value))
    if isinstance(value, dict):
        members = sorted(((cbor(name), cbor(value[name])) for name in value), key=lambda m: (len(m[0]), m[0]))
        return head(5, len(members)) + b''.join(name + content for name, content in members)
    if is_integer(value):
        return head(0, int(value)) if value >= 0 else head(1, -1 - int(value))
    for lead, form in ((b'\xf9', '>e'), (b'\xfa', '>f')):
        try:
            data = struct.pack(form, value)
        except OverflowError:
            continue
        if struct.unpack(form, data)[0] == value:
            return lead + data
    return b'\xfb' + struct.pack('>d', value)


def location_text(location) -> str:
    """Text of a location inside a payload (LP-16)."""
    if isinstance(location, str):
        return location
    if isinstance(location, dict) and 'type' in location and 'coordinates' in location:
        location = {'type': location['type'], 'coordinates': location['coordinates']}
    return compact(location)
