import {Fragment, type ReactNode} from 'react';
import type {Network} from '@site/data/types';
import {DataTable} from '../parts/DataTable';
import {Tag, type Tone} from '../parts/Tag';
import {LongCode} from '../parts/Value';
import styles from '../parts/DataTable.module.css';

type Row = Pick<Network, 'key' | 'chainId' | 'name' | 'testnet' | 'eas' | 'schemaRegistry' | 'easVersion'> & {
  /** What is known about the v0.1 schema there. */
  readonly schema: 'listed' | 'unverified' | 'absent';
};

const schemaStates: Record<Row['schema'], {tone: Tone; label: string; title: string}> = {
  listed: {tone: 'good', label: 'Listed', title: 'A project that uses the schema lists it for this chain.'},
  unverified: {
    tone: 'warn',
    label: 'Not verified',
    title: 'No source shows whether the schema is registered on this chain.',
  },
  absent: {
    tone: 'neutral',
    label: 'Not used',
    title: 'A project that lists its chains states that it uses no schema on this chain.',
  },
};

/** Chains with the Ethereum Attestation Service, from `data/networks.ts`. */
export default function NetworkTable({data}: {readonly data: readonly Row[]}): ReactNode {
  return (
    <DataTable
      caption="Chains with the Ethereum Attestation Service (EAS), its version as the EAS package lists it, and whether the v0.1 location schema is known there"
      head={['Chain', 'v0.1 schema', 'EAS contract', 'SchemaRegistry', 'EAS version']}
      rows={data.map(({key, chainId, name, testnet, eas, schemaRegistry, easVersion, schema}) => ({
        key,
        cells: [
          <Fragment key="name">
            {name}
            <small className={styles.note}>
              {testnet ? 'test' : 'main'} network, id {chainId}
            </small>
          </Fragment>,
          <Tag key="schema" tone={schemaStates[schema].tone} title={schemaStates[schema].title}>
            {schemaStates[schema].label}
          </Tag>,
          <LongCode key="eas">{eas}</LongCode>,
          <LongCode key="registry">{schemaRegistry}</LongCode>,
          easVersion,
        ],
      }))}
    />
  );
}
