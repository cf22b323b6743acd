import type {Report} from '../report';
import type {Page} from '../site';

/** Every diagram has a title, and says in words what it shows. */
export function checkFigures({path, fences}: Page): Report {
  const diagrams = fences.filter(({language}) => language === 'mermaid');
  return {
    looked: diagrams.length,
    findings: diagrams
      .filter(({title, alt}) => !title || !alt)
      .map(({line, title}) => ({
        file: path,
        line,
        message: `This diagram has no ${title ? 'alt' : 'title'}.`,
        fix: 'Write ```mermaid title="What it is" alt="What the figure shows, in a sentence".',
      })),
  };
}
