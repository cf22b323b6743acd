/** qs 6.13.0, the version of the lock file of astral-api@cf3f342, beside the one that the site's tools use. */
declare module 'qs-of-express' {
  export {default} from 'qs';
}
