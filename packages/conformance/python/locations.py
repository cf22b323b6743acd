"""Reference systems, positions and the location types of the registry (LP-4, LP-5, LP-40 to LP-54)."""

import re

from forms import decimals, is_integer, is_number
from reasons import full

TYPES = ('coordinate-decimal+lon-lat', 'geojson-point', 'geojson-line', 'geojson-polygon', 'h3', 'geohash', 'wkt',
         'address', 'scaledCoordinates')
GEOMETRIES = {'geojson-point': 'Point', 'geojson-line': 'LineString', 'geojson-polygon': 'Polygon'}
PENTAGONS = {4, 14, 24, 38, 49, 58, 63, 72, 83, 97, 107, 117}
SPACE = '\t\n\v\f\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029' \
        '\u202f\u205f\u3000'

is_short_code = full(r'(EPSG|CRS|OGC|IAU|ESRI):[\w.:-]+', re.I)
is_uri = full(r'https?://[!-"$-.0->@-~][!-~]*|urn:[a-z0-9][a-z0-9-]+:[!-~]+', re.I)
is_lon_first = full(r'http://www\.opengis\.net/def/crs/OGC/(1\.3/CRS84|0/CRS84h)|urn:ogc:def:crs:OGC:(1\.3)?:CRS84')
is_lat_first = full(r'http://www\.opengis\.net/def/crs/EPSG/[^/]+/4326|urn:ogc:def:crs:EPSG:[^:]*:4326')
is_h3 = full('8[0-9a-f]{14}')
is_geohash = full('[0-9b-hjkmnp-z]{1,12}')
is_wkt_number = full(r'[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?', re.I)
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
    codes = set() if is_uri(srs) else {'srs-not-uri'}
    return codes | {'srs-https'} if srs.startswith('https://www.opengis.net/def/crs/') else codes


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

    def line(self, value: list) -> None:
        """LP-45."""
        if len(value) < 2:
            self.codes.add('line-too-short')
        self.jumps([self.position(item) for item in value])

    def rings(self, value: list) -> None:
        """LP-46 and LP-47."""
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
    if kind != 'Point' and not isinstance(value, list):
        return {'position-shape'}
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
