import {createNavbarPage} from './_navbarPage';

export default createNavbarPage({type: 'custom-thing', label: 'Thing'});
