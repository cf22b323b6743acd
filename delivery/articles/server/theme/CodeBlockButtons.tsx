import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Buttons from '@delivery/original/CodeBlock/Buttons';
import type {Props} from '@theme/CodeBlock/Buttons';
import Button from '@theme/CodeBlock/Buttons/Button';
import IconCopy from '@theme/Icon/Copy';
import IconWordWrap from '@theme/Icon/WordWrap';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/styles.module.css';
import copyStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/styles.module.css';
import wrapStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/WordWrapButton/styles.module.css';
import {useIsArticle} from '../exempt';

/** The buttons of code blocks, which the theme renders in the browser alone. */
export default function ArticleCodeBlockButtons(props: Props): ReactNode {
  if (!useIsArticle()) return <Buttons {...props} />;
  const wrap = translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
    description: 'The title attribute for toggle word wrapping button of code block lines',
  });
  const copy = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
    description: 'The ARIA label for copy code blocks button',
  });
  return (
    <div className={clsx(props.className, styles.buttonGroup)}>
      <Button data-control="wrap" hidden aria-label={wrap} title={wrap}>
        <IconWordWrap className={wrapStyles.wordWrapButtonIcon} aria-hidden="true" />
      </Button>
      <Button data-control="copy" aria-label={copy} title={copy}>
        <span className={copyStyles.copyButtonIcons} aria-hidden="true">
          <IconCopy className={copyStyles.copyButtonIcon} />
        </span>
      </Button>
    </div>
  );
}
