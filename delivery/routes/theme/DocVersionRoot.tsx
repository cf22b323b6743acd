import type {ComponentProps, ReactNode} from 'react';
import Original from '@delivery/original/DocVersionRoot';
import {keepMenus} from '../menus';

/** The pages of a version, whose menus are filled as parts of them come. */
export default function DocVersionRoot(props: ComponentProps<typeof Original>): ReactNode {
  keepMenus((props.version as {docsSidebars: Parameters<typeof keepMenus>[0]}).docsSidebars);
  return <Original {...props} />;
}
