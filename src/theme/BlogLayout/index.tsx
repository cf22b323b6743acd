import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {site} from '@site/data/site';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogLayout';
import styles from './styles.module.css';

/** Leads from one list of notes to the others. */
function Lists(): ReactNode {
  return (
    <nav className={styles.lists} aria-label="Notes">
      <Link to={useBaseUrl('/blog')} isNavLink exact activeClassName={styles.current}>
        Latest
      </Link>
      <Link to={useBaseUrl('/blog/archive')} isNavLink activeClassName={styles.current}>
        <Translate id="theme.blog.archive.title">Archive</Translate>
      </Link>
      <Link to={useBaseUrl('/blog/tags')} isNavLink activeClassName={styles.current}>
        <Translate id="theme.tags.tagsPageTitle">Tags</Translate>
      </Link>
      <a href={useBaseUrl('/blog/rss.xml')}>RSS</a>
    </nav>
  );
}

/** The theme lists all posts under no heading of the first level; here the list says what it is, and for whom. */
function TitleOfAll(): ReactNode {
  const isListOfAll = useLocation().pathname.replace(/\/$/, '') === useBaseUrl('/blog');
  return (
    isListOfAll && (
      <header>
        <h1>{site.notes.title}</h1>
        <p>{site.notes.description}</p>
      </header>
    )
  );
}

/**
 * A post has all titles at its left and its contents at its right, which is a landmark here, as everything on a page must be in one.
 * A list has neither: it would say its titles twice.
 */
export default function BlogLayout({sidebar, toc, children, ...layoutProps}: Props): ReactNode {
  return (
    <Layout {...layoutProps}>
      <div className={clsx('container', styles.page, toc && styles.post)}>
        {toc ? <BlogSidebar sidebar={sidebar} /> : <Lists />}
        <main>
          <TitleOfAll />
          {children}
        </main>
        {toc && (
          <aside className={styles.contents} aria-label="On this page">
            {toc}
          </aside>
        )}
      </div>
    </Layout>
  );
}
