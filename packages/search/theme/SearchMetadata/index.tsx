/** Replaces the tags that the theme writes for crawlers of search services, as no such service is used. */
export default (): null => null;
