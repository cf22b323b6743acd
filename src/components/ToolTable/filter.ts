import type {Tool} from './types';

/** Choice of a reader; an empty text leaves that part open. */
export interface Choice {
  words: string;
  family: string;
  state: string;
}

/** The tools whose name, description or evidence holds every word, of the family and state asked for, in their order. */
export function filterTools(tools: readonly Tool[], {words, family, state}: Choice): readonly Tool[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return tools.filter((tool) => {
    const text = `${tool.name} ${tool.what} ${tool.evidence}`.toLowerCase();
    return (
      (!family || tool.family === family) &&
      (!state || tool.state.label === state) &&
      wanted.every((word) => text.includes(word))
    );
  });
}
