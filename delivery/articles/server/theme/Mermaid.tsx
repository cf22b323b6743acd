import type {ComponentType} from 'react';
import Mermaid from '@delivery/original/Mermaid';
import {islandOf} from '../island';

export default islandOf('Mermaid', Mermaid as ComponentType<object>, true);
