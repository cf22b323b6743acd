import type {RootContent} from 'mdast';
import {requirements, type Verdict} from '../../data/conformance';
import {anchor, table} from './nodes';

const verdicts: Record<Verdict, string> = {
  met: 'Met',
  partly: 'Partly',
  differs: 'Differs',
  'not-met': 'Not met',
  none: 'Not implemented',
};

/** OGC 17-069r4 requirement by requirement. */
export function conformanceTable(): RootContent[] {
  const rows = requirements.map(({id, asks, verdict, evidence: found}) => [
    {label: id, id: anchor('requirement', id)},
    asks,
    verdicts[verdict],
    found,
  ]);
  return table(['Requirement', 'Description', 'Verdict', 'Evidence'], rows);
}
