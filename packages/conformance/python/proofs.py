"""Claims, stamps and proofs (LP-55 to LP-60)."""

from crypto import HALF, recover
from ethereum import personal_digest, typed
from forms import is_number, sorted_json
from locations import TYPES, axes, check_location, check_srs
from reasons import hexadecimal, is_object, is_text, is_time, is_word

# #region proofs
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
        return [pick(item, form[0]) for item in typed(value, list)]
    if isinstance(form, dict):
        names = [name.rstrip('?') for name in form if name.rstrip('?') in typed(value, dict)]
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
    return sorted_json(pick(stamp, {name: form for name, form in STAMP.items() if name != 'signatures'}))


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
    low = {'radius-not-positive'} if is_number(radius) and radius <= 0 else set()
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
