/** The components of Markdown with the islands of the site, which are registered once: `islands` of `withDelivery`. */
import MDXComponents from '@delivery/original/MDXComponents';
import islands from '@delivery/islands';
import {islandOf} from '@delivery/island';

export default {
  ...MDXComponents,
  ...Object.fromEntries(Object.entries(islands).map(([name, island]) => [name, islandOf(name, island)])),
};
