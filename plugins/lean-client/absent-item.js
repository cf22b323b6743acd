/** Stands for a kind of navbar item that the configuration never shows. See ./index.ts. */
export default () => null;
