/** The part of the compiler's JavaScript interface that is used here; the package brings no types. */
declare module 'solc' {
  const solc: {compile: (standardJsonInput: string) => string; version: () => string};
  export default solc;
}
