import type {ReactNode} from 'react';
import type {Props} from '@theme/ThemedImage';
import ThemedImage from '@delivery/original/ThemedImage';
import {Trusted} from '../trusted';

/** Both images are in the HTML; the style sheet shows the one of the colour mode. */
export default function ArticleThemedImage(props: Props): ReactNode {
  return (
    <Trusted>
      <ThemedImage {...props} />
    </Trusted>
  );
}
