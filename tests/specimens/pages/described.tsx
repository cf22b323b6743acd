import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

/** Sets every field of page metadata. */
export default function Described(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Described page"
        description="A page that says all there is to say about itself."
        keywords={['specimen', 'metadata']}
        image="img/mark.svg"
      />
      <main className="container">
        <h1>Described page</h1>
      </main>
    </Layout>
  );
}
