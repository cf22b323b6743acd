import {type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import type {GraphQLSchema} from 'graphql';
import {buildGraphQLSchema} from '@astral-docs/api-model/graphql';
import {createSampleServer} from '@astral-docs/api-model/sample';
import {handleRequest} from '@astral-docs/api-model/server';
import type {ApiResponse, Server} from '@astral-docs/api-model/types';
import {parseOperation, problemsOf, readVariables} from '@site/src/lib/api/workbench';
import {Tag} from '@site/src/components/parts/Tag';
import {Json} from '../shared/Json';
import {Outcome} from '../shared/Outcome';
import {ExampleField} from '../shared/ExampleField';
import {LiveRegion, Button, CopyButton, TextField} from '../shared/parts';
import {useQuery} from '../shared/query';
import shared from '../shared/styles.module.css';
import {fetchText} from '../shared/fetchText';
import type {SampleData} from '../shared/sampleData';
import type {Editor} from '../shared/codeMirror';
import {mountEditor} from './editor';
import {EXAMPLES, START} from './examples';
import styles from './styles.module.css';

interface Run {
  response: ApiResponse;
  /** The body of the response as JSON. */
  text: string;
  /** The operation that was sent. */
  query: string;
}

/** Sends an operation to the model of the server as a client would. */
function send(server: Server, query: string, variables: Record<string, unknown> | undefined): Run {
  const response = handleRequest(server, {
    method: 'POST',
    target: '/graphql',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({query, ...(variables ? {variables} : {})}),
  });
  return {response, text: JSON.stringify(response.body, null, 2), query};
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

function summarize({response}: Run): string {
  const {errors = []} = response.body as {errors?: unknown[]};
  const failed = errors.length === 0 ? 'no errors' : `${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`;
  return `Status ${response.status}, ${failed}`;
}

/** The text of an example with its variables. Throws when it can't be fetched. */
async function fetchExample(name: string) {
  const source = await fetchText(`samples/graphql/${name}.graphql`);
  const variables = EXAMPLES.find((example) => example.name === name)?.hasVariables
    ? await fetchText(`samples/graphql/${name}.variables.json`)
    : '';
  // The first line says how the sample is tested; it is no part of the operation.
  return {query: source.replace(/^# runs:.*\n/, ''), variables};
}

/** The editor of the operation, with what runs it. `host` is the element to put it into. */
function useOperationEditor(schema: GraphQLSchema, server: Server) {
  const [fields, change] = useQuery(START);
  const {variables, problem} = useMemo(() => readVariables(fields.variables), [fields.variables]);
  const [lastRun, setLastRun] = useState<Run>();
  const [refusal, setRefusal] = useState('');
  const editor = useRef<Editor>(undefined);
  const host = useRef<HTMLDivElement>(null);
  const run = useCallback(() => {
    // A key that runs the operation may come before the change that precedes it is rendered.
    const query = editor.current!.read();
    // A text that is no operation is sent all the same: the server's answer is what its reader wants to see.
    const excess = findExcess(query);
    setRefusal(excess);
    if (problem === undefined && !excess) setLastRun(send(server, query, variables));
  }, [problem, server, variables]);
  const latest = useRef({run, change});
  latest.current = {run, change};
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
  /** Puts an example into the editor, and runs it. */
  const runExample = (example: {query: string; variables: string}): void => {
    editor.current?.write(example.query);
    change(example);
    setLastRun(send(server, example.query, readVariables(example.variables).variables));
  };
  return {fields, change, problem, lastRun, refusal, host, run, runExample};
}

/** The opened workbench. */
export default function Workbench({sample}: {readonly sample: SampleData}): ReactNode {
  const id = useId();
  const schema = useMemo(() => buildGraphQLSchema(sample.sdl), [sample]);
  const server = useMemo(() => createSampleServer(sample.records, sample.sdl), [sample]);
  const {fields, change, problem, lastRun, refusal, host, run, runExample} = useOperationEditor(schema, server);
  const problems = useMemo(() => problemsOf(schema, fields.query), [fields.query, schema]);
  const {status = 200, body} = lastRun?.response ?? {};
  return (
    <>
      <ExampleField
        prompt="Choose an operation of this page"
        examples={EXAMPLES.map(({name, title}) => [name, title])}
        onChoose={async (name) => runExample(await fetchExample(name))}
        failure="The example could not be fetched. What you have typed is as it was."
      />
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
        <section className={styles.column} aria-labelledby={id}>
          <div className={styles.resultHead}>
            <strong id={id}>Result</strong>
            {lastRun && (
              <>
                <Outcome
                  words={`HTTP ${status}`}
                  tone={status !== 200 ? 'bad' : 'errors' in (body as object) ? 'warn' : 'good'}
                />
                {lastRun.query !== fields.query && <Tag tone="neutral">Of the last run</Tag>}
                <CopyButton text={lastRun.text} what="the result" />
              </>
            )}
          </div>
          {refusal && <p role="alert">{refusal}</p>}
          <Json label="Result, as JSON" role="region" className={styles.result}>
            {lastRun?.text ?? ''}
          </Json>
          <LiveRegion>{lastRun ? summarize(lastRun) : ''}</LiveRegion>
        </section>
      </div>
      <p className={shared.hint}>
        {`A model of the server over ${server.rows.length} rows of the sample collection, in your browser: nothing is sent. The address of the page holds the operation, so a link carries it.`}
      </p>
    </>
  );
}
