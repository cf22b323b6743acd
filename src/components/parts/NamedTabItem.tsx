import type {ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import type {Props} from '@theme/TabItem';

/** A panel of tabs that begins with its name, for readers without script, who see all panels, and for programs (src/css/site.css). */
export default function NamedTabItem(props: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p hidden>
        <strong>{`${props.label ?? props.value}:`}</strong>
      </p>
      {props.children}
    </TabItem>
  );
}
