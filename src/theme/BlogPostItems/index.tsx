/**
 * Replaces the theme's list (3.10), where a post takes half a screen. Here each is one entry: title, beginning, day and topics,
 * beside its picture in blog/pictures.
 */
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {BlogPostProvider, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

function Entry({children}: {readonly children: ReactNode}): ReactNode {
  const {metadata} = useBlogPost();
  const {picture} = metadata as {picture?: string};
  return (
    <article className={styles.entry}>
      {picture && <div className={styles.picture} dangerouslySetInnerHTML={{__html: picture}} />}
      <div>
        <Heading as="h2">
          <Link to={metadata.permalink}>{metadata.title}</Link>
        </Heading>
        {children}
        <div className={styles.foot}>
          <BlogPostItemHeaderInfo />
          {metadata.tags.map(({label, permalink}) => (
            <Fragment key={permalink}>
              {' · '}
              <Link to={permalink}>{label}</Link>
            </Fragment>
          ))}
        </div>
      </div>
    </article>
  );
}

export default function BlogPostItems({items}: Props): ReactNode {
  return items.map(({content: Beginning}) => (
    <BlogPostProvider key={Beginning.metadata.permalink} content={Beginning}>
      <Entry>
        <Beginning />
      </Entry>
    </BlogPostProvider>
  ));
}
