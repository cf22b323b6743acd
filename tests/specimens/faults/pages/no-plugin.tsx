import {createNavbarPage} from './_navbarPage';

export default createNavbarPage({type: 'doc', docId: 'introduction', docsPluginId: 'nope', label: 'Nope'});
