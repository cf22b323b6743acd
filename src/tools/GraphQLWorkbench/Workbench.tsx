import {type ReactNode, useEffect, useId, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import {buildGraphQLSchema} from '@astral-docs/api-model/graphql';
import {createSampleServer} from '@astral-docs/api-model/sample';
import {handleGraphQL} from '@astral-docs/api-model/server';
import type {ApiResponse, Server} from '@astral-docs/api-model/types';
import {parseGraphQLOperation, lintGraphQL, parseGraphQLVariables} from '@site/src/lib/api/workbench';
import {Tag} from '@site/src/components/parts/Tag';
import {CodeEditor} from '../shared/CodeEditor';
import {HighlightedJson} from '../shared/Json';
import {StatusMessage} from '../shared/Outcome';
import {ExampleSelect} from '../shared/ExampleField';
import {LiveRegion} from '../shared/LiveRegion';
import {Button, CopyButton, TextField} from '../shared/parts';
import {useUrlState} from '../shared/query';
import shared from '../shared/styles.module.css';
import type {SampleData} from '../shared/sampleData';
import {type Example, fetchExample, GRAPHQL_EXAMPLES} from './examples';
import {createGraphQLLanguage} from './language';
import styles from './styles.module.css';

interface Run {
  response: ApiResponse;
  /** The body of the response as JSON. */
  text: string;
  /** The operation and the variables that were sent. */
  sent: Example;
}

/** Sends an operation to the model of the server as a client would. */
function send(server: Server, sent: Example): Run {
  const {variables} = parseGraphQLVariables(sent.variables);
  const response = handleGraphQL(server, {query: sent.query, variables});
  return {response, text: JSON.stringify(response.body, null, 2), sent};
}

/** Why an operation is too large to run here, or an empty text. */
function findExcess(query: string): string {
  try {
    parseGraphQLOperation(query);
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

/** The operation with its variables, and what runs it. */
function useOperation(server: Server, first: Example) {
  const [fields, change] = useUrlState(first);
  const {problem} = useMemo(() => parseGraphQLVariables(fields.variables), [fields.variables]);
  const [lastRun, setLastRun] = useState<Run>();
  const [refusal, setRefusal] = useState('');
  const [content, setContent] = useState({text: fields.query});
  // A key that runs the operation may come before the change that precedes it is rendered.
  const latest = useRef(fields.query);
  const edit = (query: string): void => {
    latest.current = query;
    change({query});
  };
  const run = (): void => {
    // A text that is no operation is sent all the same: the server's answer is what its reader wants to see.
    const excess = findExcess(latest.current);
    setRefusal(excess);
    if (problem === undefined && !excess) setLastRun(send(server, {...fields, query: latest.current}));
  };
  useEffect(() => {
    // A first result stands there at once, so that there is something to compare with. What a link brings waits for a press.
    if (fields.query === first.query && fields.variables === first.variables) run();
  }, []);
  /** Fetches an example, and returns what puts it into the editor and runs it. */
  const prepareExample = async (name: string): Promise<() => void> => {
    const example = await fetchExample(name);
    return () => {
      setContent({text: example.query});
      change(example);
      setLastRun(send(server, example));
    };
  };
  const isOld = lastRun?.sent.query !== fields.query || lastRun.sent.variables !== fields.variables;
  return {fields, change, problem, lastRun, isOld, refusal, content, edit, run, prepareExample};
}

interface RunStatusProps {
  readonly run: Run;
  /** Whether the operation has changed since. */
  readonly isOld: boolean;
  /** Whether what stands in the fields can't be sent. */
  readonly isUnsent: boolean;
}

/** How the server answered, above its answer. */
const RunStatus = ({run: {response, text}, isOld, isUnsent}: RunStatusProps): ReactNode => (
  <>
    {!isUnsent && (
      <StatusMessage
        words={`HTTP ${response.status}`}
        tone={response.status !== 200 ? 'bad' : 'errors' in (response.body as object) ? 'warn' : 'good'}
      />
    )}
    {(isOld || isUnsent) && <Tag tone="neutral">Of the last run</Tag>}
    <CopyButton text={text} what="the result" />
  </>
);

interface WorkbenchProps {
  /** What stands in the editor at first. */
  readonly data: Example;
  readonly sample: SampleData;
}

/** The opened workbench. */
export default function Workbench({data, sample}: WorkbenchProps): ReactNode {
  const id = useId();
  const schema = useMemo(() => buildGraphQLSchema(sample.sdl), [sample]);
  const server = useMemo(() => createSampleServer(sample.records, sample.sdl), [sample]);
  const language = useMemo(() => createGraphQLLanguage(schema), [schema]);
  const {fields, change, problem, lastRun, isOld, refusal, content, edit, run, prepareExample} = useOperation(
    server,
    data,
  );
  const problems = useMemo(() => lintGraphQL(schema, fields.query), [fields.query, schema]);
  return (
    <>
      <ExampleSelect
        prompt="Choose an operation of this page"
        first={fields.query === data.query ? GRAPHQL_EXAMPLES[0]!.name : ''}
        examples={GRAPHQL_EXAMPLES.map(({name, title}) => [name, title])}
        typed={fields.query + fields.variables}
        onChoose={prepareExample}
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
          <CodeEditor
            content={content}
            label="GraphQL operation"
            className={styles.editor}
            language={language}
            onChange={edit}
            onRun={run}
          />
          <ul className={clsx(shared.problem, styles.problems)}>
            {problems.slice(0, 10).map(({line, column, message}) => (
              <li key={`${line}.${column}.${message}`}>
                Line {line}, column {column}: {message}
              </li>
            ))}
            {problems.length > 10 && <li>And {problems.length - 10} more.</li>}
          </ul>
          <LiveRegion>{problems[0]?.message ?? ''}</LiveRegion>
          <TextField
            rows={7}
            label="Variables, as JSON"
            value={fields.variables}
            problem={problem ?? ''}
            onChange={(text) => change({variables: text})}
          />
          <p className={clsx(shared.hint, shared.keys)}>
            Or Ctrl+Enter (⌘+Enter) in the operation. Ctrl+Space completes. Tab leaves it.
          </p>
        </div>
        <section className={styles.column} aria-labelledby={id}>
          <div className={styles.resultHead}>
            <strong id={id}>Result</strong>
            {lastRun && <RunStatus run={lastRun} isOld={isOld} isUnsent={problem !== undefined} />}
          </div>
          {refusal && <p role="alert">{refusal}</p>}
          <HighlightedJson
            label="Result, as JSON"
            role="region"
            className={clsx(styles.result, problem !== undefined && styles.old)}
          >
            {lastRun?.text ?? ''}
          </HighlightedJson>
          <LiveRegion>{lastRun ? summarize(lastRun) : ''}</LiveRegion>
        </section>
      </div>
      <p className={shared.hint}>
        {`A model of the server over ${server.rows.length} rows of the sample collection, in your browser: nothing is sent. The address of the page holds the operation, so a link carries it.`}
      </p>
    </>
  );
}
