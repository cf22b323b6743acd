import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';

export default function NumberInTitle(): ReactNode {
  return (
    <Head>
      <title>Chapter {3}</title>
    </Head>
  );
}
