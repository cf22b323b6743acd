import {type ReactNode, useEffect, useRef} from 'react';
import type {Editor} from '../shared/codeMirror';
import {mountEditor} from './editor';
import {index} from './session';
import styles from './styles.module.css';

/**
 * The editor as a component. It keeps its own text and reports each change. What it reports does not come back to it: by then
 * the reader may have typed on, and those keys would be lost.
 *
 * @param given what it starts from; a new object sets the text again
 */
export default function EditorPane({
  given,
  region,
  label,
  onChange,
  onRun,
}: {
  readonly given: {readonly text: string};
  readonly region?: readonly [from: number, to: number];
  readonly label: string;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
}): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const latest = useRef({onChange, onRun});
  latest.current = {onChange, onRun};
  const first = useRef({text: given.text, region, label});
  useEffect(() => {
    editor.current = mountEditor(host.current!, {
      ...first.current,
      modules: index.modules,
      onChange: (changed) => latest.current.onChange(changed),
      onRun: () => latest.current.onRun(),
    });
    return () => editor.current?.destroy();
  }, []);
  useEffect(() => editor.current?.write(given.text), [given]);
  return <div ref={host} className={styles.editor} />;
}
