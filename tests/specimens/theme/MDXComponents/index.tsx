import MDXComponents from '@theme-init/MDXComponents';
import {Painted} from '@site/parts/Colour';
import {Pressable, Stateful} from '@site/parts/Dead';

export default {...MDXComponents, Painted, Pressable, Stateful};
