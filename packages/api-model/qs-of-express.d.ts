/** The reader of qs 6.13.0, the version of the lock file of astral-api@cf3f342, apart from its writer, which nothing here needs. */
declare module 'qs-of-express/lib/parse' {
  import {parse} from 'qs';

  export default parse;
}
