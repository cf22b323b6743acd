import type {RootContent} from 'mdast';
import {requirements, type Verdict} from '../../data/conformance';
import {toAnchorId, createTable} from './nodes';

const verdicts: Record<Verdict, string> = {
  met: 'Met',
  partly: 'Partly',
  differs: 'Differs',
  'not-met': 'Not met',
  none: 'Not implemented',
};

/** OGC 17-069r4 requirement by requirement. */
export function renderOgcConformanceTable(): RootContent[] {
  const rows = requirements.map(({id, asks, verdict, evidence: found}) => [
    {label: id, id: toAnchorId('requirement', id)},
    asks,
    verdicts[verdict],
    found,
  ]);
  return createTable(['Requirement', 'Description', 'Verdict', 'Evidence'], rows);
}
