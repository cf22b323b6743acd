import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Docusaurus 3.10 dropped this class; the specification keeps it. Outlines do not depend on it: they follow :focus-visible.
const className = 'navigation-with-keyboard';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') document.body.classList.add(className);
  });
  document.addEventListener('mousedown', () => document.body.classList.remove(className));
}
