/**
 * Replaces the heading of the classic theme (3.10). That one gives the link beside a heading its name twice, to assistive
 * technology and as a tooltip; this one gives it once, which takes a tenth of a kilobyte off a long page.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const target = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  collectAnchor(id);
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: typeof props.children === 'string' ? props.children : id},
  );
  return (
    <As {...props} className={clsx('anchor', target, props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
