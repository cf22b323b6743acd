import Mermaid from '@delivery/original/Mermaid';
import {islandOf} from '../island';

/** Diagrams are drawn in the browser. */
export default islandOf('Mermaid', Mermaid, true);
