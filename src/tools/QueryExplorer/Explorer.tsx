import {type ReactNode, useId, useMemo, useRef, useState} from 'react';
import {compareWithStandards, type Match, countByInterface, type Verdict} from '@site/src/lib/api/explore';
import {INDEXED_CHAINS} from '@astral-docs/api-model/ingest';
import {
  buildApiRequests,
  splitQueryAtAntimeridian,
  type QuestionFields,
  parseSpatialQueryFields,
  SIDES,
} from '@site/src/lib/api/questions';
import {createSampleServer} from '@astral-docs/api-model/sample';
import {Tag, type Tone} from '@site/src/components/parts/Tag';
import {LiveRegion} from '../shared/LiveRegion';
import {Button, SelectField, TextField} from '../shared/parts';
import {useUrlState} from '../shared/query';
import type {SampleData} from '../shared/sampleData';
import {RequestList} from './Forms';
import {WorldMap} from './Map';
import {QUERIES} from './questions';
import {MatchMarker} from './VerdictMark';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

const VERDICTS: Record<Verdict, {tone: Tone; word: string; key: string}> = {
  found: {tone: 'good', word: 'Found', key: 'requested and returned'},
  missed: {tone: 'bad', word: 'Missed', key: 'requested, not returned'},
  misplaced: {tone: 'warn', word: 'Misplaced', key: 'returned, but located elsewhere'},
};

const ORDER = ['found', 'missed', 'misplaced'] as const;
/** Entries of the list that stand there before more are asked for. */
const FIRST = 8;

const moment = (iso: string): string => iso.replace('T', ' ').replace(/:\d{2}\.\d{3}Z$/, ' UTC');

interface MatchListProps {
  readonly matches: readonly Match[];
  readonly onMark: (uid: string | undefined) => void;
}

function MatchList({matches, onMark}: MatchListProps): ReactNode {
  const [whole, setWhole] = useState(false);
  const shown = whole ? matches : matches.slice(0, FIRST);
  return (
    <>
      <ul className={styles.matches}>
        {shown.map(({uid, name, chain, time, verdict, reason, position, onPage}) => (
          <li key={uid} onPointerEnter={() => onMark(uid)} onPointerLeave={() => onMark(undefined)}>
            <MatchMarker verdict={verdict} />
            <span className={styles.match}>
              <span>
                <strong>{name}</strong>{' '}
                {verdict !== 'found' && <Tag tone={VERDICTS[verdict].tone}>{VERDICTS[verdict].word}</Tag>}
                {verdict !== 'missed' && !onPage && <Tag tone="neutral">On a later page</Tag>}
              </span>
              <span className={styles.facts}>
                <span className={styles.pair}>{moment(time)}</span> · {chain} ·{' '}
                <span className={styles.pair}>
                  {position[0]}, {position[1]}
                </span>
              </span>
              {reason && <span className={styles.reason}>{reason}</span>}
            </span>
          </li>
        ))}
      </ul>
      {matches.length > FIRST && (
        <div>
          <Button onClick={() => setWhole(!whole)}>
            {whole ? `Show the first ${FIRST}` : `Show all ${matches.length}`}
          </Button>
        </div>
      )}
    </>
  );
}

interface QuestionProps {
  readonly fields: QuestionFields;
  readonly change: (part: Partial<QuestionFields>) => void;
}

/** What the server of the sample answers to the fields. While a field is being mended, the answer to the last whole question stays. */
function useExploration(sample: SampleData, fields: QuestionFields) {
  const server = useMemo(() => createSampleServer(sample.records, sample.sdl), [sample]);
  const {question: current, problems} = useMemo(() => parseSpatialQueryFields(fields), [fields]);
  const last = useRef(current ?? {});
  if (current) last.current = current;
  const question = last.current;
  const {matches, parts} = useMemo(
    () => ({
      matches: compareWithStandards(server, sample.records, question),
      parts: splitQueryAtAntimeridian(question).map((part) => ({
        forms: buildApiRequests(part),
        tally: countByInterface(server, part),
      })),
    }),
    [question, sample, server],
  );
  return {question, problems, isComplete: Boolean(current), matches, parts, rowCount: server.rows.length};
}

/** The choice of an example, and what it teaches. */
function ExampleField({fields, change}: QuestionProps): ReactNode {
  const example = QUERIES.find(({fields: expected}) =>
    Object.entries(expected).every(([name, text]) => fields[name as keyof QuestionFields] === text),
  );
  const titles = QUERIES.map(({title}) => [title, title] as const);
  return (
    <div className={styles.start}>
      <SelectField
        label="Start from"
        value={example?.title ?? ''}
        options={example ? titles : [['', 'Your own query'], ...titles]}
        onChange={(title) => change(QUERIES.find((other) => other.title === title)?.fields ?? {})}
      />
      {example && <p className={shared.hint}>{example.teaches}</p>}
    </div>
  );
}

/** The fields of a question: box, interval, chain, limit. */
function QuestionForm({
  fields,
  problems,
  change,
}: QuestionProps & {readonly problems: Partial<QuestionFields>}): ReactNode {
  const id = useId();
  const field = ([name, label, hint]: readonly [Exclude<keyof QuestionFields, 'chain'>, string, string?]) => (
    <TextField
      key={name}
      numeric={name === 'limit'}
      label={label}
      hint={hint}
      value={fields[name]}
      problem={problems[name] ?? ''}
      onChange={(value) => change({[name]: value})}
    />
  );
  return (
    <>
      <div role="group" aria-labelledby={id} className={shared.part}>
        <strong id={id}>Box, in degrees, WGS 84</strong>
        <div className={styles.sides}>
          {SIDES.map((side) => field([side, `${side[0]!.toUpperCase()}${side.slice(1)}`]))}
        </div>
      </div>
      <div className={styles.sides}>
        {field(['from', 'From', 'ISO 8601, included. Empty: open start'])}
        {field(['to', 'To', 'ISO 8601, included. Empty: open end'])}
        <SelectField
          label="Chain"
          hint="By the name the index uses"
          value={fields.chain}
          onChange={(chain) => change({chain})}
          options={[['', 'Every chain'], ...INDEXED_CHAINS.map((chain) => [chain, chain] as const)]}
        />
        {field(['limit', 'Limit', '1 to 1000. Empty: the default of each interface'])}
      </div>
    </>
  );
}

/** Each verdict with the number of its records, and how many of them are on later pages. */
const countVerdicts = (matches: readonly Match[]) =>
  ORDER.map((verdict) => {
    const all = matches.filter((match) => match.verdict === verdict);
    return {verdict, count: all.length, later: verdict === 'missed' ? 0 : all.filter(({onPage}) => !onPage).length};
  });

interface ExplorerProps {
  readonly data: QuestionFields;
  readonly sample: SampleData;
}

/** The opened explorer, on the question in the address, or on the page's first one. */
export default function Explorer({data, sample}: ExplorerProps): ReactNode {
  const [fields, change] = useUrlState(data);
  const id = useId();
  const [marked, setMarked] = useState<string>();
  const {question, problems, isComplete, matches, parts, rowCount} = useExploration(sample, fields);
  const counts = countVerdicts(matches);
  const summary = counts.map(({verdict, count}) => `${count} ${VERDICTS[verdict].word.toLowerCase()}`).join(', ');
  return (
    <>
      <ExampleField fields={fields} change={change} />
      <WorldMap
        box={question.bbox}
        matches={matches}
        marked={marked}
        onBox={(next) => change(Object.fromEntries(SIDES.map((side, at) => [side, String(next?.[at] ?? '')])))}
      />
      <ul className={styles.key}>
        {counts.map(({verdict, count, later}) => (
          <li key={verdict}>
            <MatchMarker verdict={verdict} /> <strong>{count}</strong> {VERDICTS[verdict].key}
            {later > 0 && `, ${later} of them on later pages`}
          </li>
        ))}
      </ul>
      <section className={shared.part} aria-labelledby={`${id}answer`}>
        <strong id={`${id}answer`}>Response of the model{!isComplete && ' to the last complete query'}</strong>
        <LiveRegion>{isComplete ? summary : 'The query is not complete.'}</LiveRegion>
        {matches.length === 0 ? (
          <p>No record matches, and the server returns none.</p>
        ) : (
          <MatchList key={JSON.stringify(question)} matches={matches} onMark={setMarked} />
        )}
        <p className={shared.hint}>
          {`The model has ${rowCount} rows: the records of the sample collection that the server would index. No one visited these places.`}
        </p>
      </section>
      <QuestionForm fields={fields} problems={problems} change={change} />
      <section className={shared.part} aria-labelledby={`${id}forms`}>
        <strong id={`${id}forms`}>The same query in three interfaces</strong>
        {parts.map(({forms, tally}, index) => (
          <RequestList
            key={index}
            forms={forms}
            tally={tally}
            suffix={parts.length > 1 ? `, ${index === 0 ? 'west' : 'east'} of 180°` : ''}
          />
        ))}
      </section>
    </>
  );
}
