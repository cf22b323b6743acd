import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import type {PageHits} from '@astral-docs/search/engine/engine';
import styles from './styles.module.css';

/** The most pages that are offered. */
const MOST = 6;

/**
 * Pages that mention the words of the address, from the index of search: whoever arrives here is looking for something. The file is one
 * for every address, so they are found in the browser.
 */
function useMentions(pathname: string): readonly PageHits[] {
  const [found, setFound] = useState<readonly PageHits[]>([]);
  const base = useBaseUrl('/');
  useEffect(() => {
    let current = true;
    const find = async (): Promise<PageHits[]> => {
      const {loadSearchEngine} = await import(/* webpackChunkName: "search" */ '@astral-docs/search/results');
      const engine = await loadSearchEngine(`${base}search/`);
      // The address can be decoded, and has no `.html`: config/head.ts.
      const words = decodeURI(pathname)
        .slice(0, 200)
        .split(/[^\p{L}\p{N}]+/u);
      return engine.search(words.join(' ').trim());
    };
    find().then(
      (pages) => current && setFound(pages.slice(0, MOST)),
      // Without network, or with another search service, the page still says what happened.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pathname, base]);
  return found;
}

/**
 * A page that this build of the site does not know may be part of a newer one. So before saying no, the server is asked,
 * once: a document that was loaded for this very address, and not by the router, is its answer already.
 */
function useServersAnswer(pathname: string): void {
  const history = useHistory();
  useEffect(() => {
    if (history.action !== 'POP' && navigator.onLine) window.location.reload();
  }, [history, pathname]);
}

/** A chart of empty sea: what its makers could not confirm, they marked ED, existence doubtful. */
function DoubtfulPlace(): ReactNode {
  return (
    <svg className={styles.chart} viewBox="0 0 320 120" aria-hidden="true">
      <path d="M40 0v120M120 0v120M200 0v120M280 0v120M0 30h320M0 90h320" />
      <path className={styles.shoal} d="M126 60c0-16 14-24 34-24s36 8 36 24-14 26-36 26-34-10-34-26z" />
      <text x="160" y="67" textAnchor="middle">
        (ED)
      </text>
    </svg>
  );
}

/**
 * Docs live at the root of the site, so their route takes every unknown path and the theme draws this content without
 * a title of its own. Here it gets the title, stays out of search engines, and helps the reader on.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  useServersAnswer(pathname);
  const mentions = useMentions(pathname);
  const title = translate({id: 'theme.NotFound.title', message: 'Page not found'});

  return (
    <main className={clsx('container margin-vert--xl', styles.page, className)}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Heading as="h1">{title}</Heading>
      <DoubtfulPlace />
      <p>
        No page has this address: existence doubtful, as charts write it. It may be mistyped, or the page may have
        moved.
      </p>
      <p>
        Start from the <Link to="/">home page</Link>.
      </p>
      {/* The list comes late: below everything else it moves nothing that a reader is about to press. */}
      {mentions.length > 0 && (
        <section className="markdown" aria-labelledby="not-found-mentions">
          <Heading as="h2" id="not-found-mentions">
            Closest pages
          </Heading>
          <ul>
            {mentions.map(({route, title: name}) => (
              <li key={route}>
                <Link to={route}>{name}</Link> <code>{route}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
