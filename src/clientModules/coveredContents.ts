/** The contents beside a page fade while an opened tool, which takes the width of the page, passes over them: no line is cut in half. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function markCovered(): void {
  const contents = document.querySelector('.theme-doc-toc-desktop');
  const frame = contents?.getBoundingClientRect();
  const covers = (panel: DOMRect): boolean =>
    frame !== undefined && panel.right > frame.left && panel.top < frame.bottom && panel.bottom > frame.top;
  const panels = [...document.querySelectorAll('.theme-doc-markdown [class^="panel_"]')];
  contents?.toggleAttribute(
    'data-covered',
    panels.some((panel) => covers(panel.getBoundingClientRect())),
  );
}

if (ExecutionEnvironment.canUseDOM) addEventListener('scroll', markCovered, {passive: true});
