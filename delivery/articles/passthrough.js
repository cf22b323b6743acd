/** Replaces `@theme/MDXContent` around articles in the browser, where the content needs no components any more. */
export default ({children}) => children;
