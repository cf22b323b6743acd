import type {ComponentType} from 'react';
import CodeBlock from '@delivery/original/CodeBlock';
import {islandOf} from '../island';

/** The theme shows the buttons of a block, and the colours of dark mode, in the browser alone. */
export default islandOf('CodeBlock', CodeBlock as ComponentType<object>, true);
