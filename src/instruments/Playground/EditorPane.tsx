import {type ReactNode, useEffect, useRef} from 'react';
import {type Editor, mountEditor} from './editor';
import {index} from './session';
import styles from './styles.module.css';

/** The editor as a component. It keeps its own text; `text` is what it starts from and what it is set to when that changes. */
export default function EditorPane({
  text,
  region,
  label,
  onChange,
  onRun,
}: {
  readonly text: string;
  readonly region?: readonly [from: number, to: number];
  readonly label: string;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
}): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const latest = useRef({onChange, onRun});
  latest.current = {onChange, onRun};
  const first = useRef({text, region, label});
  useEffect(() => {
    editor.current = mountEditor(host.current!, {
      ...first.current,
      modules: index.modules,
      onChange: (changed) => latest.current.onChange(changed),
      onRun: () => latest.current.onRun(),
    });
    return () => editor.current?.destroy();
  }, []);
  useEffect(() => editor.current?.write(text), [text]);
  return <div ref={host} className={styles.editor} />;
}
