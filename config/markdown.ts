import remarkSdkReference from '../plugins/sdk-reference';

/** The Markdown pipeline, in the order in which it runs; docs, blog and pages share it. */
/** These run before headings get their ids and the table of contents is collected. */
export const beforeDefaultRemarkPlugins: unknown[] = [remarkSdkReference];
export const remarkPlugins: unknown[] = [];
export const rehypePlugins: unknown[] = [];
