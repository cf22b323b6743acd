declare module 'js-yaml' {
  /** Reads a file of YAML. @throws Error with the position of what doesn't parse */
  export function load(text: string): unknown;
}
