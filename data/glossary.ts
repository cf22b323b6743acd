import type {GlossaryEntry} from './types';

const verified = '2026-11-21';

/** Terms of these pages, one per concept, in alphabetical order of the term. */
export const glossary: GlossaryEntry[] = [
  {
    id: 'attestation',
    term: 'Attestation',
    definition: 'A signed statement whose fields follow a registered schema.',
    see: ['location-attestation'],
    source: 'ethereum-attestation-service/eas-contracts@aa47c22:contracts/Common.sol',
    verified,
  },
  {
    id: 'location-attestation',
    term: 'Location attestation',
    definition: 'A location record that is carried and signed by an attestation system such as EAS.',
    see: ['attestation', 'location-record'],
    source: 'DecentralizedGeo/location-protocol-spec@568add2:docs/spec-page',
    verified,
  },
  {
    id: 'location-record',
    term: 'Location record',
    definition: 'A place, written in the base fields of the Location Protocol so that software knows how to read it.',
    see: ['location-attestation'],
    source: 'DecentralizedGeo/location-protocol-spec@568add2:docs/spec-page',
    verified,
  },
];
