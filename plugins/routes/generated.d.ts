declare module '@generated/astral-routes/default/pages.json' {
  import type {Page} from '@site/src/lib/routes';

  const pages: readonly Page[];
  export default pages;
}
