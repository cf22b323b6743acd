import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Paper has no second press: what is closed is printed open, and closed again after that.
if (ExecutionEnvironment.canUseDOM) {
  const opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    // Pages have half as many closed letters at most; files that a program has left could have millions.
    let left = 200_000;
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    opened.push(...closed.filter(({textContent}) => (left -= textContent.length) > 0));
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened.splice(0)) details.open = false;
  });
}
