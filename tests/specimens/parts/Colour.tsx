import {createContext} from 'react';

export const Colour = createContext('none');
