/**
 * Replaces the tabs of the classic theme (3.10), which keep what is chosen in React. These are plain HTML, the first sheet
 * shown; delivery/articles/controls.ts answers pointer and keys and remembers the choice by `groupId`.
 */
import React, {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Tabs';
import type {Props as SheetProps} from '@theme/TabItem';
import styles from './styles.module.css';

type Sheet = ReactElement<SheetProps>;

const isSheet = (child: ReactNode): child is Sheet => isValidElement<SheetProps>(child) && 'value' in child.props;

/** @throws Error for children without a value, for two of the same value, and for a default that none has */
function sheetsOf({children, defaultValue}: Props): {sheets: Sheet[]; shown: string} {
  const sheets = Children.toArray(children).filter((child) => child !== '\n');
  if (!sheets.length || !sheets.every(isSheet))
    throw new Error('<Tabs> holds <TabItem> elements with a value, and nothing else.');
  const values = sheets.map(({props}) => props.value);
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw new Error(`<Tabs> holds two <TabItem> elements with the value "${twice}".`);
  const shown = defaultValue ?? sheets.find(({props}) => props.default)?.props.value ?? values[0] ?? '';
  if (!values.includes(shown))
    throw new Error(`<Tabs> has the default "${shown}", but its sheets are ${values.join(', ')}.`);
  return {sheets, shown};
}

export default function Tabs(props: Props): ReactNode {
  const {sheets, shown} = sheetsOf(props);
  return (
    <div
      className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}
      data-tab-group={props.groupId}
    >
      <div role="tablist" aria-orientation="horizontal" className={clsx('tabs', props.className)}>
        {sheets.map(({props: {value, label}}) => (
          <div
            key={value}
            role="tab"
            tabIndex={value === shown ? 0 : -1}
            aria-selected={value === shown}
            data-value={value}
            className={clsx('tabs__item', value === shown && 'tabs__item--active')}
          >
            {label ?? value}
          </div>
        ))}
      </div>
      <div className="margin-top--md">
        {sheets.map(({props: {value, label, className, children}}) => (
          <div
            key={value}
            role="tabpanel"
            // Shown without script, where no tab names the sheet.
            data-label={label ?? value}
            className={clsx(styles.sheet, className)}
            hidden={value !== shown}
          >
            {children}
          </div>
        ))}
      </div>
    </div>
  );
}
