/** What ./loader.cjs offers to tests. */
export function nameChunks(source: string): string;
export function slimConfig(source: string): string;
export function slimOrder(source: string): string;
export function slimPrefetch(source: string): string;
export function slimVersion(source: string): string;
