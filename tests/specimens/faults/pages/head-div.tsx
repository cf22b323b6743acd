import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';

export default function DivInHead(): ReactNode {
  return (
    <Head>
      <div>Not a head element</div>
    </Head>
  );
}
