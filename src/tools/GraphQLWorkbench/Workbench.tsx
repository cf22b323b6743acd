import {type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {schemaOf} from '@astral-docs/api-model/graphql';
import {serverOfSample} from '@astral-docs/api-model/sample';
import {handle} from '@astral-docs/api-model/server';
import type {ApiResponse, Server} from '@astral-docs/api-model/types';
import {parseOperation, problemsOf, readVariables} from '@site/src/lib/api/workbench';
import {Tag} from '@site/src/components/parts/Tag';
import {Json} from '../shared/Json';
import {Outcome as Ending} from '../shared/Outcome';
import {Announce, Button, CopyButton, SelectField, TextField} from '../shared/parts';
import {useQuery} from '../shared/query';
import shared from '../shared/styles.module.css';
import type {Sample} from '../shared/useSample';
import {WithSample} from '../shared/WithSample';
import type {Editor} from '../shared/codeMirror';
import {mountEditor} from './editor';
import {EXAMPLES, START} from './examples';
import styles from './styles.module.css';

interface Outcome {
  answer: ApiResponse;
  text: string;
  /** The operation that was sent. */
  query: string;
}

/** Sends an operation to the model of the server as a client would. */
function send(server: Server, query: string, variables: Record<string, unknown> | undefined): Outcome {
  const answer = handle(server, {
    method: 'POST',
    target: '/graphql',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({query, ...(variables ? {variables} : {})}),
  });
  return {answer, text: JSON.stringify(answer.body, null, 2), query};
}

/** Why an operation is too large to run here, or an empty text. */
function findExcess(query: string): string {
  try {
    parseOperation(query);
  } catch (error) {
    const {message} = error as Error;
    if (/On this page|more that/.test(message)) return message;
  }
  return '';
}

function summaryOf({answer}: Outcome): string {
  const {errors = []} = answer.body as {errors?: unknown[]};
  const failed = errors.length === 0 ? 'no errors' : `${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`;
  return `Status ${answer.status}, ${failed}`;
}

function Ready({sample}: {readonly sample: Sample}): ReactNode {
  const id = useId();
  const [fields, change] = useQuery(START);
  const schema = useMemo(() => schemaOf(sample.sdl), [sample]);
  const server = useMemo(() => serverOfSample(sample.records, sample.sdl), [sample]);
  const problems = useMemo(() => problemsOf(schema, fields.query), [fields.query, schema]);
  const {variables, problem} = useMemo(() => readVariables(fields.variables), [fields.variables]);
  const [outcome, setOutcome] = useState<Outcome>();
  const [refusal, setRefusal] = useState('');
  const [example, setExample] = useState('');
  const [missing, setMissing] = useState(false);
  const samples = useBaseUrl('/samples/graphql/');

  const editor = useRef<Editor>(undefined);
  const run = useCallback(() => {
    // A key that runs the operation may come before the change that precedes it is rendered.
    const query = editor.current!.read();
    // A text that is no operation is sent all the same: the server's answer is what its reader wants to see.
    const excess = findExcess(query);
    setRefusal(excess);
    if (problem === undefined && !excess) setOutcome(send(server, query, variables));
  }, [problem, server, variables]);
  const latest = useRef({run, change});
  latest.current = {run, change};

  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    editor.current = mountEditor(host.current!, {
      text: fields.query,
      schema,
      label: 'GraphQL operation',
      onChange: (query) => latest.current.change({query}),
      onRun: () => latest.current.run(),
    });
    // A first result stands there at once, so that there is something to compare with. What a link brings waits for a press.
    if (fields.query === START.query && fields.variables === START.variables) latest.current.run();
    return () => editor.current?.destroy();
    // The editor keeps its own text: it is made once. Writing every state back would undo what is typed meanwhile.
  }, [schema]);

  const choose = async (name: string): Promise<void> => {
    setExample(name);
    const chosen = EXAMPLES.find((entry) => entry.name === name);
    if (!chosen) return;
    const read = async (file: string) => {
      const response = await fetch(samples + file);
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      return response.text();
    };
    try {
      const source = await read(`${name}.graphql`);
      const values = chosen.hasVariables ? await read(`${name}.variables.json`) : '';
      // The first line says how the sample is tested; it is no part of the operation.
      const query = source.replace(/^# runs:.*\n/, '');
      setMissing(false);
      editor.current?.write(query);
      change({query, variables: values});
      setOutcome(send(server, query, readVariables(values).variables));
    } catch {
      setMissing(true);
    }
  };

  return (
    <>
      <SelectField
        label="Example"
        value={example}
        onChange={(name) => void choose(name)}
        options={[['', 'Choose an operation of this page'], ...EXAMPLES.map(({name, title}) => [name, title] as const)]}
      />
      {missing && <p role="alert">The example could not be fetched. What you have typed is as it was.</p>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={clsx(styles.resultHead, styles.operation)}>
            <strong aria-hidden="true">Operation</strong>
            <Button primary onClick={run}>
              Run
            </Button>
          </div>
          <div ref={host} className={styles.editor} />
          <ul className={styles.problems} aria-live="polite">
            {problems.slice(0, 10).map(({line, column, message}) => (
              <li key={`${line}.${column}.${message}`}>
                Line {line}, column {column}: {message}
              </li>
            ))}
            {problems.length > 10 && <li>And {problems.length - 10} more.</li>}
          </ul>
          <TextField
            mono
            rows={7}
            label="Variables, as JSON"
            value={fields.variables}
            problem={problem ?? ''}
            onChange={(text) => change({variables: text})}
          />
          <p className={clsx(shared.hint, styles.keys)}>
            Or Ctrl+Enter (⌘+Enter) in the operation. Ctrl+Space completes. Tab leaves it.
          </p>
        </div>
        <section className={styles.column} aria-labelledby={`${id}result`}>
          <div className={styles.resultHead}>
            <strong id={`${id}result`}>Result</strong>
            {outcome && (
              <>
                <Ending
                  words={`HTTP ${outcome.answer.status}`}
                  tone={
                    outcome.answer.status !== 200
                      ? 'bad'
                      : 'errors' in (outcome.answer.body as object)
                        ? 'warn'
                        : 'good'
                  }
                />
                {outcome.query !== fields.query && <Tag tone="neutral">Of the last run</Tag>}
                <CopyButton text={outcome.text} what="the result" />
              </>
            )}
          </div>
          {refusal && <p role="alert">{refusal}</p>}
          <Json label="Result, as JSON" role="region" className={styles.result}>
            {outcome?.text ?? ''}
          </Json>
          <Announce>{outcome ? summaryOf(outcome) : ''}</Announce>
        </section>
      </div>
      <p className={shared.hint}>
        {`A model of the server over ${server.rows.length} rows of the sample collection, in your browser: nothing is sent. The address of the page holds the operation, so a link carries it.`}
      </p>
    </>
  );
}

/** The opened workbench. */
export default function Workbench(): ReactNode {
  return <WithSample waiting={styles.waiting}>{(sample) => <Ready sample={sample} />}</WithSample>;
}
