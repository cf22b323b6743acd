/**
 * `node --require …/shared/native.cjs --import tsx …` reads these packages as the modules that they are. Otherwise tsx
 * turns them into CommonJS, in which HTML and Markdown are read three times as slowly.
 */
for (const name of [
  'hast-util-from-html',
  'rehype-remark',
  'remark-gfm',
  'remark-mdx',
  'remark-parse',
  'remark-stringify',
  'unified',
])
  require(name);
