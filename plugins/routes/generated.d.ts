declare module '@generated/astral-routes/default/pages.json' {
  import type {Page} from '@site/plugins/routes';

  const pages: readonly Page[];
  export default pages;
}
