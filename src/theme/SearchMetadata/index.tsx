/** What a crawler of DocSearch reads in each page, for sites that have one. Without it nobody reads it. */
import type {ReactNode} from 'react';
import SearchMetadata from '@theme-original/SearchMetadata';
import type {Props} from '@theme/SearchMetadata';
import {useThemeConfig} from '@docusaurus/theme-common';

export default function OurSearchMetadata(props: Props): ReactNode {
  return 'algolia' in useThemeConfig() ? <SearchMetadata {...props} /> : null;
}
