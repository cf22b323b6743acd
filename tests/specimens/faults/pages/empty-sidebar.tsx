import React, {type ComponentType, type ReactNode} from 'react';
import NavbarItem from '@theme/NavbarItem';
import Layout from '@theme/Layout';

const Item = NavbarItem as ComponentType<Record<string, string>>;
const item = {type: 'docSidebar', sidebarId: 'unlinkable', label: 'Empty'};

export default function EmptySidebar(): ReactNode {
  return (
    <Layout>
      <Item {...item} />
    </Layout>
  );
}
