import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Mark from '../../../static/img/mark.svg';
import ThemedImage from '@theme-original/ThemedImage';
import type {Props} from '@theme/ThemedImage';

/**
 * The mark of the site is drawn in the page, in the colours of the mode. As images, one for each mode, it would come before
 * the text, and the headers of the answers would weigh more than the drawings.
 */
export default function ThemedImageOrMark({sources, alt, ...props}: Props): ReactNode {
  const mark = useBaseUrl('img/mark.svg');
  if (sources.light !== mark) return <ThemedImage sources={sources} alt={alt} {...props} />;
  const {width, height} = props;
  return <Mark className="a-mark" width={width} height={height} aria-hidden={!alt} aria-label={alt || undefined} />;
}
