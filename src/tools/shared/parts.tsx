import {useBriefMessage} from '@site/src/lib/briefMessage';
import {clipWithNote, findExceededLimit, LIMITS} from '@site/src/lib/limits';
import {type MouseEvent, type ReactNode, useCallback, useId, useState} from 'react';
import clsx from 'clsx';
import {LiveRegion} from './LiveRegion';
import styles from './styles.module.css';

interface CopyButtonProps {
  readonly text: string;
  readonly what: string;
  /** Whether the button shows what it copies, where nothing beside it does. */
  readonly full?: boolean;
}

/** A button that copies a text and says so. Where the clipboard is closed to the page, it says that instead. */
export function CopyButton({text, what, full}: CopyButtonProps): ReactNode {
  const [message, setMessage] = useBriefMessage();
  return (
    <Button
      small={!full}
      label={`Copy ${what}`}
      onClick={async () => {
        try {
          // A page that isn't secure has no clipboard at all.
          await navigator.clipboard.writeText(text);
          setMessage('Copied');
        } catch {
          setMessage('Not copied');
        }
      }}
    >
      <span aria-hidden="true">{message || (full ? `Copy ${what}` : 'Copy')}</span>
      <span className={styles.hidden} role="status">
        {message === 'Copied' ? `Copied ${what}` : message && 'The browser did not allow copying'}
      </span>
    </Button>
  );
}

interface SaveButtonProps {
  readonly text: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** Saves a text as a file of the reader's device; nothing is sent. */
export function SaveButton({text, name, children}: SaveButtonProps): ReactNode {
  return (
    <Button
      onClick={() => {
        const url = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
        const link = document.createElement('a');
        link.href = url;
        link.download = name;
        link.click();
        // Some browsers read the file after the click has returned.
        setTimeout(() => URL.revokeObjectURL(url), 10_000);
      }}
    >
      {children}
    </Button>
  );
}

interface FieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  /** What is wrong with the value; tied to the field and announced. */
  readonly problem?: string;
  readonly wide?: boolean;
}

interface FrameProps extends Pick<FieldProps, 'label' | 'hint' | 'problem' | 'wide'> {
  readonly children: (own: {id: string; 'aria-describedby': string | undefined}) => ReactNode;
}

/** The name of a field above it, and below it a hint and what is wrong with its value. */
function FieldFrame({label, hint, problem, wide, children}: FrameProps): ReactNode {
  const id = useId();
  const described = [hint ? `${id}hint` : '', problem === undefined ? '' : `${id}problem`].filter(Boolean).join(' ');
  return (
    <div className={clsx(styles.field, wide && styles.wide)}>
      <label htmlFor={id}>{label}</label>
      {children({id, 'aria-describedby': described || undefined})}
      {hint && (
        <span id={`${id}hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {problem !== undefined && (
        <>
          <span id={`${id}problem`} className={styles.problem}>
            {clipWithNote(problem, LIMITS.value)}
          </span>
          <LiveRegion>{problem}</LiveRegion>
        </>
      )}
    </div>
  );
}

/** A labelled line of text. Give `problem` an empty text when there is none, so that a later one is announced. */
export function TextField({
  value,
  onChange,
  problem,
  rows,
  wraps,
  numeric,
  ...frame
}: FieldProps & {
  readonly rows?: number;
  /** Whether a line too long for the field goes on in the next, for a value that has to be seen whole. */
  readonly wraps?: boolean;
  readonly numeric?: boolean;
}): ReactNode {
  const [excess, setExcess] = useState<string>();
  const shown = excess ? `That was ${excess}, so the field kept its text.` : problem;
  // One line is one paragraph, whose limits are others than those of its parts: a break in it is never meant, also where a link has one.
  const join = useCallback((text: string) => (rows ? text : text.replace(/[\r\n]+/g, '')), [rows]);
  const line = join(value);
  const common = {
    value: line !== value && findExceededLimit(line) ? '' : line,
    className: clsx(styles.input, wraps && styles.wraps),
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    'aria-invalid': Boolean(shown),
    onChange: ({target}: {readonly target: {readonly value: string}}) => {
      const next = join(target.value);
      const found = findExceededLimit(next);
      setExcess(found);
      if (!found) onChange(next);
    },
    // Before the browser lays it out, which takes minutes for a megabyte of spaces or marks. Safari does so before it tells of an input.
    ref: useCallback(
      (field: HTMLInputElement | HTMLTextAreaElement | null) => {
        const look = (event: Event & Partial<InputEvent & ClipboardEvent>): void => {
          const text = event.data ?? (event.clipboardData ?? event.dataTransfer)?.getData('text/plain') ?? '';
          const {value: now, selectionStart, selectionEnd} = field!;
          const next = (): string => join(now.slice(0, selectionStart!) + text + now.slice(selectionEnd!));
          const found = text.length > 1 ? findExceededLimit(next()) : undefined;
          // Browsers put in the lines of an input method one by one, and draw the field anew for each.
          const areLines = event.inputType === 'insertText' && text.includes('\n');
          if (found || areLines) event.preventDefault();
          if (found) setExcess(found);
          else if (areLines) {
            field!.setRangeText(text, selectionStart!, selectionEnd!, 'end');
            field!.dispatchEvent(new Event('input', {bubbles: true}));
          }
        };
        for (const kind of ['paste', 'drop', 'beforeinput']) field?.addEventListener(kind, look);
      },
      [join],
    ),
  };
  return (
    <FieldFrame {...frame} problem={shown}>
      {(own) =>
        wraps || rows ? (
          <textarea {...own} {...common} rows={rows ?? 1} />
        ) : (
          <input {...own} {...common} inputMode={numeric ? 'numeric' : 'text'} />
        )
      }
    </FieldFrame>
  );
}

/** A labelled choice from a list of value and text. */
export function SelectField({
  value,
  onChange,
  options,
  ...frame
}: FieldProps & {readonly options: readonly (readonly [value: string, text: string])[]}): ReactNode {
  return (
    <FieldFrame {...frame}>
      {(own) => (
        <select {...own} className={styles.input} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

interface ButtonProps {
  readonly onClick?: (event: MouseEvent) => void;
  readonly primary?: boolean;
  /** Whether it looks as those in the bars of code do. */
  readonly small?: boolean;
  /** Its name, where the text alone names several of the page. */
  readonly label?: string;
  /** Whether it sends the form around it, as the Enter key in a field does. */
  readonly submit?: boolean;
  /** Whether what it switches is on. */
  readonly pressed?: boolean;
  /** Whether there is nothing to do with it now; it keeps the focus. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

export function Button({onClick, primary, small, label, submit, pressed, disabled, children}: ButtonProps): ReactNode {
  return (
    <button
      type={submit ? 'submit' : 'button'}
      className={primary ? styles.open : small ? 'a-copy' : styles.quiet}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

interface CopyRowProps {
  readonly name: string;
  readonly note?: string;
  readonly text: string;
}

/** A name, its value in type that may break anywhere, and a button that copies it. */
export function CopyRow({name, note, text}: CopyRowProps): ReactNode {
  return (
    <div className={styles.row}>
      <dt>
        {name}
        {note && <span className={styles.hint}>{note}</span>}
      </dt>
      <dd>
        <code className={styles.value}>{clipWithNote(text, LIMITS.value)}</code>
        <CopyButton text={text} what={name} />
      </dd>
    </div>
  );
}
