import React, {memo, useEffect, useMemo, useReducer, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Hit, PageHits} from '../engine/engine';
import {buildExcerpt, type ExcerptPart, listTermsToHighlight} from '../engine/excerpt';
import {loadSectionTexts, getLoadedTexts} from './load';
import styles from './styles.module.css';

/** Address of a result. */
export const buildResultUrl = ({route}: Pick<PageHits, 'route'>, {anchor}: Pick<Hit, 'anchor'>): string =>
  route + (anchor && `#${anchor}`);

interface Props {
  readonly id: string;
  readonly scope: string;
  readonly page: PageHits;
  readonly hit: Hit;
  readonly selected: boolean;
}

const marked = (pieces: readonly ExcerptPart[]): ReactNode =>
  pieces.map(({text, marked: isMarked}, index) => (isMarked ? <mark key={index}>{text}</mark> : text));

/** A result: its heading, and words of its text, which are fetched when it is shown. */
export default memo(function Option({id, scope, page, hit, selected}: Props): ReactNode {
  const [, arrived] = useReducer((times: number) => times + 1, 0);
  const texts = getLoadedTexts(scope, page.page);
  const text = texts && (texts[hit.section - hit.first] ?? '');
  useEffect(() => {
    if (getLoadedTexts(scope, page.page)?.length) return undefined;
    let current = true;
    void loadSectionTexts(scope, page.page).then(() => current && arrived());
    return () => {
      current = false;
    };
  }, [scope, page.page]);
  const [heading, excerpt] = useMemo(() => {
    const terms = listTermsToHighlight(`${hit.heading} ${text ?? ''}`, hit.matched);
    return [buildExcerpt(hit.heading, terms, Infinity), buildExcerpt(text ?? '', terms)];
  }, [hit, text]);
  return (
    // The input keeps the focus and moves through the options; a press opens one, as any link.
    <a
      id={id}
      role="option"
      href={buildResultUrl(page, hit)}
      tabIndex={-1}
      aria-selected={selected}
      className={clsx(styles.option, selected && styles.selected)}
    >
      <span className={styles.heading}>{marked(heading)}</span>
      {text !== '' && <span className={styles.excerpt}>{marked(excerpt)}</span>}
    </a>
  );
});
