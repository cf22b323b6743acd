/** The functions of @docusaurus/utils-common that the browser uses. */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
export const blogPostContainerID = '__blog-post-container';
