/**
 * Replaces the code block of the classic theme (3.10), which colours in the browser. Here the colours come from the build
 * as one string of HTML (plugins/highlight), which is how fences arrive; code given as children stays plain, as components
 * and tools show text of their own.
 */
import {Children, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock';
import Other from '@other/CodeBlock';
import {CopyCodeButton} from './CopyButton';

/** What a block is called whose commands run beside those of the first terminal. */
const terminalName = (terminal: string): string => (terminal === '2' ? 'Second terminal' : `Terminal ${terminal}`);

/**
 * Where a path is longer than its bar, style cuts its folder first: `samples/hello` gives way to `/record.ts`.
 * @returns folder and file; the second alone when it is no path
 */
function splitTitle(title: string): [string, string] {
  const end = Math.max(title.lastIndexOf('/'), 0);
  return [title.slice(0, end), title.slice(end)];
}

export default function CodeBlock(props: Props): ReactNode {
  // A fence that the build has not coloured: it says something that another theme reads.
  return Other && props.metastring !== undefined ? <Other {...props} /> : <ColouredBlock {...props} />;
}

function ColouredBlock(props: Props): ReactNode {
  const {html, title, terminal, run, collapsed, children} = props;
  const fold = useId();
  const language = props.language ?? /\blanguage-([\w-]+)/.exec(props.className ?? '')?.[1] ?? 'text';
  const label = props.label ?? (language === 'text' ? 'Text' : language.toUpperCase());
  const parts = Children.toArray(children);
  const text = parts.every((part) => typeof part === 'string') ? parts.join('').replace(/\n$/, '') : undefined;
  const lines = html === undefined ? (text?.split('\n').length ?? 2) : Number(props.lines);
  const single = lines === 1 && !title && !terminal && !run;
  const name = typeof title === 'string' ? `${label}: ${title}` : label;

  const program = `${(run ?? '').replace(/^.*\/|#.*$/g, '')}.ts`;
  return (
    <div className={clsx('a-code', 'theme-code-block', single && 'single', collapsed && 'folds')} data-run={run}>
      <div className="a-code-bar" data-nosnippet="">
        <span className="a-code-name">
          {terminal && <strong>{terminalName(terminal)}</strong>}
          {typeof title === 'string' ? (
            <strong title={title}>
              {splitTitle(title).map((half, index) => half && <span key={index}>{half}</span>)}
            </strong>
          ) : (
            title && <strong>{title}</strong>
          )}
          <span>{label}</span>
        </span>
        {run && (
          <>
            <button type="button" data-press="run" aria-label={`Run ${program}`}>
              Run
            </button>
            <button type="button" data-press="edit" aria-label={`Edit ${program}`}>
              Edit
            </button>
          </>
        )}
        <CopyCodeButton language={language} />
      </div>
      <pre
        tabIndex={collapsed ? 0 : undefined}
        role="group"
        aria-label={name}
        className={`language-${language}`}
        data-terminal={terminal}
      >
        <code
          className={`language-${language}`}
          {...(html === undefined ? {children: text ?? children} : {dangerouslySetInnerHTML: {__html: html}})}
        />
      </pre>
      {collapsed && (
        <label className="a-code-fold" htmlFor={fold} data-nosnippet="">
          <input type="checkbox" id={fold} />
          All {lines} lines
        </label>
      )}
    </div>
  );
}
