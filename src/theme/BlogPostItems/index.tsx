/**
 * Replaces the theme's list (3.10), which shows the beginning of every post under a large title. Here each post is one entry:
 * title, day, description and topics, beside the picture that the build drew from the figures of the post (plugins/post-picture).
 */
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {BlogPostProvider, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

function Entry(): ReactNode {
  const {metadata} = useBlogPost();
  const {picture} = metadata as {picture?: string};
  return (
    <article className={styles.entry}>
      <div>
        <Heading as="h2">
          <Link to={metadata.permalink}>{metadata.title}</Link>
        </Heading>
        <p>{metadata.description}</p>
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
      {picture && <div className={styles.picture} dangerouslySetInnerHTML={{__html: picture}} />}
    </article>
  );
}

export default function BlogPostItems({items}: Props): ReactNode {
  return items.map(({content}) => (
    <BlogPostProvider key={content.metadata.permalink} content={content}>
      <Entry />
    </BlogPostProvider>
  ));
}
