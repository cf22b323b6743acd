import React, {type ReactNode} from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

export default function Home(): ReactNode {
  return (
    <Layout
      title="Location data you can check"
      description="Astral is an open toolkit for signed location records and location proofs: a protocol, a TypeScript SDK, an API and the documentation of each."
    >
      <main className="container margin-vert--lg">
        <Heading as="h1">Location data you can check</Heading>
        <p>Astral is an open toolkit for signed location records and location proofs.</p>
        <Link to="/introduction">Read the introduction</Link>
      </main>
    </Layout>
  );
}
