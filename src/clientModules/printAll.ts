import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Paper has no second press: what is closed is printed open, and closed again after that.
if (ExecutionEnvironment.canUseDOM) {
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
