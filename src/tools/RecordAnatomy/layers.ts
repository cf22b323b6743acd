/** The layers of a record, and what each adds. */
export const LAYERS = {
  Place: 'What you state, as text.',
  Schema: 'Says how to read the payload.',
  Payload: 'Place and eight more fields in words of 32 bytes, their positions and lengths included.',
  Envelope: 'Chain, contract, time and salt, with the hash of the payload.',
  Signature: 'Your key signs the digest of the envelope, and so all that is in it.',
};
