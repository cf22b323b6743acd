import {type ComponentProps, type ReactNode, useEffect, useState} from 'react';
import Original from '@delivery/original/DocSidebarItems';
import type {MenuItem} from '../entry';
import {menu} from '../menus';

/** Items of a menu. Those of a category that somebody opens come when it is drawn, which is when it opens. */
export default function DocSidebarItems(props: ComponentProps<typeof Original>): ReactNode {
  const items = props.items as MenuItem[];
  const more = items[0]?.more;
  const [come, setCome] = useState<MenuItem[]>();
  useEffect(() => {
    if (!more) return undefined;
    let left = false;
    menu(more).then(
      (whole) => left || setCome(whole),
      () => {
        // The first link stays; whoever opens the category again asks again.
      },
    );
    return () => {
      left = true;
    };
  }, [more]);
  return <Original {...props} items={(more && come) || items} />;
}
