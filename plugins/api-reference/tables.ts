import type {RootContent} from 'mdast';
import {claims, operationEvidence, type Evidence} from '../../data/api-ledger';
import {requirements, type Verdict} from '../../data/conformance';
import {knownIssues} from '../../data/known-issues';
import {parseSource} from '../../src/lib/source';
import type {Contract} from './contract';
import {anchor, table} from './nodes';
import {pageOfTag} from './rest';

const verdicts: Record<Verdict, string> = {
  met: 'Met',
  partly: 'Partly',
  differs: 'Differs',
  'not-met': 'Not met',
  none: 'Not implemented',
};

const evidence: Record<Evidence, string> = {
  'contract-tested': 'Read, executed, tested here',
  executed: 'Read and executed',
  emulated: 'Executed against an emulated neighbour',
  read: 'Read in source',
  inferred: 'Inferred from source',
  'not-verifiable': 'Not verifiable',
};

/** A source by its file name, because the whole path would make the table wider than the page. */
const sourceLink = (text: string): string => {
  const {label, href} = parseSource(text);
  const name = label.slice(Math.max(label.lastIndexOf('/'), label.lastIndexOf(':')) + 1);
  return href ? `[\`${name}\`](${href})` : label;
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

/** Each operation of the contract and how it is known. */
export function operationLedger({operations}: Contract): RootContent[] {
  const rows = [...operations.values()].map(({operationId, method, path, tags}) => {
    const known = operationEvidence[operationId];
    if (!known) throw new Error(`data/api-ledger.ts has no evidence for ${operationId}.`);
    const found = (known.knownIssues ?? []).map((id) => {
      if (!knownIssues.some((issue) => issue.id === id))
        throw new Error(`data/api-ledger.ts names an unknown issue ${id}.`);
      return `\`${id}\``;
    });
    return [
      {label: operationId, id: anchor('ledger', operationId)},
      `[\`${method} ${path}\`](${pageOfTag[tags[0] ?? '']}#${anchor(operationId)})`,
      evidence[known.evidence],
      found.join(', ') || 'None known',
    ];
  });
  return table(['Operation', 'Request', 'Basis', 'Known issues'], rows);
}

/** Statements of the section that are not about one operation, and how each is known. */
export function claimLedger(): RootContent[] {
  const rows = claims.map(({id, claim, evidence: known, source, page}) => [
    {label: id, id: anchor('claim', id)},
    `${claim} ([page](${page}))`,
    evidence[known],
    source.split('; ').map(sourceLink).join('; '),
  ]);
  return table(['Claim', 'Statement', 'Basis', 'Source'], rows);
}
