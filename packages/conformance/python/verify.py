"""Verifies a signed location record with Python 3.11, crypto.py and ethereum.py, without packages or network.

Usage: python3 verify.py <file> <address of the signer you expect>
"""
import json
import sys
import time

from crypto import HALF, recover
from ethereum import attest_digest, decode, domain_separator, offchain_uid, schema_uid, types_of, unhex

# #region accept
# What you accept. None of it comes from the record.
CHAINS = {11155111: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e'}  # EAS on Sepolia
SCHEMA = ('uint256 eventTimestamp,string srs,string locationType,string location,string[] recipeType,'
          'bytes[] recipePayload,string[] mediaType,string[] mediaData,string memo')  # v0.1
SCHEMA_UID = schema_uid(SCHEMA, '0x' + '00' * 20, True)
CLOCK_SKEW = 300  # seconds that the signer's clock may be ahead of yours
# #endregion accept


# #region verify
def rejection_reason(record: dict, signer: str) -> str | None:
    """Why a record is rejected; None when it is valid."""
    try:  # a stranger wrote the record, so anything in it can be missing
        sig = record['sig']
        domain, message, uid = sig['domain'], sig['message'], sig.get('uid', record.get('uid'))
        if message['schema'].lower() != SCHEMA_UID:
            return 'the schema is not accepted'
        contract = CHAINS.get(int(domain['chainId']))
        if contract is None:
            return f"chain {domain['chainId']} is not accepted"
        if domain['verifyingContract'].lower() != contract.lower():
            return f"signed for contract {domain['verifyingContract']}, not for EAS"
        r, s, v = (int(str(sig['signature'][name]), 0) for name in 'rsv')
        digest = attest_digest(domain_separator({**domain, 'name': 'EAS Attestation'}), message)
        if (int(message.get('version', sig.get('version'))) != 2 or s > HALF
                or recover(digest, r, s, v) != signer.lower() or offchain_uid(message) != uid.lower()):
            return 'UID or signature does not match the content and this signer'
        decode(types_of(SCHEMA), unhex(message['data']))  # raises when the bytes do not fit the schema
        now, expires = time.time(), int(message['expirationTime'])
        if int(message['time']) > now + CLOCK_SKEW:
            return 'the signing time is in the future'
        return 'expired' if 0 < expires <= now else None
    except Exception as error:
        return f'the record cannot be checked: {error!r}'
# #endregion verify


# #region run
def main() -> None:
    """Reads the command line, and prints the result and the signed place."""
    if len(sys.argv) != 3:
        sys.exit('Usage: python3 verify.py <file> <address of the signer you expect>')
    with open(sys.argv[1], encoding='utf-8') as file:
        record = json.load(file)
    reason = rejection_reason(record, sys.argv[2])
    print('result  ', f'rejected: {reason}' if reason else 'valid')
    if reason:
        sys.exit(1)
    fields = decode(types_of(SCHEMA), unhex(record['sig']['message']['data']))
    print('location', fields[3])
    print('memo    ', fields[8])


if __name__ == '__main__':
    main()
# #endregion run
