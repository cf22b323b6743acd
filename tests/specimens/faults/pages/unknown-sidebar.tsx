import {createNavbarPage} from './_navbarPage';

export default createNavbarPage({type: 'docSidebar', sidebarId: 'nope', label: 'Nope'});
