import {readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {TextlintKernel} from '@textlint/kernel';
import markdownPlugin from '@textlint/textlint-plugin-markdown';
import textPlugin from '@textlint/textlint-plugin-text';
import prh from 'textlint-rule-prh';
import {parse} from 'yaml';
import type {Finding} from '../report';
import {stringsPlugin, type TextNode} from './strings';

/** The lines of front matter that readers see; names of files in `sources`, for example, are left out. */
function shownFields({raw, range: [start], loc}: TextNode): TextNode[] {
  const lines = raw.split('\n');
  return lines.flatMap((value, index): TextNode[] => {
    if (!/^(?:title|description|sidebar_label):/.test(value)) return [];
    const from = start + lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0);
    const line = loc.start.line + index;
    return [
      {
        type: 'Str',
        raw: value,
        value,
        range: [from, from + value.length],
        loc: {start: {line, column: 0}, end: {line, column: value.length}},
      },
    ];
  });
}

const asText = (node: TextNode): TextNode => {
  if (node.type === 'Yaml') return {...node, type: 'Paragraph', children: shownFields(node)};
  if (node.type === 'Html' || node.type === 'HtmlBlock')
    return {...node, type: 'Paragraph', children: [{...node, type: 'Str', value: node.raw}]};
  return node.children ? {...node, children: node.children.map(asText)} : node;
};

/** Markdown as textlint reads it, with front matter and JSX as text too: their titles and descriptions are read like the rest. */
const pagePlugin = {
  Processor: class {
    availableExtensions(): string[] {
      return ['.md', '.mdx'];
    }

    processor(extension: string) {
      const {preProcess, postProcess} = new markdownPlugin.Processor().processor(extension);
      return {
        preProcess: (text: string, path?: string) => asText(preProcess(text, path) as TextNode),
        postProcess,
      };
    }
  },
};

const kernel = new TextlintKernel();
const rules = [
  {
    ruleId: 'words',
    rule: prh,
    options: {
      ruleContents: [readFileSync(join(import.meta.dirname, 'rules.yml'), 'utf8')],
      checkLink: true,
      checkEmphasis: true,
    },
  },
];
/** Claims about a whole, each with the test that tries what is next to it. */
export const tried = parse(readFileSync(join(import.meta.dirname, 'tried.yml'), 'utf8')) as readonly {
  page: string;
  words: string;
  test: string;
}[];

const plugins = [
  {pluginId: 'page', plugin: pagePlugin},
  {pluginId: 'text', plugin: textPlugin},
  {pluginId: 'strings', plugin: stringsPlugin},
];

/**
 * Holds a text against rules.yml.
 * @param path Path of the file. The extension decides what is read: all text of `.md` and `.mdx`, `.txt` whole, and of `.ts`
 *   and `.tsx` the string literals and JSX text.
 */
export async function checkProse(path: string, text: string): Promise<Finding[]> {
  const {messages} = await kernel.lintText(text, {ext: extname(path), filePath: path, rules, plugins} as never);
  const lines = text.split('\n');
  const isTried = (line: number, found: string): boolean =>
    tried.some(({page, words}) => page === path && words.includes(found) && lines[line - 1]?.includes(words));
  const untried = messages.filter(({loc, message}) => !isTried(loc.start.line, message.split(' => ')[0] ?? ''));
  return untried.map(({loc, message}): Finding => {
    const [found = '', wanted = ''] = message.split(' => ');
    return {
      file: path,
      line: loc.start.line,
      column: loc.start.column,
      message: `“${found}” in prose.`,
      fix: `${wanted.startsWith('(') ? wanted.slice(1, -1) : `Write “${wanted}”`}: see /tutorial-basics/style.`,
    };
  });
}
