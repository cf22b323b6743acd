declare function nativeImport(name: 'beautiful-mermaid'): Promise<typeof import('beautiful-mermaid')>;
declare function nativeImport(name: 'cspell-lib'): Promise<typeof import('cspell-lib')>;
declare function nativeImport(name: 'markdownlint/promise'): Promise<typeof import('markdownlint/promise')>;
export = nativeImport;
