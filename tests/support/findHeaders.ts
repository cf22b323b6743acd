/** The headers that a `_headers` file gives an address, by lower-case name. `! Name` takes one back. */
export function findHeaders(text: string, path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of text.split('\n\n')) {
    const [rule = '', ...lines] = block.trim().split('\n');
    if (rule.endsWith('*') ? !path.startsWith(rule.slice(0, -1)) : path !== rule) continue;
    for (const line of lines) {
      const [, taken, name = '', value = ''] = /^\s*(! )?([^:]+)(?:: (.*))?$/.exec(line) ?? [];
      if (taken) found.delete(name.toLowerCase());
      else found.set(name.toLowerCase(), value);
    }
  }
  return found;
}
