import {type ReactNode, useRef, useState} from 'react';
import {SelectField} from './parts';

interface ExampleFieldProps {
  /** What the list says before anything is chosen. */
  readonly prompt: string;
  /** The example that stands there from the start. */
  readonly first?: string | undefined;
  readonly examples: readonly (readonly [id: string, title: string])[];
  /** What has been typed where the example goes. */
  readonly typed: string;
  /** Fetches an example, and returns what puts it where it belongs; rejects when it can't be fetched. */
  readonly onChoose: (id: string) => Promise<() => void>;
  /** What is said when it could not be fetched. */
  readonly failure: string;
}

/** A choice among examples that are fetched when they are chosen. */
export function ExampleSelect({prompt, first = '', examples, typed, onChoose, failure}: ExampleFieldProps): ReactNode {
  const [chosen, setChosen] = useState(first);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef({id: '', typed});
  latest.current.typed = typed;
  const choose = async (id: string): Promise<void> => {
    setChosen(id);
    if (!id) return;
    latest.current.id = id;
    try {
      const put = await onChoose(id);
      // What is typed, pasted or chosen in the meantime stays.
      if (latest.current.id === id && latest.current.typed === typed) put();
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <SelectField label="Example" value={chosen} onChange={choose} options={[['', prompt], ...examples]} />
      {hasFailed && <p role="alert">{failure}</p>}
    </>
  );
}
