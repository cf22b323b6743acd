import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconMenu from '@theme/Icon/Menu';
import MobileSidebarToggle from '@theme-original/Navbar/MobileSidebar/Toggle';

/** The button of the slide-out menu needs script. Without it, a link of the same looks leads to a list of all pages. */
export default function MobileSidebarToggleOrLink(): ReactNode {
  const pages = useBaseUrl('/pages');
  return (
    <>
      <MobileSidebarToggle />
      <noscript>
        <a className="navbar__toggle clean-btn" href={pages} aria-label="All pages">
          <IconMenu />
        </a>
      </noscript>
    </>
  );
}
