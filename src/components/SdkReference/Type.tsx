import type {ReactNode} from 'react';

/** A type of the SDK reference, in which the names that the reference explains are links. */
export default function SdkType({children}: {readonly children: ReactNode}): ReactNode {
  return <code>{children}</code>;
}
