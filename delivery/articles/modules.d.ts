/** Modules that ./plugin.ts names: what the site registered, and the parts of the theme that ours replace. */
declare module '@delivery/islands' {
  import type {Load} from './browserIsland';

  const islands: Readonly<Record<string, Load>>;
  export default islands;
}
declare module '@delivery/island' {
  export {islandOf} from './browserIsland';
}
declare module '@delivery/original/MDXComponents' {
  const components: Readonly<Record<string, unknown>>;
  export default components;
}
declare module '@delivery/original/*' {
  const Component: React.ComponentType<Record<string, unknown>>;
  export default Component;
}
declare module '@docusaurus/core/lib/client/browserContext' {
  export const Context: React.Context<boolean>;
}
/** Markdown that a component imports as HTML. */
declare module '*.md?html' {
  const Content: () => React.ReactNode;
  export default Content;
}
