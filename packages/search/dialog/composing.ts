/**
 * Whether a key belongs to an input method, with which a text is being composed: it confirms or chooses there, and nothing of the
 * page may act on it. Safari ends the composition before the key that confirmed it, and marks that key by its code alone.
 */
export const isComposing = ({
  isComposing: composes,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => composes || keyCode === 229;
