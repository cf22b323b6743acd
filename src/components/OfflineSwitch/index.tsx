import React, {type ReactNode, useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

type State = 'unknown' | 'impossible' | 'off' | 'saving' | 'on' | 'failed';

const words: Record<State, string> = {
  unknown: '',
  impossible: 'This browser cannot save pages of a site, or not in this window.',
  off: 'No pages are saved.',
  saving: 'Saving the pages. You can continue reading.',
  on: 'The pages are saved in this browser. They open without a network connection.',
  failed: 'The pages could not be saved. Check the connection and the space on this device, then try again.',
};

/** The worker of the language at a base URL, and not that of another language around it. */
async function findOwnWorker(base: string): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(base);
  return registration && new URL(registration.scope).pathname === base ? registration : undefined;
}

/** Resolves when the worker has saved its build; rejects when it gave up. */
function saved(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing;
  if (!worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (/^(?:installed|activating|activated)$/.test(worker.state)) resolve();
      if (worker.state === 'redundant') reject(new Error('The worker gave up.'));
    };
    worker.addEventListener('statechange', look);
    // The state may have changed before anybody listened, and a busy WebKit may neither say nor know here that it did.
    look();
    void navigator.serviceWorker.ready.then(({scope}) => scope === registration.scope && resolve());
  });
}

/**
 * Lets readers keep the site for reading offline, and stop. Nothing is kept before they ask. Without script it says what it
 * would do, and its button is off.
 */
export default function OfflineSwitch(): ReactNode {
  const base = useBaseUrl('/');
  const [state, setState] = useState<State>('unknown');

  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers || !window.isSecureContext) {
      setState('impossible');
      return;
    }
    findOwnWorker(base).then(
      (registration) => setState(registration?.active ? 'on' : 'off'),
      () => setState('impossible'),
    );
  }, [base]);

  const keep = async (): Promise<void> => {
    setState('saving');
    try {
      const registration = await navigator.serviceWorker.register(`${base}sw.js`, {
        scope: base,
        updateViaCache: 'none',
      });
      await saved(registration);
      setState('on');
    } catch {
      await forget();
      setState('failed');
    }
  };

  const forget = async (): Promise<void> => {
    await (await findOwnWorker(base))?.unregister();
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(`offline:${base}:`)).map((name) => caches.delete(name)));
    setState('off');
  };

  const on = state === 'on';
  return (
    <div className={styles.switch}>
      <button
        type="button"
        className="button button--secondary"
        disabled={state === 'unknown' || state === 'impossible'}
        aria-disabled={state === 'saving' || undefined}
        onClick={() => {
          if (state !== 'saving') void (on ? forget() : keep());
        }}
      >
        {on ? 'Remove the saved pages' : 'Save these pages for offline reading'}
      </button>
      <span role="status">{words[state]}</span>
    </div>
  );
}
