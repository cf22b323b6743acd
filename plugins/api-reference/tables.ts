import type {RootContent} from 'mdast';
import {requirements, type Verdict} from '../../data/conformance';
import {permalink, row, text} from '../shared/mdast';
import {toAnchorId, toPhrasing} from './nodes';

const verdicts: Record<Verdict, string> = {
  met: 'Met',
  partly: 'Partly',
  differs: 'Differs',
  'not-met': 'Not met',
  none: 'Not implemented',
};

/** OGC 17-069r4 requirement by requirement. */
export function renderOgcConformanceTable(): RootContent[] {
  const rows = requirements.map(({id, asks, verdict, evidence}) =>
    row([[permalink(id, toAnchorId('requirement', id))], ...[asks, verdicts[verdict], evidence].map(toPhrasing)]),
  );
  const head = row(['Requirement', 'Description', 'Verdict', 'Evidence'].map((title) => [text(title)]));
  return [{type: 'table', children: [head, ...rows]}];
}
