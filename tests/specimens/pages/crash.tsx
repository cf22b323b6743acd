import React, {type ReactNode} from 'react';
import Layout from '@theme/Layout';
import {useFault} from '../fault';

function Content(): ReactNode {
  useFault();
  return <h1>This page is well</h1>;
}

export default function CrashInLayout(): ReactNode {
  return (
    <Layout title="Crash in the layout">
      <main className="container">
        <Content />
      </main>
    </Layout>
  );
}
