// runs: sdk
// Makes the error that the API client throws for status 404, and reads its
// parts.
import {NotFoundError} from '@decentralized-geo/astral-sdk';

const error = NotFoundError.forResource('attestation', 'a-uid');
console.log(error.code);
console.log(error.message);
