/** Replaces the house of the classic theme (3.10) at the head of the breadcrumbs: the same in a third of the letters. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Home';

export default function IconHome(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path fill="currentColor" d="M12 3 2 12h3v8h5v-6h4v6h5v-8h3Z" />
    </svg>
  );
}
