import {Prism} from 'prism-react-renderer';

// The grammars of prismjs add themselves to a global `Prism`; this module must be imported before them.
(globalThis as {Prism?: typeof Prism}).Prism = Prism;
