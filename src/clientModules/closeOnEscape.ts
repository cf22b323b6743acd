import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isComposing} from '@astral-docs/search/dialog/composing';

const opened = '.navbar .dropdown--show';
const hovered = '.navbar .dropdown--hoverable:hover';

/** The theme closes a dropdown when focus moves elsewhere; this event says so, and focus goes back to the button. */
function closeOpened(): void {
  const button = document.querySelector<HTMLElement>(`${opened} [aria-expanded]`);
  if (!button) return;
  document.dispatchEvent(new FocusEvent('focusin'));
  button.focus();
}

/** A menu that opened because the pointer rests on it stays away until the pointer has left. */
function closeHovered(): void {
  const dropdown = document.querySelector<HTMLElement>(hovered);
  if (!dropdown) return;
  dropdown.classList.remove('dropdown--hoverable');
  dropdown.addEventListener('pointerleave', () => dropdown.classList.add('dropdown--hoverable'), {once: true});
}

// The theme's dropdowns open on Enter, Space and hover, and nothing on the keyboard closes them but leaving.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    closeOpened();
    closeHovered();
    // Definitions open on hover and focus: each is hidden until the reader leaves it.
    document.querySelectorAll('.a-term:is(:hover, :focus)').forEach((term) => term.classList.add('put-away'));
  });
  for (const type of ['mouseout', 'focusout'])
    document.addEventListener(type, ({target}) => {
      if (target instanceof Element) target.closest('.a-term')?.classList.remove('put-away');
    });
  // On a phone, the contents lie over the text to which their links lead.
  document.addEventListener('click', ({target}) => {
    const contents = (target as Element).closest('.theme-doc-toc-mobile');
    if ((target as Element).closest('a')) contents?.querySelector('button')?.click();
  });
}
