// The address bar as state: which page is shown, with its parameters.

import paths from './paths.json';
import { here, place, to } from './place';

export type PageName = keyof typeof paths | 'missing';

interface Route {
  page: PageName;
  params: Record<string, string>;
  query: URLSearchParams;
}

// The server reads the same file: what none of these fits is not found there either.
const PATHS = Object.entries(paths).map(([page, path]) => [new RegExp(`^${path}$`), page as PageName] as const);

export function routeOf(address: string): Route {
  const url = new URL(address, 'http://here');
  for (const [pattern, page] of PATHS) {
    const found = pattern.exec(url.pathname);
    if (found) return { page, params: { ...found.groups }, query: url.searchParams };
  }
  return { page: 'missing', params: {}, query: url.searchParams };
}

let current = $state.raw(routeOf(here().href));

/** The page shown now; reading it in a component follows every change. */
export const route = {
  get now(): Route {
    return current;
  },
};

/** What takes a step inside the page back, while one was made. */
let inside: (() => void) | null = null;

/** A step inside the page: the back button takes it back, and the page stays. */
export function step(back: () => void): void {
  history.pushState(history.state, '', location.href);
  inside = back;
}

/** Go to an address of this site; `replace` leaves no step for the back button. */
export function go(address: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', to(address));
  else history.pushState(null, '', to(address));
  inside = null;
  current = routeOf(here().href);
  scrollTo(0, 0);
}

/** What is shown has another address now; the page stays, and the back button knows one step. */
export function readdress(address: string): void {
  history.replaceState(history.state, '', to(address));
}

/** Follow the back button, and plain links inside the page without reloading it. */
export function startRouter(): () => void {
  const back = (): void => {
    if (inside) {
      inside();
      inside = null;
      return;
    }
    current = routeOf(here().href);
  };
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    // On a site the address bar follows automatically.
    if (!place.server || link.origin !== location.origin || link.pathname.startsWith('/api')) return;
    if (routeOf(link.href).page === 'missing') return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener('popstate', back);
  addEventListener('click', click);
  return () => {
    removeEventListener('popstate', back);
    removeEventListener('click', click);
  };
}
