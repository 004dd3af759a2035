import { apps, expressionOf, fullPages, unattendedPages } from '../apps.mjs';

type Apps = typeof apps;
type PagesOf = { readonly [Name in keyof Apps]: Apps[Name]['pages'] };

/** The pages that an app answers, by name. */
export type PageOf<Name extends keyof Apps> = keyof PagesOf[Name] & string;
/** Every page of the site. */
export type PageName = { [Name in keyof Apps]: PageOf<Name> }[keyof Apps];

/** The pattern of a page as the manifest spells it. */
type PatternOf<Page extends PageName> = {
  [Name in keyof Apps]: Page extends keyof PagesOf[Name] ? PagesOf[Name][Page] : never;
}[keyof Apps];
/** One text for each blank of a pattern, in its order. */
type Blanks<Pattern> = Pattern extends `${string}/:${infer Rest}`
  ? [string, ...(Rest extends `${string}/${infer Further}` ? Blanks<`/${Further}`> : [])]
  : [];

const patterns: ReadonlyMap<string, string> = new Map(Object.values(apps).flatMap(({ pages }) => Object.entries(pages)));

/** The address of a page as a route is declared: "/:tournamentId/register". */
export const patternOf = (page: PageName): string => patterns.get(page) ?? '/';

/** The address of a page: `linkTo('archive')`, `linkTo('register', tournament.id)`. */
export function linkTo<Page extends PageName>(page: Page, ...blanks: Blanks<PatternOf<Page>>): string {
  const left: readonly string[] = blanks;
  let next = 0;
  return patternOf(page).replace(/:\w+/g, () => encodeURIComponent(left[next++] ?? ''));
}

/** What of a query makes another page of an address by being there: the visitors' view for an organiser, the draw shown team by team. */
const otherPages = ['view', 'reveal'];

/** Which page an address shows, for who compares it with another's: the path, and what of the query makes it another page. Its steps and filters are the same page. */
export function pageAt({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = new URLSearchParams(search);
  return [pathname, ...otherPages.filter((name) => query.has(name))].join('?');
}

/** Whether a path is an address of a page, and nothing besides: no query, no origin, no odd sign in a blank. */
export const isAddressOf = (page: PageName, path: string): boolean => expressionOf(patternOf(page)).test(path);

/** Whether a path is an address of an app, as the manifest has them. */
export const isAnsweredBy = (app: keyof Apps, path: string): boolean =>
  Object.values(apps[app].pages).some((pattern) => expressionOf(pattern).test(path));

/** Whether a path is that of a page which nobody sits in front of. */
export const isUnattended = (path: string): boolean => unattendedPages.some((page) => isAddressOf(page, path.replace(/\/$/, '')));

/** Whether a path is that of a page with a head of its own, which has the window without the frame's bar and navigation. */
export const isFullPage = (path: string): boolean => fullPages.some((page) => isAddressOf(page, path.replace(/\/$/, '')));
