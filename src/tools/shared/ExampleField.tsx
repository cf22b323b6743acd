import {type ReactNode, useState} from 'react';
import {SelectField} from './parts';

interface ExampleFieldProps {
  /** What the list says before anything is chosen. */
  readonly prompt: string;
  readonly examples: readonly (readonly [id: string, title: string])[];
  /** Fetches an example, and returns what puts it where it belongs; rejects when it can't be fetched. */
  readonly onChoose: (id: string) => Promise<() => void>;
  /** What is said when it could not be fetched. */
  readonly failure: string;
}

/** A choice among examples that are fetched when they are chosen. */
export function ExampleSelect({prompt, examples, onChoose, failure}: ExampleFieldProps): ReactNode {
  const [chosen, setChosen] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const choose = async (id: string): Promise<void> => {
    setChosen(id);
    if (!id) return;
    // What is typed or chosen in the meantime stays.
    const since = new AbortController();
    document.addEventListener('input', () => since.abort(), {signal: since.signal});
    try {
      const put = await onChoose(id);
      if (!since.signal.aborted) put();
      setFailed(false);
    } catch {
      setFailed(true);
    }
    since.abort();
  };
  return (
    <>
      <SelectField label="Example" value={chosen} onChange={choose} options={[['', prompt], ...examples]} />
      {hasFailed && <p role="alert">{failure}</p>}
    </>
  );
}
