// The rule has no types of its own.
declare module 'textlint-rule-prh' {
  const rule: unknown;
  export default rule;
}
