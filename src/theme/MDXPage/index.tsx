import {type ReactNode, useMemo} from 'react';
import type {Props} from '@theme/MDXPage';
import MDXPage from '@theme-original/MDXPage';

/** Gives the text of a page the class that the theme gives to that of docs and posts, so that the styles of text apply. */
export default function MDXPageAsText({content: Content}: Props): ReactNode {
  const Text = useMemo(
    () =>
      Object.assign(
        (props: object) => (
          <div className="markdown">
            <Content {...props} />
          </div>
        ),
        Content,
      ),
    [Content],
  );
  return <MDXPage content={Text as typeof Content} />;
}
