import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';

export default function ChildOfMeta(): ReactNode {
  return <Head>{React.createElement('meta', {name: 'description'}, 'A child')}</Head>;
}
