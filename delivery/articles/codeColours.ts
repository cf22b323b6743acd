import type {PrismTheme} from 'prism-react-renderer';

/**
 * The colours of code in dark mode, for articles. The theme writes the colours of one mode into the HTML and has React write those of
 * the other, which does not happen there.
 *
 * @param light the theme of the HTML
 * @returns rules of a style sheet; none when both are the same
 */
export function darkCode(light: PrismTheme, dark: PrismTheme): string {
  const rule = (selector: string, style: object): string => {
    const declarations = Object.entries(style)
      .filter(([, value]) => typeof value === 'string')
      .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value} !important;`);
    return declarations.length ? `[data-theme='dark'] [data-article] ${selector}{${declarations.join('')}}\n` : '';
  };
  const tokens = ({styles}: PrismTheme, reset: boolean): string[] =>
    styles.flatMap(({types, languages, style}) =>
      types.flatMap((type) =>
        (languages?.map((language) => `.language-${language} `) ?? ['']).map((language) =>
          // What only the light theme says, dark mode takes back.
          rule(
            `${language}.token.${type}`,
            reset ? Object.fromEntries(Object.keys(style).map((name) => [name, 'inherit'])) : style,
          ),
        ),
      ),
    );
  const {color, backgroundColor} = dark.plain;
  const plain = rule('.theme-code-block', {'--prism-color': color, '--prism-background-color': backgroundColor});
  return plain && plain + rule('.prism-code', dark.plain) + [...tokens(light, true), ...tokens(dark, false)].join('');
}
