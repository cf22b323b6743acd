declare function nativeImport<Module>(name: string): Promise<Module>;
export = nativeImport;
