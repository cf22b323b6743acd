/** What a crawler of a search service reads in each page. This search needs none. */
export default (): null => null;
