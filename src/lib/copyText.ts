/**
 * What a reader wants to paste of a block of code: of a change the lines that it leads to, of a terminal the commands without
 * their prompt and output.
 *
 * @param text - the text of the block, as it is shown
 * @param language - the language of the block, such as `diff` or `bash`
 */
export function extractClipboardText(text: string, language: string): string {
  const lines = text.split('\n');
  if (language === 'diff')
    return lines
      .filter((line) => !/^(?:-|@@|diff |index |\+\+\+ |\\ No newline)/.test(line))
      .map((line) => line.replace(/^[+ ]/, ''))
      .join('\n');
  if (!/^(?:bash|sh|shell|console|shell-session|terminal|powershell|zsh)$/.test(language)) return text;
  const prompt = /^(?:\$|>|PS [^>]*>) /;
  if (!lines.some((line) => /^(?:\$|PS [^>]*>) /.test(line))) return text;
  let isContinued = false;
  return lines
    .filter((line) => {
      const isCommand = isContinued || prompt.test(line);
      isContinued = isCommand && /\\$/.test(line);
      return isCommand;
    })
    .map((line) => line.replace(prompt, ''))
    .join('\n');
}
