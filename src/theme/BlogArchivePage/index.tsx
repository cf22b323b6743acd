import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {groupBy, HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import type {Props} from '@theme/BlogArchivePage';

/**
 * All posts by year. The theme's page puts its title outside the main part, in colours that cannot be read, and skips a level
 * of headings.
 */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  // Numbers as keys stand in their order, so the newest year comes last.
  const years = Object.entries(groupBy(archive.blogPosts, ({metadata}) => metadata.date.slice(0, 4))).reverse();
  const day = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={title} />
      <BlogLayout>
        <Heading as="h1">{title}</Heading>
        {years.map(([year, posts]) => (
          <section key={year} className="markdown">
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul>
              {posts!.map(({metadata}) => (
                <li key={metadata.permalink}>
                  <Link to={metadata.permalink}>{metadata.title}</Link>,{' '}
                  <time dateTime={metadata.date}>{day.format(new Date(metadata.date))}</time>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
