import {type ReactNode, useContext, useEffect, useState} from 'react';
import {Tag} from '@site/src/components/parts/Tag';
import {KeptTextContext} from '../shared/Boundary';
import {ExampleSelect} from '../shared/ExampleField';
import {LiveRegion} from '../shared/LiveRegion';
import {CopyRow, TextField} from '../shared/parts';
import {fetchText} from '../shared/fetchText';
import {inspectText} from '@site/src/lib/recordWorkbench/inspect';
import {clipWithNote, LIMITS} from '@site/src/lib/limits';
import type {Report} from '@site/src/lib/recordWorkbench/report';
import {Findings} from './Findings';
import {PayloadWordList} from './PayloadMap';
import type {WorkbenchData} from './types';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

const WORDS = {good: 'Good', warn: 'Look', bad: 'Bad'} as const;

interface CheckProps {
  readonly data: WorkbenchData;
  readonly text: string;
  readonly onText: (text: string) => void;
}

export function CheckTab({data, text, onText}: CheckProps): ReactNode {
  const [report, setReport] = useState<Report | null>(null);
  const showExample = async (id: string): Promise<() => void> => {
    const {samples} = JSON.parse(await fetchText('records/workbench.json')) as {
      samples: readonly {id: string; text: string}[];
    };
    return () => onText(samples.find((sample) => sample.id === id)?.text ?? '');
  };
  const kept = useContext(KeptTextContext);
  useEffect(() => {
    let current = true;
    kept.set('record', text);
    void inspectText(text, BigInt(Math.floor(Date.now() / 1000)), data.contracts).then((result) => {
      if (current) setReport(result);
    });
    return () => {
      current = false;
    };
  }, [text, data.contracts, kept]);

  return (
    <div className={styles.panes}>
      <div className={styles.follows}>
        <ExampleSelect
          prompt="Choose an example"
          examples={data.samples.map(({id, name}) => [id, name])}
          typed={text}
          onChoose={showExample}
          failure="The examples could not be fetched. Check the connection and try again."
        />
        <TextField
          label="A record, a package or a payload"
          hint="JSON of an offchain attestation, a v0.2 record, or hexadecimal bytes. It stays in your browser."
          rows={8}
          value={text}
          onChange={onText}
        />
        <LiveRegion>{report ? `${report.kind}. ${report.summary}` : ''}</LiveRegion>
      </div>
      <div>
        {report ? (
          <ReportView report={report} />
        ) : (
          <p className={shared.hint}>
            Paste something, or choose an example. You then see who signed it, whether it was changed, which rules it
            breaks, and its payload word by word.
          </p>
        )}
      </div>
    </div>
  );
}

function ReportView({report}: {readonly report: Report}): ReactNode {
  const {kind, summary, tone, checks, findings, facts, words} = report;
  const rest = findings.filter((finding) => checks.every((entry) => entry.finding !== finding));
  return (
    <>
      <div className={`${styles.verdict} ${styles[tone]}`}>
        <h3>{kind}</h3>
        <p>{clipWithNote(summary, LIMITS.value)}</p>
      </div>
      {checks.length > 0 && (
        <ul className={styles.list}>
          {checks.map(({state, title, detail, finding}) => (
            <li key={title}>
              <Tag tone={state}>{WORDS[state]}</Tag>
              <span>
                <strong>{title}</strong>: {clipWithNote(detail, LIMITS.value)}
                {finding && (
                  <span className={shared.hint}>
                    {' '}
                    ({finding.rule}, {finding.code})
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <div className={shared.part}>
          <h3>Errors and common misreadings</h3>
          <Findings findings={rest} />
        </div>
      )}
      {facts.length > 0 && (
        <div className={shared.part}>
          <h3>Contents</h3>
          <dl className={shared.rows}>
            {facts.map(({name, value}) => (
              <CopyRow key={name} name={name} text={value} />
            ))}
          </dl>
        </div>
      )}
      {words.length > 0 && (
        <details className={styles.more}>
          <summary>Payload word by word, {words.length * 32} bytes</summary>
          <PayloadWordList words={words} label="Words of the payload" />
        </details>
      )}
      {tone !== 'bad' && (
        <div className={styles.limits}>
          <h3>What a valid signature does not prove</h3>
          <ul>
            <li>That the place is true, or that anyone was there.</li>
            <li>When it was signed: the signer chose the time.</li>
            <li>Who has the key, or that the key was not stolen.</li>
            <li>
              That the signer has not revoked it since, or signed the opposite as well. This page does not query a
              chain.
            </li>
          </ul>
        </div>
      )}
    </>
  );
}
