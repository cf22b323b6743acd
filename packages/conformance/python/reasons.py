"""The reason codes, their order, and tests for values."""

import re

from forms import is_integer

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


def hexadecimal(size: int | None = None):
    """Tells whether a value is bytes, as many as given."""
    return full('0x([0-9a-fA-F]{2})' + ('*' if size is None else f'{{{size}}}'))


def is_text(value) -> bool:
    """Whether a value is a string."""
    return isinstance(value, str)


def is_word(value) -> bool:
    """Whether a value is text and not empty."""
    return isinstance(value, str) and value != ''


def is_time(value) -> bool:
    """Whether a value is a time in Unix seconds."""
    return is_integer(value) and value > 0


def is_object(value) -> bool:
    """Whether a value is a JSON object."""
    return isinstance(value, dict)
