"""The checks of records, payloads, packages, claims, stamps and proofs. Each gives a set of reason codes."""

import re

from ethereum import (HALF, attest_digest, decode, encode, offchain_uid, personal_digest, recover, schema_uid,
                      types_of, unhex)
from forms import decimals, is_integer, is_number, parse, sorted_json

# #region reasons
# Every code in the order of the table of /location-protocol/conformance; a question mark is a warning.
REASONS = '''
not-json not-object version-major missing-field wrong-type version-pattern version-zero? srs-short-code srs-not-uri
srs-https srs-lat-first? location-type-unknown decimal-shape geojson-as-text not-geojson geojson-wrapper geometry-type
geometry-mismatch h3-form h3-not-cell geohash-alphabet not-text wkt-ewkt wkt-type wkt-empty wkt-syntax address-empty
scaled-shape legacy-crs? position-shape line-too-short ring-shape ring-too-short ring-open axes-swapped latitude-range
longitude-range ring-winding? antimeridian? too-many-decimals? event-timestamp event-milliseconds? media-type-form
media-pair? attributes-not-text attributes-schema-form? schema-without-attributes? proof-shape unknown-field?
salt-missing not-package version-unsupported field-missing field-form schema-not-pinned schema-unknown? schema-variant?
domain-name domain-chain domain-contract uid-of-dart uid-mismatch signature-malformed signature-high-s signer-mismatch
signer-not-trusted revoked expired signed-in-future? payload-undecodable location-unreadable recipe-pairs media-pairs
srs-empty? location-empty location-not-json api-swaps-axes? payload-not-canonical? member-missing member-type
lp-version-value radius-not-positive window-order stamp-unsigned algorithm-unsupported stamp-signature proof-empty
'''.split()
ORDER = {reason.rstrip('?'): place for place, reason in enumerate(REASONS)}
WARNINGS = {reason[:-1] for reason in REASONS if reason.endswith('?')}


def answer(codes: set[str], **more) -> dict:
    """Codes in the order of the table, and whether none of them is an error (LP-39)."""
    return {'valid': codes <= WARNINGS, 'codes': sorted(codes, key=ORDER.__getitem__), **more}
# #endregion reasons


def full(pattern: str, flags: int = 0):
    """Tells whether a value is text that a pattern covers from end to end, with ASCII letters and digits."""
    compiled = re.compile(pattern, re.ASCII | flags)
    return lambda value: isinstance(value, str) and compiled.fullmatch(value) is not None


TYPES = ('coordinate-decimal+lon-lat', 'geojson-point', 'geojson-line', 'geojson-polygon', 'h3', 'geohash', 'wkt',
         'address', 'scaledCoordinates')
GEOMETRIES = {'geojson-point': 'Point', 'geojson-line': 'LineString', 'geojson-polygon': 'Polygon'}
PENTAGONS = {4, 14, 24, 38, 49, 58, 63, 72, 83, 97, 107, 117}
REQUIRED = ('lp_version', 'srs', 'location_type', 'location')
FIELDS = {*REQUIRED, 'event_timestamp', 'media_type', 'media_data', 'attributes', 'attributes_schema', 'proof',
          'extensions'}
SPACE = '\t\n\v\f\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029' \
        '\u202f\u205f\u3000'

is_version = full(r'\d+\.\d+\.\d+')
is_short_code = full(r'(EPSG|CRS|OGC|IAU|ESRI):[\w.:-]+', re.I)
is_uri = full(r'https?://[!-"$-.0->@-~][!-~]*|urn:[a-z0-9][a-z0-9-]+:[!-~]+', re.I)
is_lon_first = full(r'http://www\.opengis\.net/def/crs/OGC/(1\.3/CRS84|0/CRS84h)|urn:ogc:def:crs:OGC:(1\.3)?:CRS84')
is_lat_first = full(r'http://www\.opengis\.net/def/crs/EPSG/[^/]+/4326|urn:ogc:def:crs:EPSG:[^/:]*:4326')
is_media_type = full(r'[A-Za-z0-9][\w!#$&^.+-]{0,126}/[A-Za-z0-9][\w!#$&^.+-]{0,126}([ \t]*;[ -~\t]*)?')
is_attributes_schema = full(
    r'json:inline:(?=.)([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?'
    r'|ipfs:cid:(Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{20,})'
    r'|eas:[a-z0-9-]+:0x[0-9a-fA-F]{64}'
    r'|atproto:lexicon:[A-Za-z][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)+\.[A-Za-z][A-Za-z0-9]*')
is_h3 = full('8[0-9a-f]{14}')
is_geohash = full('[0-9b-hjkmnp-z]{1,12}')
is_wkt_number = full(r'[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?', re.I)
is_bare_pair = full(r'[ \t\r\n]*-?\d+(\.\d+)?[ \t\r\n]*,[ \t\r\n]*-?\d+(\.\d+)?[ \t\r\n]*')
EWKT = re.compile(r'SRID[ \t\n\r]*=', re.I | re.A)
WKT = re.compile(r'([a-z]+)([ \t\n\r]+z)?(?:[ \t\n\r]+(empty)|[ \t\n\r]*\((.*)\))', re.I | re.A | re.S)
WKT_RINGS = re.compile(r'[ \t\n\r]*\([^()]*\)[ \t\n\r]*(,[ \t\n\r]*\([^()]*\)[ \t\n\r]*)*')


def axes(srs) -> str:
    """Axis order of a reference system: lon-lat, lat-lon or other."""
    return 'lon-lat' if is_lon_first(srs) else 'lat-lon' if is_lat_first(srs) else 'other'


def check_srs(srs: str) -> set[str]:
    """LP-4 and LP-5."""
    if is_short_code(srs):
        return {'srs-short-code'}
    if not is_uri(srs):
        return {'srs-not-uri'}
    return {'srs-https'} if srs.startswith('https://www.opengis.net/def/crs/') else set()


def check_range(lon: float, lat: float) -> set[str]:
    """LP-41, in degrees."""
    if 90 < abs(lat) <= 180 and abs(lon) <= 90:
        return {'axes-swapped'}
    return ({'latitude-range'} if abs(lat) > 90 else set()) | ({'longitude-range'} if abs(lon) > 180 else set())


class Shape:
    """Positions, lines and rings in one axis order. The codes gather in a set."""

    def __init__(self, order: str = 'lon-lat'):
        self.order, self.codes = order, set()

    def position(self, value) -> tuple[float, ...] | None:
        """A position with longitude first, or None when it does not have its shape."""
        if not (isinstance(value, list) and len(value) in (2, 3) and all(map(is_number, value))):
            self.codes.add('position-shape')
            return None
        lon, lat, *height = value
        if self.order == 'lat-lon':
            lon, lat = lat, lon
        if self.order != 'other':
            self.codes |= check_range(lon, lat)
            if max(decimals(lon), decimals(lat)) > 7:
                self.codes.add('too-many-decimals')
        return lon, lat, *height

    def jumps(self, path: list) -> None:
        """LP-48."""
        if self.order != 'other' and None not in path and any(
                abs(a[0] - b[0]) > 180 for a, b in zip(path, path[1:])):
            self.codes.add('antimeridian')

    def line(self, value) -> None:
        """LP-45."""
        if not isinstance(value, list):
            self.codes.add('position-shape')
            return
        if len(value) < 2:
            self.codes.add('line-too-short')
        self.jumps([self.position(item) for item in value])

    def rings(self, value) -> None:
        """LP-46 and LP-47."""
        if not isinstance(value, list):
            self.codes.add('position-shape')
            return
        if not value:
            self.codes.add('ring-shape')
        for place, ring in enumerate(value):
            if not isinstance(ring, list):
                self.codes.add('ring-shape')
                continue
            path = [self.position(item) for item in ring]
            if None in path:
                continue
            if len(path) < 4:
                self.codes.add('ring-too-short')
                continue
            if path[0] != path[-1]:
                self.codes.add('ring-open')
            elif self.order != 'other':
                area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(path, path[1:]))
                if area < 0 and place == 0 or area > 0 and place > 0:
                    self.codes.add('ring-winding')
            self.jumps(path)


def check_coordinates(kind: str, value, order: str = 'lon-lat') -> set[str]:
    """Coordinates of a Point, LineString or Polygon."""
    shape = Shape(order)
    {'Point': shape.position, 'LineString': shape.line, 'Polygon': shape.rings}[kind](value)
    return shape.codes


def check_geometry(value, expected: str | None = None) -> set[str]:
    """A bare GeoJSON geometry (LP-44): the expected one, or any of the three."""
    if isinstance(value, str):
        return {'geojson-as-text'}
    if not isinstance(value, dict):
        return {'not-geojson'}
    kind = value.get('type')
    if kind in ('Feature', 'FeatureCollection'):
        return {'geojson-wrapper'}
    if kind not in GEOMETRIES.values():
        return {'geometry-type'}
    if expected not in (None, kind):
        return {'geometry-mismatch'}
    codes = {'legacy-crs'} if 'crs' in value else set()
    return codes | check_coordinates(kind, value.get('coordinates'))


# #region h3
def is_cell(text: str) -> bool:
    """Whether fifteen hexadecimal digits are an H3 cell: resolution, base cell, fifteen digits of three bits."""
    bits = int(text, 16)
    resolution, base = bits >> 52 & 15, bits >> 45 & 127
    digits = [bits >> 3 * (14 - i) & 7 for i in range(15)]
    used, rest = digits[:resolution], digits[resolution:]
    if base > 121 or 7 in used or any(digit != 7 for digit in rest):
        return False
    return base not in PENTAGONS or next(filter(None, used), 0) != 1
# #endregion h3


def check_wkt(value, order: str) -> set[str]:
    """Well-Known Text of one of three geometries (LP-51)."""
    if not isinstance(value, str):
        return {'not-text'}
    text = value.strip(' \t\n\r')
    if EWKT.match(text):
        return {'wkt-ewkt'}
    found = WKT.fullmatch(text)
    if not found:
        return {'wkt-syntax'}
    name, z, empty, body = found.groups()
    kind = {'POINT': 'Point', 'LINESTRING': 'LineString', 'POLYGON': 'Polygon'}.get(name.upper())
    if not kind:
        return {'wkt-type'}
    if empty:
        return {'wkt-empty'}

    def position(part: str) -> list[float]:
        numbers = re.split('[ \t\n\r]+', part.strip(' \t\n\r'))
        if len(numbers) != (3 if z else 2) or not all(map(is_wkt_number, numbers)):
            raise ValueError('not a position')
        return list(map(float, numbers))

    def path(part: str) -> list:
        return list(map(position, part.split(',')))

    try:
        if kind == 'Polygon':
            if not WKT_RINGS.fullmatch(body):
                return {'wkt-syntax'}
            coordinates = list(map(path, re.findall(r'\(([^()]*)\)', body)))
        else:
            coordinates = position(body) if kind == 'Point' else path(body)
    except ValueError:
        return {'wkt-syntax'}
    return check_coordinates(kind, coordinates, order)


def check_scaled(value, order: str) -> set[str]:
    """LP-53."""
    x, y, scale = (value.get(name) for name in ('x', 'y', 'scale')) if isinstance(value, dict) else (None,) * 3
    if not (is_integer(x) and is_integer(y) and is_integer(scale) and scale > 0):
        return {'scaled-shape'}
    if order == 'other':
        return set()
    return check_range(x / scale, y / scale) if order == 'lon-lat' else check_range(y / scale, x / scale)


def check_location(kind: str, value, order: str) -> set[str]:
    """A location of a type of the registry; order is that of srs."""
    if kind == 'coordinate-decimal+lon-lat':
        pair = isinstance(value, list) and len(value) == 2 and all(map(is_number, value))
        return check_coordinates('Point', value) if pair else {'decimal-shape'}
    if kind in GEOMETRIES:
        return check_geometry(value, GEOMETRIES[kind])
    if kind == 'h3':
        return {'h3-form'} if not is_h3(value) else set() if is_cell(value) else {'h3-not-cell'}
    if kind == 'geohash':
        return set() if is_geohash(value) else {'geohash-alphabet'}
    if kind == 'wkt':
        return check_wkt(value, order)
    if kind == 'address':
        return set() if isinstance(value, str) and value.strip(SPACE) else {'address-empty'}
    return check_scaled(value, order)


def check_record(record) -> set[str]:
    """A v0.2 record (LP-1 to LP-12, LP-35, LP-36, LP-40 to LP-54)."""
    if not isinstance(record, dict):
        return {'not-object'}
    version, srs, kind = (record.get(name) for name in REQUIRED[:3])
    major = version.split('.')[0].lstrip('0') if is_version(version) else None
    if major not in (None, '', '1'):
        return {'version-major'}
    stamps, media_type, time = (record.get(name) for name in ('proof', 'media_type', 'event_timestamp'))
    texts = [name for name in ('srs', 'media_data', 'media_type', 'attributes_schema') if name in record]
    codes = check_srs(srs) if isinstance(srs, str) else set()
    conditions = {
        'missing-field': any(name not in record for name in REQUIRED),
        'wrong-type': not all(isinstance(record[name], str) for name in texts)
        or 'extensions' in record and not isinstance(record['extensions'], dict),
        'version-pattern': 'lp_version' in record and major is None,
        'version-zero': major == '',
        'srs-lat-first': axes(srs) == 'lat-lon' and isinstance(kind, str)
        and (kind.startswith('geojson-') or kind == 'coordinate-decimal+lon-lat'),
        'location-type-unknown': 'location_type' in record and kind not in TYPES,
        'event-timestamp': 'event_timestamp' in record and not (is_integer(time) and time > 0),
        'event-milliseconds': is_integer(time) and time > 100_000_000_000,
        'media-type-form': isinstance(media_type, str) and not is_media_type(media_type),
        'media-pair': ('media_data' in record) != ('media_type' in record),
        'attributes-not-text': 'attributes' in record and not isinstance(record['attributes'], str),
        'attributes-schema-form': isinstance(record.get('attributes_schema'), str)
        and not is_attributes_schema(record['attributes_schema']),
        'schema-without-attributes': 'attributes_schema' in record and 'attributes' not in record,
        'proof-shape': 'proof' in record and not (isinstance(stamps, dict) and all(
            isinstance(stamps.get(name), str) for name in ('stamp_types', 'stamps'))),
        'unknown-field': not record.keys() <= FIELDS,
    }
    codes |= {code for code, holds in conditions.items() if holds}
    if kind in TYPES and 'location' in record:
        codes |= check_location(kind, record['location'], axes(srs))
    return codes


# #region payloads
V01 = ('uint256 eventTimestamp,string srs,string locationType,string location,string[] recipeType,'
       'bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo')
V02 = 'string lp_version,string srs,string location_type,string location'
BASE = 'string srs, string locationType, string location, uint8 specVersion'
LAYOUTS = {'v0.1': types_of(V01), 'base-2025': types_of(BASE), 'v0.2': types_of(V02)}


def check_v01(values: list) -> set[str]:
    """Nine slots of v0.1 (LP-17 to LP-19)."""
    time, srs, kind, location, recipe_type, recipe_payload, media_type, media_data, _ = values
    first = location.split(',')[0].strip(' \t\r\n')
    conditions = {
        'event-milliseconds': int(time) > 100_000_000_000,
        'recipe-pairs': len(recipe_type) != len(recipe_payload),
        'media-pairs': len(media_type) != len(media_data),
        'srs-empty': not srs,
        'location-empty': not location.strip(SPACE),
        'api-swaps-axes': is_bare_pair(location) and abs(float(first)) <= 90,
    }
    codes = {code for code, holds in conditions.items() if holds}
    announced = re.match(r'geojson|(point|polygon)\Z', kind, re.I | re.A)
    if announced or location.lstrip(' \t\r\n').startswith('{"type"'):
        try:
            value = parse(location)
            codes |= {'not-geojson'} if isinstance(value, str) else check_geometry(value)
        except ValueError:
            codes.add('location-not-json')
    return codes


def check_v02(values: list) -> set[str]:
    """The record inside a v0.2 payload (LP-16)."""
    record = dict(zip(REQUIRED, values))
    kind = record['location_type']
    try:
        if kind not in TYPES:
            return {'location-unreadable'}
        if kind in GEOMETRIES or kind in ('coordinate-decimal+lon-lat', 'scaledCoordinates'):
            record['location'] = parse(record['location'])
    except ValueError:
        return {'location-unreadable'}
    return check_record(record)


def check_payload(version: str, data: bytes) -> set[str]:
    """Bytes of a payload with a known layout (LP-20, LP-21)."""
    types = LAYOUTS[version]
    try:
        values = decode(types, data)
    except ValueError:
        return {'payload-undecodable'}
    codes = {'v0.1': check_v01, 'v0.2': check_v02}.get(version, lambda _: set())(values)
    return codes if encode(types, values) == data else codes | {'payload-not-canonical'}
# #endregion payloads


def is_canonical(types: list[str], data: bytes) -> bool:
    """Whether bytes decode, and encoding the values again gives the same bytes."""
    try:
        return encode(types, decode(types, data)) == data
    except ValueError:
        return False


def uid_of(schema: str) -> str:
    """UID of a revocable schema without a resolver."""
    return schema_uid(schema, '0x' + '00' * 20, True)


KNOWN = {uid_of(V01): 'v0.1', uid_of(V02): 'v0.2'}
VARIANTS = {uid_of(V02.replace(',', ', ')): 'v0.2', uid_of(BASE): 'base-2025',
            uid_of('string srs, string location_type, string location, uint8 lp_version'): None,
            uid_of(V01.replace('bytes[] recipePayload', 'string[] recipePayload')): None}
ABSENT = object()
UNREADABLE = {'not-json', 'salt-missing', 'not-package', 'version-unsupported', 'field-missing', 'field-form'}
BROKEN = UNREADABLE | {'uid-of-dart', 'uid-mismatch', 'signature-malformed', 'signature-high-s', 'signer-mismatch'}


def hexadecimal(size: int | None = None):
    """Tells whether a value is bytes, as many as given."""
    return full('0x([0-9a-fA-F]{2})' + ('*' if size is None else f'{{{size}}}'))


def below(limit: int):
    """Tells whether a value is an integer of the envelope below a limit."""
    def holds(value) -> bool:
        if isinstance(value, str):
            digits = value.lstrip('0') or '0'
            return full(r'\d+')(value) and len(digits) < 40 and int(digits) < limit
        return is_integer(value) and 0 <= value < limit
    return holds


def is_text(value) -> bool:
    """Whether a value is a string."""
    return isinstance(value, str)


FORMS = {
    ('domain', 'name'): is_text, ('domain', 'version'): is_text, ('domain', 'chainId'): below(2**53),
    ('domain', 'verifyingContract'): hexadecimal(20), ('message', 'recipient'): hexadecimal(20),
    ('message', 'schema'): hexadecimal(32), ('message', 'refUID'): hexadecimal(32),
    ('message', 'salt'): hexadecimal(32), ('message', 'data'): hexadecimal(), ('message', 'time'): below(2**64),
    ('message', 'expirationTime'): below(2**64), ('message', 'revocable'): lambda value: isinstance(value, bool),
    ('signature', 'r'): hexadecimal(32), ('signature', 's'): hexadecimal(32), ('signature', 'v'): below(256),
}


def read_package(package) -> tuple[set[str], dict]:
    """Why a package cannot be read, or its parts: domain, message, signature, uid and signer (LP-26)."""
    if not isinstance(package, dict):
        return {'not-package'}, {}
    sig = package['sig'] if isinstance(package.get('sig'), dict) else package
    message = sig.get('message')
    if isinstance(message, dict) and 'salt' not in message:
        return {'salt-missing'}, {}
    if not isinstance(message, dict) and ('eventTimestamp' in sig or 'location' in sig):
        return {'salt-missing'}, {}
    if not all(isinstance(sig.get(name), dict) for name in ('domain', 'message', 'signature')):
        return {'not-package'}, {}
    version = message.get('version', sig.get('version'))
    if version != '2' and not (is_integer(version) and version == 2):
        return {'version-unsupported'}, {}
    parts = {name: sig[name] for name in ('domain', 'message', 'signature')}
    parts['uid'] = sig.get('uid', package.get('uid', ABSENT))
    parts['signer'] = package.get('signer', sig.get('signer', ABSENT))
    if ABSENT in (parts['uid'], parts['signer']) or any(name not in parts[part] for part, name in FORMS):
        return {'field-missing'}, {}
    if not (hexadecimal(32)(parts['uid']) and hexadecimal(20)(parts['signer'])
            and all(form(parts[part][name]) for (part, name), form in FORMS.items())):
        return {'field-form'}, {}
    return set(), parts


def check_package(package, expect: dict) -> tuple[set[str], str | None]:
    """Codes of an offchain package, and the address that its signature leads to (LP-22 to LP-34)."""
    codes, parts = read_package(package)
    if codes:
        return codes, None
    domain, message, signature = parts['domain'], parts['message'], parts['signature']
    schema, uid, signer = message['schema'].lower(), parts['uid'].lower(), parts['signer'].lower()
    r, s, v = int(signature['r'], 16), int(signature['s'], 16), int(signature['v'])
    found = recover(attest_digest(domain, message), r, s, v)
    dart = uid == offchain_uid(message, of_dart=True)
    fits = uid == offchain_uid(message)
    expires, now = int(message['expirationTime']), int(expect.get('now', 0))
    conditions = {
        'schema-not-pinned': 'schema' in expect and schema != expect['schema'].lower(),
        'schema-unknown': schema not in KNOWN and schema not in VARIANTS,
        'schema-variant': schema in VARIANTS,
        'domain-name': domain['name'] != 'EAS Attestation',
        'domain-chain': 'chainId' in expect and int(domain['chainId']) != int(expect['chainId']),
        'domain-contract': 'verifyingContract' in expect
        and domain['verifyingContract'].lower() != expect['verifyingContract'].lower(),
        'uid-of-dart': dart,
        'uid-mismatch': not dart and not fits,
        'signature-malformed': found is None,
        'signature-high-s': found is not None and s > HALF,
        'signer-mismatch': found is not None and found != signer,
        'signer-not-trusted': 'signers' in expect and found == signer
        and signer not in [trusted.lower() for trusted in expect['signers']],
        'revoked': any(entry['uid'].lower() == uid and entry['revoker'].lower() == signer
                       for entry in expect.get('revocations', [])),
        'expired': 'now' in expect and expires != 0 and expires <= now,
        'signed-in-future': 'now' in expect and int(message['time']) > now,
    }
    codes = {code for code, holds in conditions.items() if holds}
    data = unhex(message['data'])
    layout = KNOWN.get(schema) or VARIANTS.get(schema) or next(
        (name for name, types in LAYOUTS.items() if is_canonical(types, data)), None)
    return codes | (check_payload(layout, data) if layout else {'payload-undecodable'}), found


# #region proofs
def is_word(value) -> bool:
    """Whether a value is text and not empty."""
    return isinstance(value, str) and value != ''


def is_time(value) -> bool:
    """Whether a value is a time in Unix seconds."""
    return is_integer(value) and value > 0


def is_object(value) -> bool:
    """Whether a value is a JSON object."""
    return isinstance(value, dict)


IDENTITY = {'scheme': is_word, 'value': is_word}
SPAN = {'start': is_time, 'end': is_time}
PLACE = {'lpVersion': is_text, 'locationType': is_word,
         'location': lambda value: isinstance(value, (dict, str)), 'srs': is_text}
SIGNATURE = {'signer': IDENTITY, 'algorithm': is_word, 'value': is_word, 'timestamp': is_time}
CLAIM = {**PLACE, 'subject': IDENTITY, 'radius': is_number, 'time': SPAN,
         'eventType?': is_text}
STAMP = {**PLACE, 'temporalFootprint': SPAN, 'plugin': is_word, 'pluginVersion': is_word, 'signals': is_object,
         'signatures': [SIGNATURE]}
PROOF = {'claim': CLAIM, 'stamps': [STAMP]}


def check_members(value, form) -> set[str]:
    """Members and their types, by a form: a test, members by name, or a list of one form (LP-55)."""
    if isinstance(form, list):
        if not isinstance(value, list):
            return {'member-type'}
        return set().union(*(check_members(item, form[0]) for item in value))
    if not isinstance(form, dict):
        return set() if form(value) else {'member-type'}
    if not isinstance(value, dict):
        return {'member-type'}
    codes = set()
    for name, inner in form.items():
        if name.rstrip('?') in value:
            codes |= check_members(value[name.rstrip('?')], inner)
        elif not name.endswith('?'):
            codes.add('member-missing')
    return codes


def pick(value, form):
    """The members that a form names, in its order; of a location its type, and its coordinates or geometries."""
    if isinstance(form, list):
        return [pick(item, form[0]) for item in value]
    if isinstance(form, dict):
        names = [name.rstrip('?') for name in form if name.rstrip('?') in value]
        return {name: pick(value[name], {**form, 'eventType': is_text}[name]) for name in names}
    if form is PLACE['location'] and isinstance(value, dict):
        inner = 'geometries' if value.get('type') == 'GeometryCollection' else 'coordinates'
        kept = {name: value[name] for name in ('type', inner) if name in value}
        if isinstance(kept.get('geometries'), list):
            kept['geometries'] = pick(kept['geometries'], [form])
        return kept
    return value


def stamp_message(stamp: dict) -> str:
    """Text that a stamp signs: its members without the signatures, as sorted JSON (LP-59)."""
    return sorted_json({name: content for name, content in pick(stamp, STAMP).items() if name != 'signatures'})


def check_signatures(stamp: dict) -> set[str]:
    """Signatures of a stamp whose members have their types (LP-59)."""
    codes, digest = set(), personal_digest(stamp_message(stamp))
    for signature in stamp['signatures']:
        text = signature['value']
        if signature['algorithm'] != 'secp256k1':
            codes.add('algorithm-unsupported')
        elif not hexadecimal(65)(text):
            codes.add('stamp-signature')
        else:
            r, s, v = int(text[2:66], 16), int(text[66:130], 16), int(text[130:], 16)
            if s > HALF or recover(digest, r, s, v) != signature['signer']['value'].lower():
                codes.add('stamp-signature')
    return codes


def check_place(value: dict, span: str) -> set[str]:
    """What a claim and a stamp share; a member without its type is passed over here."""
    codes, version, kind, srs = set(), value.get('lpVersion'), value.get('locationType'), value.get('srs')
    if is_text(version) and version != '0.2':
        codes.add('lp-version-value')
    if is_text(srs):
        codes |= check_srs(srs)
    if kind in TYPES and isinstance(value.get('location'), (dict, str)):
        codes |= check_location(kind, value['location'], axes(srs))
    ends = value.get(span)
    if isinstance(ends, dict) and is_time(ends.get('start')) and is_time(ends.get('end')):
        if ends['end'] < ends['start']:
            codes.add('window-order')
    return codes


def check_claim(claim) -> set[str]:
    """LP-55 to LP-57."""
    if not isinstance(claim, dict):
        return {'not-object'}
    radius = claim.get('radius')
    low = {'radius-not-positive'} if isinstance(radius, float) and radius <= 0 else set()
    return check_members(claim, CLAIM) | check_place(claim, 'time') | low


def check_stamp(stamp) -> set[str]:
    """LP-55 and LP-57 to LP-59."""
    if not isinstance(stamp, dict):
        return {'not-object'}
    codes = check_members(stamp, STAMP)
    if stamp.get('signatures') == []:
        codes.add('stamp-unsigned')
    if not codes & {'member-missing', 'member-type'}:
        codes |= check_signatures(stamp)
    return codes | check_place(stamp, 'temporalFootprint')


def check_proof(proof) -> set[str]:
    """LP-55 to LP-60."""
    if not isinstance(proof, dict):
        return {'not-object'}
    codes = check_members(proof, PROOF)
    if isinstance(proof.get('claim'), dict):
        codes |= check_claim(proof['claim'])
    if isinstance(proof.get('stamps'), list):
        codes |= set().union(*map(check_stamp, filter(is_object, proof['stamps'])))
        if not proof['stamps']:
            codes.add('proof-empty')
    return codes
# #endregion proofs
