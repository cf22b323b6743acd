import MDXComponents from '@theme-init/MDXComponents';
import Echo from '../../parts/Echo';
import Meter from '../../parts/Meter';

export default {...MDXComponents, Echo, Meter};
