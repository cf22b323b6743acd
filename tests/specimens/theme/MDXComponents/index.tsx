import MDXComponents from '@theme-init/MDXComponents';
import {Painted} from '../../parts/Colour';
import {Pressable, Stateful} from '../../parts/Dead';

export default {...MDXComponents, Painted, Pressable, Stateful};
