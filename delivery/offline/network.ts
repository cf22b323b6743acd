import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const id = 'a-network';

/** Says so while a reader without a connection reads what they have saved (./worker.js). */
function update(): void {
  document.getElementById(id)?.remove();
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (navigator.onLine || !workers?.controller) return;
  const notice = Object.assign(document.createElement('p'), {id, className: 'a-notice'});
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  // A live region is read when its text changes, not when it arrives with it.
  notice.textContent = 'You are offline. You are reading saved copies.';
}

if (ExecutionEnvironment.canUseDOM) {
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
}
