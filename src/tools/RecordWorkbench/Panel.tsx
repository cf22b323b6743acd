import {type KeyboardEvent, type ReactNode, useId, useRef, useState} from 'react';
import clsx from 'clsx';
import {findExceededLimit, parseAddressPart} from '@site/src/lib/limits';
import {unpackText} from '@site/src/lib/playground/state';
import {Button} from '../shared/parts';
import {useUrlState} from '../shared/query';
import {sessionStore} from '../shared/store';
import {BuildTab} from './Build';
import {CheckTab} from './Check';
import type {WorkbenchData} from './types';
import styles from './styles.module.css';

const TABS = ['build', 'check'] as const;
type Tab = (typeof TABS)[number];
const NAMES: Record<Tab, string> = {build: 'Build', check: 'Check'};
const DEFAULTS = {tab: 'build'};
/** Where the tab keeps the text of Check: through a reload, and away from the address. */
const CHECKED = 'tool:check';

/** A record that a program in the page has handed over, behind `#`, where no server sees it. */
function recordInAddress(): string {
  const packed = parseAddressPart(location.hash).get('record');
  try {
    return packed ? unpackText(packed) : '';
  } catch {
    return '';
  }
}

/** The text of Check. */
function useKeptText(): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = sessionStore.get(CHECKED) ?? '';
    return findExceededLimit(kept) ? '' : kept;
  });
  const keep = (next: string): void => {
    sessionStore.set(CHECKED, next);
    setText(next);
  };
  return [text, keep];
}

export default function Panel({data}: {readonly data: WorkbenchData}): ReactNode {
  const [fields, change] = useUrlState(DEFAULTS);
  const tab: Tab = fields.tab === 'check' ? 'check' : 'build';
  const [pasted, paste] = useKeptText();
  // What came by a link waits for a press.
  const [linked, setLinked] = useState(recordInAddress);
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const open = (name: Tab): void => {
    change({tab: name});
    (tabs.current!.children[TABS.indexOf(name)] as HTMLElement).focus();
  };
  const checkLinked = (): void => {
    paste(linked);
    setLinked('');
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    open(tab === 'build' ? 'check' : 'build');
  };

  return (
    <>
      <div ref={tabs} className="tabs" role="tablist" aria-label="What to do" tabIndex={-1} onKeyDown={onKey}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            className={clsx('tabs__item', tab === name && 'tabs__item--active', styles.tab)}
            aria-selected={tab === name}
            aria-controls={`${id}${name}panel`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => change({tab: name})}
          >
            {NAMES[name]}
          </button>
        ))}
      </div>
      {TABS.map((name) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}${name}panel`}
          aria-labelledby={`${id}${name}`}
          hidden={tab !== name}
          className={styles.tabPanel}
        >
          {name === 'check' ? (
            <>
              {linked && (
                <p>
                  The link brings a record of {linked.length.toLocaleString('en')} characters.{' '}
                  <Button primary onClick={checkLinked}>
                    Check it
                  </Button>{' '}
                  {pasted && 'It takes the place of your text.'}
                </p>
              )}
              <CheckTab data={data} text={pasted} onText={paste} />
            </>
          ) : (
            <BuildTab
              data={data}
              onCheck={(text) => {
                paste(text);
                open('check');
              }}
            />
          )}
        </div>
      ))}
    </>
  );
}
