import { appNames, apps, expressionOf } from '../apps.mjs';
import type { AppName } from '../apps.mjs';
import { isCompatible, type Host } from './compatibility.mjs';

/*
 * Asks for what a page will need before anything of it runs. Each file names the next only when it has run, so a page made of several builds would go to the
 * server and back a dozen times; the builds say what comes (`build/identity/loads.mjs`), and all of it is asked for at once. Nothing relies on it: what is not
 * asked for here comes when it is needed, and what can't be had is told by whoever needs it.
 */

/** Files that are needed together, from the folder of their build; `shares`: what they take from the page's table. */
export interface Part {
  readonly files: readonly string[];
  readonly shares?: readonly string[];
}

/** What a build says of itself, see `build/identity/loads.mjs`. */
export interface Loads {
  readonly begin: Part;
  readonly pages: Readonly<Record<string, Part>>;
  readonly shares?: Readonly<Record<string, Part>>;
  readonly account?: Part;
  readonly words?: Readonly<Record<string, readonly string[]>>;
}

/** A line of the registry as far as it matters here, as it stands there: the registry's reader checks it before anything is run. */
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

/** The host, and where the reader is. */
export interface EarlyPage {
  readonly pathname: string;
  readonly language: string;
  /** Folder of the host's files. */
  readonly base: string;
  readonly loads: Loads;
  readonly lines: readonly EarlyLine[];
  /** The build that the page runs. */
  readonly host: Host;
  /** Origins from which remotes may come, beside the host's own. */
  readonly origins: readonly string[];
  readonly reader: EarlyReader;
}

/** Who reads. An organiser's page of a tournament is another remote's: undefined where nobody can tell yet, or that is no page of a tournament. */
export interface EarlyReader {
  readonly isSignedIn: boolean;
  readonly isOrganizer?: boolean | undefined;
}

/** One file to ask for. */
export interface EarlyFile {
  readonly url: string;
  readonly integrity?: string;
  /** It will be asked for openly, also where it is of our own origin. */
  readonly isOpen?: boolean;
}

/** The words that a page speaks besides those of the frame, by its app and its name in the manifest. What is missing here comes later, and nothing else happens. */
const wordsOfPages: Readonly<Record<string, readonly string[]>> = {
  'mf-planner planner': ['planner'],
  'mf-tournament tournament': ['tournament'],
  'mf-organizer tournament': ['tournament', 'organizer'],
  'mf-registration register': ['people', 'tournament'],
};

/** Every page; fixed addresses first, since one with a blank takes in what they spell out. */
const pages = appNames
  .flatMap((app) => Object.entries(apps[app].pages).map(([page, pattern]) => ({ app, page, pattern })))
  .sort((one, other) => Number(one.pattern.includes(':')) - Number(other.pattern.includes(':')));

/** Which page an address is, and whose; null for the host's own, for none, and where nobody can tell yet. */
export function pageAt(
  pathname: string,
  { isSignedIn, isOrganizer = isSignedIn ? undefined : false }: EarlyReader,
): { readonly app: AppName; readonly page: string } | null {
  const found = pages.find(({ pattern }) => expressionOf(pattern).test(pathname));
  if (!found || found.app === 'shell') return null;
  if (found.page !== 'tournament') return found;
  if (isOrganizer === undefined) return null;
  return isOrganizer ? { ...found, app: 'mf-organizer' } : found;
}

/** What to ask for, in the order in which it will run. */
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
  // Who gets a canary is found out later.
  if (!at || !line?.entry || line.canary !== undefined) return [...files.values()];
  const entry = new URL(line.entry, base);
  // What will be refused is not asked for either, not a byte of it.
  if (![new URL(base).origin, ...origins].includes(entry.origin) || !isCompatible(host, line).ok) return [...files.values()];
  files.set(entry.href, { url: entry.href, isOpen: true, ...(line.integrity ? { integrity: line.integrity } : {}) });
  add(new URL('.', entry).href, line.loads?.begin);
  add(new URL('.', entry).href, line.loads?.pages[at.page]);
  speak((wordsOfPages[`${at.app} ${at.page}`] ?? []).map((name) => `${language}-${name}`));
  return [...files.values()];
}

/** Asks for them, in the way in which they will be asked for when they are needed: a browser compares. */
export function askFor(files: readonly EarlyFile[]): void {
  // Those that stand in the page.
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
