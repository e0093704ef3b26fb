// Where this page stands: served by a Tockwork server, or a folder of files on some host.

const mark = document.querySelector('meta[name="tockwork-site"]') !== null;

export const place = {
  /** Whether there is a server behind this page. */
  server: !mark,
  /** The folder of the page, with a slash at its end. */
  folder: new URL('.', mark ? location.href : location.origin).href,
};

/** The address of a page as a link: any static host can serve it, because it has only one file. */
export const to = (path: string): string => (place.server ? path : `#${path}`);

/** The same, whole: to be sent to a user. */
export const linkTo = (path: string): string => new URL(to(path), place.folder).href;

/** The address of the page that is shown. */
export function here(): URL {
  return place.server ? new URL(location.href) : new URL(location.hash.slice(1) || '/', 'http://here');
}
