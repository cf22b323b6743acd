import Details from '@delivery/original/Details';
import {exempt} from '../exempt';

/** Without React, details are the browser's own: they open and close, and do not glide. */
export default exempt(Details);
