import { apps, fullPages, toPathExpression, unattendedPages } from '../../apps.mjs';

type Apps = typeof apps;
type PagesOf = { readonly [Name in keyof Apps]: Apps[Name]['pages'] };

/** The pages that an app answers, by name. */
export type AppPage<Name extends keyof Apps> = keyof PagesOf[Name] & string;
/** Every page of the site. */
export type PageName = { [Name in keyof Apps]: AppPage<Name> }[keyof Apps];

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
export const getPagePattern = (page: PageName): string => patterns.get(page) ?? '/';

/** The address of a page: `linkTo('archive')`, `linkTo('register', tournament.id)`. */
export function linkTo<Page extends PageName>(page: Page, ...blanks: Blanks<PatternOf<Page>>): string {
  const left: readonly string[] = blanks;
  let next = 0;
  return getPagePattern(page).replace(/:\w+/g, () => encodeURIComponent(left[next++] ?? ''));
}

/** Query parameters that make another page of an address: the visitors' view for an organizer, and the draw shown team by team. */
const otherPages = ['view', 'reveal'];

/**
 * Returns the page of an address, to compare it with another's: the path, and the query parameters that make another page. Steps and filters
 * belong to the same page.
 */
export function pageAt({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = new URLSearchParams(search);
  return [pathname, ...otherPages.filter((name) => query.has(name))].join('?');
}

/** Whether a path is exactly an address of a page: without a query, an origin or an invalid parameter. */
export const isPageAddress = (page: PageName, path: string): boolean => toPathExpression(getPagePattern(page)).test(path);

/** Whether a path is an address of an app, as the manifest has them. */
export const isAnsweredBy = (app: keyof Apps, path: string): boolean =>
  Object.values(apps[app].pages).some((pattern) => toPathExpression(pattern).test(path));

/** Whether a path belongs to a page on an unattended screen. */
export const isUnattended = (path: string): boolean => unattendedPages.some((page) => isPageAddress(page, path.replace(/\/$/, '')));

/** Whether a path belongs to a page that has the window without the frame's bar and navigation. */
export const isFullPage = (path: string): boolean => fullPages.some((page) => isPageAddress(page, path.replace(/\/$/, '')));
