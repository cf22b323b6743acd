"""Records, and the payloads that carry them (LP-1 to LP-21)."""

import re

from ethereum import decode, encode, types_of
from forms import is_integer, parse
from locations import GEOMETRIES, SPACE, TYPES, axes, check_geometry, check_location, check_srs
from reasons import full

REQUIRED = ('lp_version', 'srs', 'location_type', 'location')
FIELDS = {*REQUIRED, 'event_timestamp', 'media_type', 'media_data', 'attributes', 'attributes_schema', 'proof',
          'extensions'}
is_version = full(r'\d+\.\d+\.\d+')
is_media_type = full(r'[A-Za-z0-9][\w!#$&^.+-]{0,126}/[A-Za-z0-9][\w!#$&^.+-]{0,126}([ \t]*;[ -~\t]*)?')
is_attributes_schema = full(
    r'json:inline:(?=.)([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?'
    r'|ipfs:cid:(Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{20,})'
    r'|eas:[a-z0-9-]+:0x[0-9a-fA-F]{64}'
    r'|atproto:lexicon:[A-Za-z][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)+\.[A-Za-z][A-Za-z0-9]*')
is_bare_pair = full(r'[ \t\r\n]*-?\d+(\.\d+)?[ \t\r\n]*,[ \t\r\n]*-?\d+(\.\d+)?[ \t\r\n]*')


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
