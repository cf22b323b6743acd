import {createNavbarPage} from './_navbarPage';

export default createNavbarPage({type: 'doc', docId: 'nope', label: 'Nope'});
