/** The Markdown pipeline, in the order in which it runs; docs, blog and pages share it. */
export const remarkPlugins: unknown[] = [];
export const rehypePlugins: unknown[] = [];
