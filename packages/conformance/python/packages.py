"""Offchain packages of EAS (LP-22 to LP-34)."""

from crypto import HALF, recover
from ethereum import attest_digest, decode, domain_separator, encode, number, offchain_uid, schema_uid, unhex
from forms import is_integer
from reasons import full, hexadecimal, is_text
from records import BASE, LAYOUTS, V01, V02, check_payload


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


def below(limit: int):
    """Tells whether a value is an integer of the envelope below a limit."""
    def holds(value) -> bool:
        if isinstance(value, str):
            digits = value.lstrip('0') or '0'
            return full(r'\d+')(value) and len(digits) < 40 and int(digits) < limit
        return is_integer(value) and 0 <= value < limit
    return holds


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
    r, s, v = int(signature['r'], 16), int(signature['s'], 16), number(signature['v'])
    found = recover(attest_digest(domain_separator(domain), message), r, s, v)
    dart = uid == offchain_uid(message, of_dart=True)
    fits = uid == offchain_uid(message)
    expires, now = number(message['expirationTime']), number(expect.get('now', '0'))
    conditions = {
        'schema-not-pinned': 'schema' in expect and schema != expect['schema'].lower(),
        'schema-unknown': schema not in KNOWN and schema not in VARIANTS,
        'schema-variant': schema in VARIANTS,
        'domain-name': domain['name'] != 'EAS Attestation',
        'domain-chain': 'chainId' in expect and number(domain['chainId']) != number(expect['chainId']),
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
        'signed-in-future': 'now' in expect and number(message['time']) > now,
    }
    codes = {code for code, holds in conditions.items() if holds}
    data = unhex(message['data'])
    layout = KNOWN.get(schema) or VARIANTS.get(schema) or next(
        (name for name, types in LAYOUTS.items() if is_canonical(types, data)), None)
    return codes | (check_payload(layout, data) if layout else {'payload-undecodable'}), found
