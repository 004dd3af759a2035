import { thisBuild } from '@courtside/federation/this-build';
import { startEarlyDownloads } from './early';

declare global {
  var __webpack_public_path__: string;
}

const loads = { begin: { files: ['frame.js'] }, pages: {}, account: { files: ['auth.js'] } };
const remote = (name: string) => ({
  name,
  contractVersion: thisBuild.contract,
  entry: `/${name}/remoteEntry.js`,
  loads: { begin: { files: [] }, pages: {} },
});
const registry = { remotes: [remote('mf-tournament'), remote('mf-organizer')] };
const answers = [
  {
    documents: [
      {
        name: 'projects/club/databases/(default)/documents/tournaments/cup',
        fields: { organizerUids: { arrayValue: { values: [{ stringValue: 'ada' }, { stringValue: 'ben' }] } } },
      },
    ],
  },
];

/** The files requested at an address for a user. */
function askedAt(address: string, uid: string | null, written: unknown = answers): string[] {
  document.head.replaceChildren();
  localStorage.clear();
  if (uid !== null) localStorage.setItem('courtside-signed-in', uid);
  window.history.replaceState(null, '', address);
  startEarlyDownloads(loads, registry, {}, written);
  return [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(({ href }) => new URL(href).pathname);
}
beforeAll(() => {
  globalThis.__webpack_public_path__ = '/';
});
afterAll(() => window.history.replaceState(null, '', '/'));

const [tournament, organizer] = ['/mf-tournament/remoteEntry.js', '/mf-organizer/remoteEntry.js'];

it('asks for what a tournament is shown with to this reader, as far as the page tells', () => {
  expect(askedAt('/cup', null)).toEqual(['/frame.js', tournament]);
  expect(askedAt('/cup', 'ben')).toEqual(['/frame.js', '/auth.js', organizer]);
  expect(askedAt('/cup?view=visitor', 'ben')).toEqual(['/frame.js', '/auth.js', tournament]);
  expect(askedAt('/cup', 'eve')).toEqual(['/frame.js', '/auth.js', tournament]);
});

it.each([
  ['a release of before remembered somebody', '1', answers],
  ['the page says nothing of the tournament', 'ben', null],
  ['it says something else', 'ben', [{}, { documents: [{}] }]],
])('asks for neither where %s', (_, uid, written) => {
  expect(askedAt('/cup', uid, written)).toEqual(['/frame.js', '/auth.js']);
});
