import {isValidElement, cloneElement, type ReactElement, type ReactNode} from 'react';
import type {Props} from '@theme/Details';
import Details from '@delivery/original/Details';
import {Guarded, Exempt} from '../exempt';

/** Without React, details are the browser's own: they open and close, and do not glide. */
export default function ArticleDetails({children, summary, ...props}: Props): ReactNode {
  const title = isValidElement(summary) ? (summary as ReactElement<{children?: ReactNode}>) : undefined;
  return (
    <Exempt>
      <Details
        {...props}
        summary={title ? cloneElement(title, {}, <Guarded>{title.props.children}</Guarded>) : summary}
      >
        <Guarded>{children}</Guarded>
      </Details>
    </Exempt>
  );
}
