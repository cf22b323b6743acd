import {type ReactNode, useEffect, useRef, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {copyText} from '@site/src/lib/copyText';

/** How long the button says what it did, in milliseconds. */
const SHOWN = 2500;

/**
 * Copies the code of the block around it. Where the page may not write to the clipboard, it selects the code for the reader to copy.
 *
 * @param language as the class of the block names it
 */
export function CopyButton({language}: {readonly language: string}): ReactNode {
  const [message, setMessage] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(''), SHOWN);
    return () => clearTimeout(timer);
  }, [message]);

  const copy = async (): Promise<void> => {
    const code = button.current?.closest('.theme-code-block')?.querySelector('code');
    if (!code) return;
    try {
      await navigator.clipboard.writeText(copyText(code.textContent, language));
      setMessage(
        translate({
          id: 'theme.CodeBlock.copied',
          message: 'Copied',
          description: 'The copied button label on code blocks',
        }),
      );
    } catch {
      getSelection()?.selectAllChildren(code);
      setMessage(
        translate({
          id: 'site.CodeBlock.selected',
          message: 'Selected: copy it with your keyboard',
          description: 'Said when the clipboard is closed to the page',
        }),
      );
    }
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={() => void copy()}
        aria-label={translate({
          id: 'site.CodeBlock.copy',
          message: 'Copy code',
          description: 'Name of the copy button on code blocks',
        })}
      >
        {message ||
          translate({
            id: 'theme.CodeBlock.copy',
            message: 'Copy',
            description: 'The copy button label on code blocks',
          })}
      </button>
      <span role="status" className="a-code-said">
        {message}
      </span>
    </>
  );
}
