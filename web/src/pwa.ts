// The table as an app: its shell is kept by a service worker.

export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Plain http from another machine has no service workers; the table works without.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
