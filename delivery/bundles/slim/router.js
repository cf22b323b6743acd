/** What the browser uses of react-router-dom. The site's addresses are paths; the hash router is there for a setting it has not. */
export {BrowserRouter, BrowserRouter as HashRouter, Link, NavLink} from 'react-router-dom/esm/react-router-dom.js';
export {matchPath, Redirect, Route, Router, Switch, useHistory, useLocation, withRouter} from 'react-router';
