import React, {type ComponentType} from 'react';
import NavbarItem from '@theme/NavbarItem';
import Layout from '@theme/Layout';

const Item = NavbarItem as ComponentType<Record<string, string>>;

/** A page with one navbar item in it, so that the build says what is wrong with the item. */
export const createNavbarPage =
  (item: Record<string, string>): ComponentType =>
  () => (
    <Layout>
      <Item {...item} />
    </Layout>
  );
