import {type ReactNode, useState} from 'react';
import {SelectField} from './parts';

interface ExampleFieldProps {
  /** What the list says before anything is chosen. */
  readonly prompt: string;
  readonly examples: readonly (readonly [id: string, title: string])[];
  /** Fetches an example and puts it where it belongs; rejects when it can't be fetched. */
  readonly onChoose: (id: string) => Promise<void>;
  /** What is said when it could not be fetched. */
  readonly failure: string;
}

/** A choice among examples that are fetched when they are chosen. */
export function ExampleSelect({prompt, examples, onChoose, failure}: ExampleFieldProps): ReactNode {
  const [chosen, setChosen] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const choose = (id: string): void => {
    setChosen(id);
    if (id)
      onChoose(id).then(
        () => setFailed(false),
        () => setFailed(true),
      );
  };
  return (
    <>
      <SelectField label="Example" value={chosen} onChange={choose} options={[['', prompt], ...examples]} />
      {hasFailed && <p role="alert">{failure}</p>}
    </>
  );
}
