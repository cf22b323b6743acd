export const nothing = 'This module has no default export.';
