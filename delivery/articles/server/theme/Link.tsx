import Link from '@delivery/original/Link';
import {exempt} from '../exempt';

/** Links lead on without a document and are fetched ahead: ../../Article.tsx. */
export default exempt(Link);
