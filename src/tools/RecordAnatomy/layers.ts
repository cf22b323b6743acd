/** The layers of a record, and what each holds. */
export const RECORD_LAYER_DESCRIPTIONS = {
  Place: 'What you state, as text',
  Schema: 'How to read the payload',
  Payload: 'The place and eight more fields',
  Envelope: 'Chain, time, salt, the payload’s hash',
  Signature: 'Your key signs the envelope’s digest',
};
