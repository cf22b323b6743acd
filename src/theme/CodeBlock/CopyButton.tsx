import {type ReactNode, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import {useBriefMessage} from '@site/src/lib/briefMessage';
import {extractClipboardText} from '@site/src/lib/copyText';

/**
 * Copies the code of the block around it. Where the page may not write to the clipboard, it selects the code for the reader to copy.
 *
 * @param language as the class of the block names it
 */
export function CopyCodeButton({language}: {readonly language: string}): ReactNode {
  const [message, setMessage] = useBriefMessage();
  const button = useRef<HTMLButtonElement>(null);
  const copy = async (): Promise<void> => {
    const code = button.current?.closest('.theme-code-block')?.querySelector('code');
    if (!code) return;
    try {
      await navigator.clipboard.writeText(extractClipboardText(code.textContent, language));
      setMessage(translate({id: 'theme.CodeBlock.copied', message: 'Copied'}));
    } catch {
      getSelection()?.selectAllChildren(code);
      setMessage('Selected: copy it with your keyboard');
    }
  };

  return (
    <>
      <button ref={button} type="button" onClick={() => void copy()} aria-label="Copy code">
        {message || translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
      </button>
      <span role="status" className="a-code-said">
        {message}
      </span>
    </>
  );
}
