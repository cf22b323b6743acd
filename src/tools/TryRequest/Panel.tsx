import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {type ReactNode, useContext, useEffect, useMemo, useRef, useState} from 'react';
import {schemas} from '@site/data/schemas';
import {type Request, createRequestSnippets, buildRequestTarget} from '@site/src/lib/api/requests';
import {createSampleServer} from '@astral-docs/api-model/sample';
import {handleRequest} from '@astral-docs/api-model/server';
import type {Server} from '@astral-docs/api-model/types';
import {KeptTextContext} from '../shared/Boundary';
import {colourTokens, HighlightedJson} from '../shared/Json';
import {StatusMessage} from '../shared/Outcome';
import {Button, TextField} from '../shared/parts';
import type {SampleData} from '../shared/sampleData';
import {sessionStore} from '../shared/store';
import {fillRequest, type Operation} from './request';
import styles from './styles.module.css';

/** What has a colour in the programs of the three clients: a text, a word of the language, and the name of what is called. */
const TOKEN =
  /(?<s>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)|(?<k>\b(?:const|await|if|throw|new|import|from|with|as)\b)|(?<f>\bcurl\b|\b\w+(?=\())/g;

/** Asks the model that the build has asked for the recorded answers. */
function ask(server: Server, request: Request) {
  const {status, body} = handleRequest(server, {method: 'GET', target: buildRequestTarget(request)});
  return {status, text: typeof body === 'string' ? body : JSON.stringify(body, null, 2)};
}

/** The opened part: the request as each client sends it, its parameters, and the answer, held against the recorded one above. No request leaves the page. */
export default function Panel({data, sample}: {readonly data: Operation; readonly sample: SampleData}): ReactNode {
  const {records, sdl} = sample;
  const schema = schemas.find(({key}) => key === 'v0.1');
  const server = useMemo(() => createSampleServer(records, sdl, schema), [records, sdl, schema]);
  const store = `tool:${location.pathname}:${data.path}`;
  const [fields, setFields] = useState(() => {
    const typed = new URLSearchParams(sessionStore.get(store) ?? '');
    return data.fields.map((field) => ({...field, value: typed.get(field.name) ?? field.value}));
  });
  const recorded = useMemo(() => ask(server, fillRequest(data)), [server, data]);
  const kept = useContext(KeptTextContext);
  // Where there is nothing to fill in, the answer is all that a reader can want.
  const [answer, setAnswer] = useState(data.fields.length > 0 ? undefined : recorded);
  const request = fillRequest({...data, fields});
  const same = answer?.status === recorded.status && answer.text === recorded.text;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current!.querySelector(`.${styles.answer}`)?.scrollIntoView({block: 'nearest'});
  }, [answer]);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setAnswer(ask(server, request));
      }}
    >
      <div className={styles.request}>
        <Tabs groupId="client">
          {createRequestSnippets(request).map(({client, label, language, text}) => (
            <TabItem key={client} value={client} label={label}>
              <CodeBlock language={language} title="Request">
                {colourTokens(text, TOKEN)}
              </CodeBlock>
            </TabItem>
          ))}
        </Tabs>
      </div>
      {fields.length > 0 && (
        <div className={styles.fields}>
          {fields.map((field) => (
            <TextField
              key={field.name}
              label={field.name}
              value={field.value}
              onChange={(value) => {
                const next = fields.map((one) => (one.name === field.name ? {...one, value} : one));
                setFields(next);
                kept.set(field.name, value);
                sessionStore.set(store, String(new URLSearchParams(next.map((one) => [one.name, one.value]))));
              }}
            />
          ))}
        </div>
      )}
      <div className={styles.line}>
        <Button primary submit>
          Send
        </Button>
        <span role="status">
          {answer && (
            <StatusMessage tone={answer.status < 400 ? 'good' : 'bad'} words={`HTTP ${answer.status}`}>
              {same ? 'Matches the recorded one.' : 'Differs from the recorded one.'}
            </StatusMessage>
          )}
        </span>
      </div>
      {answer && (
        <HighlightedJson label="Your response" className={styles.answer}>
          {answer.text}
        </HighlightedJson>
      )}
    </form>
  );
}
