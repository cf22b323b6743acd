import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Result} from '@astral-docs/conformance/results';
import {DataTable} from '../parts/DataTable';
import {LongCode} from '../parts/Value';

/** Results of the conformance kit for each implementation, from `conformance/reports`. */
export default function KitResultTable({
  data,
}: {
  readonly data: readonly (Result & {readonly badgeWidth: number})[];
}): ReactNode {
  const folder = useBaseUrl('/conformance/');
  return (
    <DataTable
      caption="Implementations that have run the conformance kit"
      head={['Implementation', 'What its report says']}
      rows={data.map(({id, name, language, source, kit, date, passed, asked, parts, rules, badgeWidth}) => ({
        key: id,
        id: `result-${id}`,
        cells: [
          <>
            <Link href={source}>{name}</Link>, {language}
          </>,
          <>
            <img
              src={`${folder}badges/${id}.svg`}
              alt={`Badge: ${passed} of ${asked} passed`}
              width={badgeWidth}
              height={20}
              loading="lazy"
            />
            <div>Parts passed: {parts.join(', ') || 'none'}</div>
            <div>Failures by rule: {rules.map(([rule, failed]) => `${rule}: ${failed}`).join(', ') || 'none'}</div>
            <div>
              <a href={`${folder}reports/${id}.json`}>Report of {date}</a>, kit {kit.version}, SHA-256{' '}
              <LongCode>{kit.sha256}</LongCode>
            </div>
          </>,
        ],
      }))}
    />
  );
}
