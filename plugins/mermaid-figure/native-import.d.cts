declare function nativeImport(name: 'beautiful-mermaid'): Promise<typeof import('beautiful-mermaid')>;
export = nativeImport;
