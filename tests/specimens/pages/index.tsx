import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

/** Has no title of its own: the page then carries the site's. */
export default function Home(): ReactNode {
  return (
    <Layout>
      <main className="container">
        <h1>Specimen</h1>
        <Link to="/more#delta">More, part delta</Link>
      </main>
    </Layout>
  );
}
