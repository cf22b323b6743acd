/** Definitions that open on hover or focus: Escape hides one until the reader leaves it. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isComposing} from '@astral-docs/search/dialog/composing';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isComposing(event))
      document.querySelectorAll('.a-term:is(:hover, :focus)').forEach((term) => term.classList.add('put-away'));
  });
  for (const type of ['mouseout', 'focusout'])
    document.addEventListener(type, ({target}) => {
      if (target instanceof Element) target.closest('.a-term')?.classList.remove('put-away');
    });
}
