import type {ClientModule} from '@docusaurus/types';

function isEncoded(text: string, decode: (text: string) => string): boolean {
  try {
    decode(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The framework decodes the fragment and the path of each location that it goes to, and crashes on a percent sign that begins
 * no escape, as in `#50%`. So such a sign is escaped before it looks. config/head.ts does this for the address of a load.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location}) => {
  if (!isEncoded(location.pathname, decodeURI)) location.pathname = location.pathname.replaceAll('%', '%25');
  if (isEncoded(location.hash, decodeURIComponent)) return;
  location.hash = location.hash.length > 2000 ? '' : location.hash.replaceAll('%', '%25');
  history.replaceState(history.state, '', location.pathname + location.search + location.hash);
};
