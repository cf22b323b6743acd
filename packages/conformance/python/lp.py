"""Location Protocol in Python 3.11, with the standard library alone: answers the conformance kit.

    node conformance.mjs -- python3 lp.py
"""

import base64
import hashlib
import json
import math
import sys

import crypto
import ethereum as eth
import packages
import proofs
import records
from forms import cbor, compact, location_text, parse, sorted_json
from reasons import answer

EARTH = 6_371_000  # metres, radius of the sphere of LP-62


def read(question: dict, name: str):
    """The value of a check: as it came, or parsed from text. ValueError when the text is not JSON."""
    return parse(question['text']) if 'text' in question else question[name]


def check_record(question: dict) -> dict:
    try:
        record = read(question, 'record')
    except ValueError:
        return answer({'not-json'})
    return answer(records.check_record(record))


def check_package(question: dict) -> dict:
    try:
        package = read(question, 'package')
    except ValueError:
        return answer({'not-json'}, intact=False, signer=None)
    codes, signer = packages.check_package(package, question.get('expect', {}))
    return answer(codes, intact=not codes & packages.BROKEN, signer=signer)


def canonical(value) -> dict:
    data = cbor(value)
    return {'json': sorted_json(value), 'cbor': '0x' + data.hex(), 'base64': base64.b64encode(data).decode(),
            'sha256': '0x' + hashlib.sha256(data).hexdigest()}


def sign(domain: dict, message: dict, key: str) -> dict:
    digest = eth.attest_digest(eth.domain_separator(eth.members(domain)), eth.members(message))
    r, s, v = crypto.sign(int.from_bytes(eth.unhex(key, 32)), digest)
    return {'r': f'0x{r:064x}', 's': f'0x{s:064x}', 'v': v, 'signer': crypto.recover(digest, r, s, v)}


def distance(a, b) -> float | None:
    """Metres between two GeoJSON Points, or None when one of the two is not a Point."""
    if not all(isinstance(place, dict) and place.get('type') == 'Point' for place in (a, b)):
        return None
    (lon1, lat1), (lon2, lat2) = (map(math.radians, place['coordinates'][:2]) for place in (a, b))
    h = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 2 * EARTH * math.atan2(math.sqrt(h), math.sqrt(max(0, 1 - h)))


def overlap(claim: dict, stamp: dict) -> float:
    """Share of the claim's span that the stamp's span covers, ends included."""
    if stamp['start'] <= claim['start'] and stamp['end'] >= claim['end']:
        return 1
    shared = min(claim['end'], stamp['end']) - max(claim['start'], stamp['start'])
    return shared / (claim['end'] - claim['start']) if shared > 0 else 0


def nearest(value: float) -> int:
    """The nearest integer, halves up."""
    return math.floor(value + 0.5)


def evaluate(claim: dict, stamps: list[dict]) -> dict:
    """Figures of LP-62, in metres and basis points."""
    count = len(stamps)
    distances = [d for s in stamps if (d := distance(claim['location'], s['location'])) is not None]
    overlaps = [overlap(claim['time'], stamp['temporalFootprint']) for stamp in stamps]

    def share(part: float) -> int:
        return nearest(part / count * 10_000)

    return {
        'meanDistanceMeters': nearest(sum(distances) / len(distances)) if distances else 2**32 - 1,
        'maxDistanceMeters': nearest(max(distances)) if distances else 2**32 - 1,
        'withinRadiusBp': share(sum(d <= claim['radius'] for d in distances)),
        'meanOverlapBp': share(sum(overlaps)),
        'minOverlapBp': nearest(min(overlaps) * 10_000),
        'signaturesValidBp': share(sum(stamp['signatures'] != [] and not proofs.check_signatures(stamp) for stamp in stamps)),
        'uniquePluginRatioBp': share(len({stamp['plugin'] for stamp in stamps})),
        'stampCount': count,
    }


def digest_of(domain: dict, message: dict) -> dict:
    separator = eth.domain_separator(eth.members(domain))
    return {'domainSeparator': '0x' + separator.hex(), 'digest': '0x' + eth.attest_digest(separator, eth.members(message)).hex()}


def message_of(stamp: dict) -> dict:
    text = proofs.stamp_message(stamp)
    return {'text': text, 'digest': '0x' + eth.personal_digest(text).hex()}


# #region operations
OPERATIONS = {
    'check-record': check_record,
    'check-payload': lambda q: answer(records.check_payload(q['version'], eth.unhex(q['data']))),
    'check-package': check_package,
    'check-claim': lambda q: answer(proofs.check_claim(q['value'])),
    'check-stamp': lambda q: answer(proofs.check_stamp(q['value'])),
    'check-proof': lambda q: answer(proofs.check_proof(q['value'])),
    'location-text': lambda q: {'text': location_text(q['location'])},
    'encode-payload': lambda q: {'data': '0x' + eth.encode(eth.types_of(q['schema']), q['values']).hex()},
    'decode-payload': lambda q: {'values': eth.decode(eth.types_of(q['schema']), eth.unhex(q['data']))},
    'schema-uid': lambda q: {'uid': eth.schema_uid(q['schema'], q['resolver'], q['revocable'])},
    'offchain-uid': lambda q: {'uid': eth.offchain_uid(eth.members(q['message']))},
    'onchain-uid': lambda q: {'uid': eth.onchain_uid(eth.members(q['attestation']), q['bump'])},
    'digest': lambda q: digest_of(q['domain'], q['message']),
    'sign': lambda q: sign(q['domain'], q['message'], q['key']),
    'canonical': lambda q: canonical(q['value']),
    'private-root': lambda q: {'root': eth.private_root(q['leaves'])},
    'proof-hash': lambda q: {'hash': '0x' + crypto.keccak(compact(proofs.pick(q['proof'], proofs.PROOF)).encode()).hex()},
    'stamp-message': lambda q: message_of(q['stamp']),
    'evaluate': lambda q: evaluate(q['claim'], q['stamps']),
}
# #endregion operations


# #region loop
def main() -> None:
    """The line protocol: one question a line, one answer a line."""
    for line in sys.stdin.buffer:
        question = parse(line.decode())
        reply = {'seq': int(question['seq'])}
        if question['op'] == 'stop':
            return
        if question['op'] == 'start':
            reply |= {'protocol': 1, 'name': 'lp', 'version': '1.0.0', 'language': 'Python', 'ops': list(OPERATIONS)}
        else:
            try:
                reply['output'] = OPERATIONS[question['op']](eth.members(question['input']))
            except crypto.Fault as fault:
                reply['error'] = str(fault)
            except Exception as error:  # a question that cannot be answered must not end the run
                reply['error'] = f'{type(error).__name__}: {error}'
        print(json.dumps(reply), flush=True)
# #endregion loop


if __name__ == '__main__':
    main()
