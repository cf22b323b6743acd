const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Text as HTML and SVG hold it in elements. */
export const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character]!);
