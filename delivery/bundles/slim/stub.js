/** Stands for a part that no page of this site shows. See ./index.ts. */
export default () => null;
