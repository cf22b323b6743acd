/** The part of the compiler's JavaScript interface that `samples/spatial-sol/compile.ts` uses; the package brings no types. */
declare module 'solc' {
  interface Callbacks {
    readonly import: (path: string) => {contents: string} | {error: string};
  }
  const solc: {compile: (standardJsonInput: string, callbacks?: Callbacks) => string; version: () => string};
  export default solc;
}
