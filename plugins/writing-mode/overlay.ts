/** Shows in `npm start` what the checks have found, above the page, until it is fixed. A built site does not have this file. */
interface Finding {
  file: string;
  line: number;
  column?: number;
  message: string;
  fix: string;
}

const style = `
:host { position: fixed; inset: auto 0 0; z-index: 1000; max-height: 40vh; overflow: auto; }
ul { margin: 0; padding: .75rem 1rem; list-style: none; background: var(--a-bad-surface); color: var(--a-text);
  border-top: 3px solid var(--a-bad); font: .875rem/1.5 var(--ifm-font-family-monospace); }
b { font-weight: 600; }
`;

function draw(findings: readonly Finding[]): void {
  document.querySelector('check-findings')?.remove();
  if (findings.length === 0) return;
  const host = document.createElement('check-findings');
  host.setAttribute('role', 'status');
  const root = host.attachShadow({mode: 'open'});
  const list = document.createElement('ul');
  for (const {file, line, column = 1, message, fix} of findings) {
    const item = document.createElement('li');
    const place = document.createElement('b');
    place.textContent = `${file}:${line}:${column}`;
    item.append(place, ` ${message} ${fix}`);
    list.append(item);
  }
  const sheet = document.createElement('style');
  sheet.textContent = style;
  root.append(sheet, list);
  document.body.append(host);
}

if (typeof window !== 'undefined') {
  const events = new EventSource('/__checks');
  events.addEventListener('message', ({data}: MessageEvent<string>) =>
    draw((JSON.parse(data) as {findings: readonly Finding[]}).findings),
  );
}
