/**
 * Notes in the page what must not happen: what the policy blocks, errors that nobody caught, and errors and warnings in the
 * console. WebKit's driver hands none of these out, so all three engines note them in this way, in a script of the host's. The list outlives a change
 * of document. A page that is left takes its open requests with it, which is not a failure.
 */
export const watching = `(() => {
  const key = 'test.problems';
  const note = (text) => {
    const list = JSON.parse(sessionStorage.getItem(key) || '[]');
    list.push(location.pathname + '  ' + text);
    sessionStorage.setItem(key, JSON.stringify(list));
  };
  addEventListener('securitypolicyviolation', (event) =>
    note('policy: ' + event.effectiveDirective + ' blocks ' + event.blockedURI));
  let left = false;
  addEventListener('beforeunload', () => (left = true));
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) note('uncaught: ' + event.message);
    else if (!left) note('failed: ' + (event.target.src || event.target.href));
  }, true);
  addEventListener('unhandledrejection', (event) => note('rejected: ' + event.reason));
  for (const level of ['error', 'warn']) {
    const original = console[level];
    console[level] = (...args) => {
      note('console ' + level + ': ' + args.map(String).join(' '));
      original.apply(console, args);
    };
  }
})();`;
