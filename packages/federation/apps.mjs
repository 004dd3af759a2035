// @ts-check
/*
 * The list of all apps: what each is, what it may import and which addresses it answers. The linter, the tests, the builds, the web servers,
 * `firebase.json` and the shell's routes are derived from it or checked against it. It is plain JavaScript because programs read it before any
 * build.
 */

/**
 * @typedef {object} App
 * @property {readonly string[]} mayImport our packages, or one part of a package
 * @property {Readonly<Record<string, string>>} pages the addresses it answers, by name: patterns of react-router, from the root of the site. A page that
 *   two apps answer belongs to the user's role; the shell decides.
 */

/** The contract between the shell and its remotes (`src/builds/contracts.ts`). Raise it when something that one of them relies on is removed. */
export const contractVersion = 2;

/**
 * The contract of the client (`packages/firebase`), which a page loads once. Raise it when an export is removed or needs more from its callers:
 * older remotes are then refused until they are rebuilt. `npm run contracts` reports when this is necessary.
 */
export const clientContract = 1;

/**
 * In the order of their ports. The comment above each row says what the app does, as in docs/architecture.md; pages do not need it. @satisfies
 * {Record<string, App>}
 */
export const apps = /** @type {const} */ ({
  // host: navigation, sign-in pages, profile, error pages; mounts the remotes by route
  'shell': {
    mayImport: ['domain/text', 'firebase', 'ui', 'i18n', 'federation'],
    pages: { login: '/auth', signUp: '/auth/signup', resetPassword: '/auth/reset-password', profile: '/profile' },
  },
  // browsing: home, archive, about, the public tournament page, the page of a team, the draw of places, the poster, the screen on the wall, players and clubs
  'mf-tournament': {
    mayImport: ['domain', 'firebase', 'ui', 'tournament-ui', 'i18n', 'federation'],
    pages: {
      home: '/',
      archive: '/archive',
      about: '/about',
      player: '/players/:playerId',
      club: '/clubs/:clubId',
      tournament: '/:tournamentId',
      team: '/:tournamentId/teams/:teamId',
      draw: '/:tournamentId/draw',
      poster: '/:tournamentId/poster',
      screen: '/:tournamentId/screen',
    },
  },
  // team and mixer registration
  'mf-registration': {
    mayImport: ['domain', 'firebase', 'ui', 'tournament-ui', 'i18n', 'federation'],
    pages: { register: '/:tournamentId/register' },
  },
  // create, my tournaments, the organizer's page of a tournament and its court board
  'mf-organizer': {
    mayImport: ['domain', 'firebase', 'ui', 'tournament-ui', 'i18n', 'federation'],
    pages: { organize: '/organize', myTournaments: '/my-tournaments', tournament: '/:tournamentId', day: '/:tournamentId/day' },
  },
  // the size calculator
  'mf-planner': {
    mayImport: ['domain', 'ui', 'tournament-ui', 'i18n', 'federation'],
    pages: { planner: '/planner' },
  },
});

/** Pages on unattended screens. They fill the window without the frame and retry by themselves after a failure. */
export const unattendedPages = /** @type {const} */ (['screen']);

/** Pages with their own head: the frame leaves out its bar and its navigation, so that the page has the whole window. */
export const fullPages = /** @type {const} */ (['day']);

/** @typedef {keyof typeof apps} AppName */
/** @typedef {Exclude<AppName, 'shell'>} RemoteName */

export const appNames = /** @type {readonly AppName[]} */ (Object.keys(apps));

/** Every app that the shell mounts. */
export const remoteNames = /** @type {readonly RemoteName[]} */ (appNames.filter((name) => name !== 'shell'));

/** The characters that a parameter of an address can have: those of a database id. */
const blank = '([A-Za-z0-9_-]{1,128})';

/** A page's pattern as an expression that a whole path is held against; a group for each blank. @param {string} pattern */
export const toPathExpression = (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, blank)}$`);
