/**
 * The styles of what is in articles are written only when a script of the browser asks for them. This one does, and is never
 * called; its script is taken away after the build (delivery/articles/publish.ts).
 */
export const rendered = () => import(/* webpackChunkName: "rendered" */ '@theme/MDXComponents');
