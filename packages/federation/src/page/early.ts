import { appNames, apps, toPathExpression } from '../../apps.mjs';
import type { AppName } from '../../apps.mjs';
import { isCompatible, type Host } from '../builds/compatibility.mjs';

/*
 * Requests the files of a page before its code runs. Each file imports the next only after it has run, so a page of several builds would need a
 * dozen round trips. The builds list their files (`build/identity/loads.mjs`), and this requests them all at once. It is only a hint: a file
 * that is missing here is loaded when it is needed, and the code that needs it reports a failure.
 */

/** Files that are needed together, from the folder of their build; `shares`: the shared packages that they use. */
export interface Part {
  readonly files: readonly string[];
  readonly shares?: readonly string[];
}

/** A build's list of its files, see `build/identity/loads.mjs`. */
export interface Loads {
  readonly begin: Part;
  readonly pages: Readonly<Record<string, Part>>;
  readonly shares?: Readonly<Record<string, Part>>;
  readonly account?: Part;
  readonly words?: Readonly<Record<string, readonly string[]>>;
}

/** The needed parts of a registry line, unchecked: the registry's reader checks it before anything runs. */
export interface EarlyLine {
  readonly name: string;
  readonly release?: string;
  readonly contractVersion?: number;
  readonly shared?: Readonly<Record<string, unknown>>;
  readonly entry?: string;
  readonly integrity?: string;
  readonly canary?: unknown;
  readonly loads?: Loads;
}

/** The host, and where the user is. */
export interface EarlyPage {
  readonly pathname: string;
  readonly language: string;
  /** Folder of the host's files. */
  readonly base: string;
  readonly loads: Loads;
  readonly lines: readonly EarlyLine[];
  /** The build that the page runs. */
  readonly host: Host;
  /** Origins that remotes may come from, in addition to the host's own. */
  readonly origins: readonly string[];
  readonly reader: EarlyReader;
}

/** The user of the page. */
export interface EarlyReader {
  readonly isSignedIn: boolean;
  /** An organizer's page of a tournament belongs to another remote. Undefined if this is not known yet, or on other pages. */
  readonly isOrganizer?: boolean | undefined;
}

/** A file of the page to request early. */
export interface EarlyFile {
  readonly url: string;
  readonly integrity?: string;
  /** It will be requested with CORS, even from our own origin. */
  readonly isOpen?: boolean;
}

/** The words that a page needs in addition to those of the frame, by page name. A missing entry only means that they load later. */
const wordsOfPages: Readonly<Record<string, readonly string[]>> = {
  'mf-planner planner': ['planner'],
  'mf-tournament tournament': ['tournament'],
  'mf-organizer tournament': ['tournament', 'organizer'],
  'mf-registration register': ['people', 'tournament'],
};

/** Every page. Fixed addresses come first, because an address with a parameter matches them too. */
const pages = appNames
  .flatMap((app) => Object.entries(apps[app].pages).map(([page, pattern]) => ({ app, page, pattern })))
  .sort((one, other) => Number(one.pattern.includes(':')) - Number(other.pattern.includes(':')));

/** Returns the page at an address and its remote. Null for the host's own pages, for an unknown address, and if it depends on the user's role. */
export function pageAt(
  pathname: string,
  { isSignedIn, isOrganizer = isSignedIn ? undefined : false }: EarlyReader,
): { readonly app: AppName; readonly page: string } | null {
  const found = pages.find(({ pattern }) => toPathExpression(pattern).test(pathname));
  if (!found || found.app === 'shell') return null;
  if (found.page !== 'tournament') return found;
  if (isOrganizer === undefined) return null;
  return isOrganizer ? { ...found, app: 'mf-organizer' } : found;
}

/** Returns the files to request, in the order in which they run. */
export function earlyFiles({ pathname, language, base, loads, lines, host, origins, reader }: EarlyPage): readonly EarlyFile[] {
  const files = new Map<string, EarlyFile>();
  const add = (folder: string, part: Part | undefined) => {
    for (const name of part?.files ?? []) {
      const url = new URL(name, folder).href;
      files.set(url, { url });
    }
    for (const share of part?.shares ?? []) {
      const bringing = loads.shares?.[share];
      if (bringing && !visited.has(share)) {
        visited.add(share);
        add(base, bringing);
      }
    }
  };
  const visited = new Set<string>();
  const speak = (names: readonly string[]) => add(base, { files: names.flatMap((name) => loads.words?.[name] ?? []) });
  add(base, loads.begin);
  speak([language]);
  if (reader.isSignedIn) add(base, loads.account);
  const at = pageAt(pathname, reader);
  const line = lines.find(({ name }) => name === at?.app);
  // Whether this visitor gets a canary is decided later.
  if (!at || !line?.entry || line.canary !== undefined) return [...files.values()];
  const entry = new URL(line.entry, base);
  // A build that will be refused is not requested.
  if (![new URL(base).origin, ...origins].includes(entry.origin) || !isCompatible(host, line).ok) return [...files.values()];
  files.set(entry.href, { url: entry.href, isOpen: true, ...(line.integrity ? { integrity: line.integrity } : {}) });
  add(new URL('.', entry).href, line.loads?.begin);
  add(new URL('.', entry).href, line.loads?.pages[at.page]);
  speak((wordsOfPages[`${at.app} ${at.page}`] ?? []).map((name) => `${language}-${name}`));
  return [...files.values()];
}

/** Preloads the files with the same options as the later requests: otherwise a browser does not reuse them. */
export function preloadFiles(files: readonly EarlyFile[]): void {
  // Files that the page's own links request already.
  const asked = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href));
  for (const { url, integrity, isOpen = false } of files) {
    if (asked.has(url)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    if (isOpen || new URL(url).origin !== window.location.origin) link.setAttribute('crossorigin', 'anonymous');
    if (integrity) link.setAttribute('integrity', integrity);
    link.href = url;
    document.head.append(link);
  }
}
