import type {ComponentType, ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import CodeBlock from '@delivery/original/CodeBlock';
import {useIsArticle} from '../exempt';
import {islandOf} from '../island';

const Island = islandOf('CodeBlock', CodeBlock as ComponentType<object>);

/** The theme shows the buttons of a block, and the colours of dark mode, in the browser alone: in an article the block is an island. */
export default function ArticleCodeBlock(props: Props): ReactNode {
  return useIsArticle() ? <Island {...props} /> : <CodeBlock {...props} />;
}
