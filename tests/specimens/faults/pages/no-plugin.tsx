import React, {type ComponentType, type ReactNode} from 'react';
import NavbarItem from '@theme/NavbarItem';
import Layout from '@theme/Layout';

const Item = NavbarItem as ComponentType<Record<string, string>>;
const item = {type: 'doc', docId: 'introduction', docsPluginId: 'nope', label: 'Nope'};

export default function NoPlugin(): ReactNode {
  return (
    <Layout>
      <Item {...item} />
    </Layout>
  );
}
