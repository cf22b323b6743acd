declare function nativeImport(name: 'beautiful-mermaid'): Promise<typeof import('beautiful-mermaid')>;
declare function nativeImport(name: 'cspell-lib'): Promise<typeof import('cspell-lib')>;
declare function nativeImport(name: 'markdownlint/promise'): Promise<typeof import('markdownlint/promise')>;
declare function nativeImport(name: '@secretlint/core'): Promise<typeof import('@secretlint/core')>;
declare function nativeImport(
  name: '@secretlint/secretlint-rule-preset-recommend',
): Promise<typeof import('@secretlint/secretlint-rule-preset-recommend')>;
export = nativeImport;
