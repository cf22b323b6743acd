import {createHash} from 'node:crypto';

/**
 * Starts the worker of one program. The worker is a `data:` address, so it has an origin that nobody shares, even where the frame
 * has none of its own. More messages than the runtime sends (plugins/playground/worker/output.ts) end it: a flood would stop the page.
 */
const script = `addEventListener('message', ({data, source, ports: [port]}) => {
  if (source !== parent || !port) return;
  const start = 'onmessage = ({data}) => { onmessage = null; (0, eval)(data.runtime)(data); }';
  const worker = new Worker('data:text/javascript,' + encodeURIComponent(start));
  let credit = 200;
  let before = performance.now();
  worker.onmessage = ({data}) => {
    const now = performance.now();
    credit = Math.min(200, credit + (now - before) / 5) - 1;
    before = now;
    if (credit < 0) worker.terminate();
    port.postMessage(credit < 0 ? 'flood' : typeof data === 'string' ? data : '');
  };
  worker.onerror = (event) => {
    event.preventDefault();
    port.postMessage('broken');
  };
  port.onmessage = () => port.postMessage('alive');
  worker.postMessage(data);
});
parent.postMessage('ready', '*');`;

const hash = createHash('sha256').update(script).digest('base64');

/** What the frame may do: run this script, compile text, and start workers that hold their own source. Nothing leads out. */
const policy = `default-src 'none'; script-src 'sha256-${hash}' 'unsafe-eval'; worker-src data:; base-uri 'none'; form-action 'none'`;

const html =
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">` +
  `<title>Sandbox</title><script>${script}</script></html>\n`;

/** The document that programs run in. It is the same on every page, and pages name it by the hash in its file's name. */
export const frame = {
  file: `frame.${createHash('sha256').update(html).digest('hex').slice(0, 8)}.html`,
  html,
  /** Headers that differ from those of pages. `sandbox` keeps the origin apart where an offline copy answers. */
  headers: {
    'Content-Security-Policy': `${policy}; sandbox allow-scripts; frame-ancestors 'self'`,
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=31536000, immutable',
  },
};
