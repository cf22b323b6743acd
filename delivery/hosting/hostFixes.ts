/** Hosts that `npm run host:check` knows by their answers. */
export type Host = 'nginx' | 'Caddy' | 'Netlify' | 'Cloudflare Pages' | 'GitHub Pages' | 'unknown host';

/** What can be missing from a host's answers. */
export type Topic =
  | 'headers'
  | 'policy'
  | 'compression'
  | 'brotli'
  | 'vary'
  | 'caching'
  | 'validation'
  | 'status'
  | 'not found'
  | 'sharing'
  | 'file address'
  | 'moved'
  | 'content'
  | 'type';

const upload = 'Deploy the complete folder build/ of one build, with its files _headers and _redirects at the root.';
const nginx = 'Include build/hosting/nginx.conf in the server block, run nginx -t, then nginx -s reload.';
const caddy = 'Import build/hosting/Caddyfile in the site block, then run caddy reload.';
const github =
  'GitHub Pages has no setting for this. Move to Cloudflare Pages or Netlify, or put a proxy that sets it in front.';
const rewritten =
  'At the host, turn off everything that changes HTML or scripts: minification, injected analytics, proxies.';

const everywhere: Record<Topic, string> = {
  headers: 'Send the headers that build/hosting/rules.json lists.',
  policy: `${rewritten} Then deploy again.`,
  compression: 'Let the host compress text with gzip.',
  brotli: 'Serve the .br copy next to each text file; it is a fifth smaller than gzip.',
  vary: 'Send Vary: Accept-Encoding with compressed files, or a shared cache gives them to clients that cannot read them.',
  caching: 'Send the Cache-Control that build/hosting/rules.json lists.',
  validation: 'Send ETag or Last-Modified, and answer 304 when a client sends it back.',
  status: 'Serve path/index.html for /path, without a redirect.',
  'not found': 'Serve 404.html with status 404 for every address without a file. Do not serve index.html instead.',
  sharing:
    'Send Access-Control-Allow-Origin: * for the folders that build/hosting/rules.json lists, and for no others.',
  'file address': 'Redirect /path/index.html and /path.html to /path with status 301 or 308.',
  moved: 'Redirect the addresses that build/hosting/rules.json lists under "moved" with status 301 or 308.',
  content: `${rewritten} Then deploy again.`,
  type: 'Map file name extensions to media types: browsers reject scripts and style sheets of another type.',
};

const special: Partial<Record<Host, Partial<Record<Topic, string>>>> = {
  nginx: {
    headers: nginx,
    caching: nginx,
    compression: nginx,
    brotli:
      'Install ngx_brotli (Debian: libnginx-mod-http-brotli-static) and add "brotli_static on;" to the server block.',
    vary: nginx,
    status: nginx,
    'not found': nginx,
    sharing: nginx,
    'file address': nginx,
    moved: nginx,
    type: 'Include mime.types in the http block.',
  },
  Caddy: {
    headers: caddy,
    caching: caddy,
    compression: caddy,
    brotli: caddy,
    vary: caddy,
    status: caddy,
    'not found': caddy,
    sharing: caddy,
    'file address': caddy,
    moved: caddy,
  },
  Netlify: {
    headers: upload,
    caching: upload,
    sharing: upload,
    moved: upload,
    status: 'Keep pretty_urls = false in netlify.toml, and switch off "Pretty URLs" in the settings of the site.',
  },
  'Cloudflare Pages': {
    headers: upload,
    caching: upload,
    sharing: upload,
    moved: upload,
    status: upload,
    'not found': upload,
  },
  'GitHub Pages': {
    headers: github,
    caching: github,
    brotli: github,
    status:
      'GitHub Pages redirects /path to /path/ when the file is path/index.html. Pages work; each first visit waits longer.',
    'file address': github,
    moved: github,
  },
};

/** @param headers by lower-case name */
export function hostOf(headers: ReadonlyMap<string, string>): Host {
  const server = headers.get('server') ?? '';
  if (headers.has('x-github-request-id') || /github/i.test(server)) return 'GitHub Pages';
  if (headers.has('x-nf-request-id') || /netlify/i.test(server)) return 'Netlify';
  if (headers.has('cf-ray') || /cloudflare/i.test(server)) return 'Cloudflare Pages';
  if (/^nginx/i.test(server)) return 'nginx';
  return /^caddy/i.test(server) ? 'Caddy' : 'unknown host';
}

/** What to change at a host, in a sentence or two. */
export const fixFor = (host: Host, topic: Topic): string => special[host]?.[topic] ?? everywhere[topic];
