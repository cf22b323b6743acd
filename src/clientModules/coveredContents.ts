/** The contents beside a page fade while an opened tool, which takes the width of the page, passes over them: no line is cut in half. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function markCovered(): void {
  const contents = document.querySelector('.theme-doc-toc-desktop');
  if (!contents) return;
  const {left, top, bottom} = contents.getBoundingClientRect();
  const panels = [...document.querySelectorAll('.theme-doc-markdown [class^="panel_"]')];
  const isCovered = panels
    .map((panel) => panel.getBoundingClientRect())
    .some((panel) => panel.right > left && panel.top < bottom && panel.bottom > top);
  contents.toggleAttribute('data-covered', isCovered);
}

if (ExecutionEnvironment.canUseDOM) addEventListener('scroll', markCovered, {passive: true});
