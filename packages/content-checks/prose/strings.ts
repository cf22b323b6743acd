import ts from 'typescript';

export interface TextNode {
  type: string;
  raw: string;
  range: [number, number];
  loc: {start: {line: number; column: number}; end: {line: number; column: number}};
  value?: string;
  children?: TextNode[];
}

/** A literal of one word is a name, not prose. */
const isProse = (text: string): boolean => /[A-Za-z]\S*\s+\S*[a-z]/.test(text);

/**
 * A textlint plugin that reads the string literals and JSX text of TypeScript as paragraphs, so that messages, labels and
 * test titles follow the rules of pages. Module names and comments are left out.
 */
export const stringsPlugin = {
  Processor: class {
    availableExtensions(): string[] {
      return ['.ts', '.tsx'];
    }

    processor() {
      return {
        preProcess(text: string, path = 'text.tsx'): TextNode {
          const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
          const node = (type: string, start: number, end: number): TextNode => {
            const at = (position: number) => {
              const {line, character} = source.getLineAndCharacterOfPosition(position);
              return {line: line + 1, column: character};
            };
            return {
              type,
              raw: text.slice(start, end),
              range: [start, end],
              loc: {start: at(start), end: at(end)},
            };
          };
          const paragraphs: TextNode[] = [];
          const visit = (current: ts.Node): void => {
            const named = ts.isImportDeclaration(current) || ts.isExportDeclaration(current);
            if (named || ts.isImportTypeNode(current)) return;
            if (ts.isJsxText(current) || ts.isStringLiteralLike(current) || ts.isTemplateLiteralToken(current)) {
              const [start, end] = [current.getStart(source), current.getEnd()];
              const inner = ts.isJsxText(current) ? [start, end] : [start + 1, end - 1];
              if (isProse(current.text)) {
                const word = {...node('Str', inner[0]!, inner[1]!), value: text.slice(inner[0], inner[1])};
                paragraphs.push({...node('Paragraph', inner[0]!, inner[1]!), children: [word]});
              }
            }
            ts.forEachChild(current, visit);
          };
          visit(source);
          return {...node('Document', 0, text.length), children: paragraphs};
        },
        postProcess: (messages: unknown[], filePath?: string) => ({messages, filePath: filePath ?? '<text>'}),
      };
    }
  },
};
