/** What ./loader.cjs offers to tests. */
export function leanConfig(source: string): string;
export function leanLanguages(source: string): string;
export function leanOrder(source: string): string;
export function leanPrefetch(source: string): string;
export function leanRegistry(source: string): string;
export function leanVersion(source: string): string;
