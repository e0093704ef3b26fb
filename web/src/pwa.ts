// The table as an app: its shell is kept by a service worker.

/** Keep the shell, once the page itself is there. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = (): void => {
    // Plain http from another machine has no service workers; the table works without.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    void navigator.serviceWorker.ready.then((worker) => worker.active?.postMessage('keep shell'));
  };
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}
