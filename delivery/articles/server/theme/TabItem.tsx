import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import TabItem from '@delivery/original/TabItem';
import styles from '@docusaurus/theme-classic/lib/theme/TabItem/styles.module.css';
import {useIsArticle} from '../trusted';

/** A panel as the theme renders it, with its label (`data-label`): without script all panels are shown, and the tabs are not. */
export default function ArticleTabItem(props: Props): ReactNode {
  const {selectedValue, tabValues} = useTabs();
  if (!useIsArticle()) return <TabItem {...props} />;
  const {children, className, value} = props;
  return (
    <div
      role="tabpanel"
      className={clsx(styles.tabItem, className)}
      data-label={tabValues.find((tab) => tab.value === value)?.label ?? value}
      hidden={value !== selectedValue}
    >
      {children}
    </div>
  );
}
