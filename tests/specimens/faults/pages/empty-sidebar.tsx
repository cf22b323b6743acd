import {createNavbarPage} from './_navbarPage';

export default createNavbarPage({type: 'docSidebar', sidebarId: 'unlinkable', label: 'Empty'});
