import { preloadFiles, earlyFiles, pageAt, type EarlyPage, type Loads } from './early';

const loads: Loads = {
  begin: { files: ['frame.js'], shares: ['react'] },
  pages: {},
  shares: {
    'react': { files: ['libraries.js'] },
    'react-dom': { files: ['libraries.js'] },
    '@courtside/domain': { files: ['frame.js', 'packages.js'], shares: ['react'] },
  },
  words: { 'en': ['words-en.js'], 'fr': ['words-fr.js'], 'fr-planner': ['words-fr-planner.js'] },
};
const planner = {
  name: 'mf-planner',
  contractVersion: 2,
  entry: 'https://remotes.test/planner/1/remoteEntry.js?build=1',
  integrity: 'sha384-AA',
  loads: { begin: { files: ['app.js'], shares: ['@courtside/domain'] }, pages: {} },
};
const tournament = {
  name: 'mf-tournament',
  contractVersion: 2,
  entry: '/remotes/mf-tournament/remoteEntry.js',
  loads: { begin: { files: ['app.js'] }, pages: { tournament: { files: ['page.js'], shares: ['react-dom'] } } },
};
const page: EarlyPage = {
  pathname: '/planner',
  language: 'fr',
  base: 'https://courtside.test/releases/shell/1/',
  loads,
  lines: [planner, tournament],
  host: { release: '1.0.0-aa', contract: 2 },
  origins: ['https://remotes.test'],
  reader: { isSignedIn: false },
};
const urls = (at: Partial<EarlyPage>) => earlyFiles({ ...page, ...at }).map(({ url }) => url.replace('https://courtside.test', ''));

it('asks for the frame, the words, the entry and what it takes, each once and in the order in which it runs', () => {
  const at = '/releases/shell/1';
  expect(urls({})).toEqual([
    `${at}/frame.js`,
    `${at}/libraries.js`,
    `${at}/words-fr.js`,
    'https://remotes.test/planner/1/remoteEntry.js?build=1',
    'https://remotes.test/planner/1/app.js',
    `${at}/packages.js`,
    `${at}/words-fr-planner.js`,
  ]);
});

it('adds the files of the page, beside those that the app begins with', () => {
  expect(urls({ pathname: '/JfQoh5u75EtBmZ0fwMeE' }).slice(3)).toEqual([
    '/remotes/mf-tournament/remoteEntry.js',
    '/remotes/mf-tournament/app.js',
    '/remotes/mf-tournament/page.js',
  ]);
});

it('of a tournament asks for the tools of an organiser, where it is known that the reader is one, and for what knows who is signed in', () => {
  const organizer = { ...tournament, name: 'mf-organizer', entry: '/remotes/mf-organizer/remoteEntry.js' };
  const at = { pathname: '/JfQoh5u75EtBmZ0fwMeE', lines: [tournament, organizer], loads: { ...loads, account: { files: ['auth.js'] } } };
  const asked = (isOrganizer: boolean | undefined) => urls({ ...at, reader: { isSignedIn: true, isOrganizer } }).slice(3);
  const auth = '/releases/shell/1/auth.js';
  expect(asked(true)).toEqual([auth, ...['remoteEntry', 'app', 'page'].map((name) => `/remotes/mf-organizer/${name}.js`)]);
  expect(asked(false)).toEqual([auth, ...['remoteEntry', 'app', 'page'].map((name) => `/remotes/mf-tournament/${name}.js`)]);
  expect(asked(undefined)).toEqual([auth]);
  expect(urls(at)).not.toContain(auth);
});

it.each([
  ['who is signed in may be an organiser', { pathname: '/JfQoh5u75EtBmZ0fwMeE', reader: { isSignedIn: true } }],
  ['the remote was built for another contract', { host: { release: '1.0.0-aa', contract: 3 } }],
  ['its origin is not allowed', { origins: [] }],
  ['there is a canary', { lines: [{ ...planner, canary: {} }] }],
  ['the registry did not come with the page', { lines: [] }],
  ['it is a page of the shell', { pathname: '/auth' }],
  ['it is no page', { pathname: '/no/such/page' }],
])('asks for the frame alone where %s', (_, at) => {
  expect(urls(at).filter((url) => !url.startsWith('/releases/shell/1/'))).toEqual([]);
  expect(urls(at)).toHaveLength(3);
});

it('knows fixed addresses from those of tournaments', () => {
  expect(pageAt('/planner', { isSignedIn: false })).toMatchObject({ app: 'mf-planner', page: 'planner' });
  expect(pageAt('/', { isSignedIn: true })).toMatchObject({ app: 'mf-tournament', page: 'home' });
  expect(pageAt('/JfQoh5u75EtBmZ0fwMeE/register', { isSignedIn: true })).toMatchObject({ app: 'mf-registration', page: 'register' });
});

it('asks as the file will be asked for: openly at another origin and for entries, which are checked', () => {
  preloadFiles([
    { url: `${window.location.origin}/frame.js` },
    { url: `${window.location.origin}/remoteEntry.js`, isOpen: true, integrity: 'sha384-AA' },
    { url: 'https://remotes.test/app.js' },
  ]);
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(links.map((link) => [new URL(link.href).pathname, link.getAttribute('crossorigin'), link.getAttribute('integrity')])).toEqual([
    ['/frame.js', null, null],
    ['/remoteEntry.js', 'anonymous', 'sha384-AA'],
    ['/app.js', 'anonymous', null],
  ]);
});
