import { getNotificationAddress, isAnotherAttempt, isEntry, isLasting, isPage, isPicture, withoutAttempt } from './kinds';

const kindsOf = (address: string) => {
  const url = new URL(address, 'https://courtside.example');
  const kinds = { isLasting, isEntry, isPicture };
  return Object.entries(kinds).flatMap(([name, is]) => (is(url) ? [name] : []));
};

it.each([
  ['/main.0a1b2c3d.js', ['isLasting']],
  ['https://mf-tournament.example/__federation_expose_App.0a1b2c3d.js', ['isLasting']],
  ['/archivo-latin.0a1b2c3d.woff2', ['isLasting']],
  ['/releases/mf-planner/1.0.0-0a1b2c3d/remoteEntry.js', ['isLasting']],
  ['/remoteEntry.js?build=1.0.0-0a1b2c3d', ['isEntry']],
  ['/mf-manifest.json', ['isEntry']],
  ['/remotes/mf-planner/releases/mf-planner/1.0.0-0a1b2c3d/remoteEntry.js', ['isLasting']],
  ['/remotes/mf-planner/remoteEntry.js?build=1.0.0-0a1b2c3d', ['isEntry']],
  ['https://firebasestorage.googleapis.com/v0/b/p.appspot.com/o/images%2Fa?alt=media&token=t', ['isPicture']],
])('keeps %s', (address, kinds) => expect(kindsOf(address)).toEqual(kinds));

it.each([
  // Data, signing in, sending and push notifications.
  'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:runQuery',
  'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel?VER=8',
  'https://identitytoolkit.googleapis.com/v1/accounts:lookup',
  'https://securetoken.googleapis.com/v1/token',
  'https://firebasestorage.googleapis.com/v0/b/p.appspot.com/o?name=images%2Fa',
  'https://firebasestorage.googleapis.com/v0/b/p.appspot.com/o/images%2Fa',
  'https://apis.google.com/js/api.js',
  '/reports',
  '/remotes.json',
  '/a-tournament/calendar.ics',
  '/service-worker.js',
  '/manifest.webmanifest',
  '/embed/v1/planner.js',
  '/embed/v1/planner.html',
  '/outbox',
])('leaves %s alone', (address) => expect(kindsOf(address)).toEqual([]));

it('has one page for all addresses, and no file among them', () => {
  const pages = ['/', '/a-tournament', '/a-tournament/day', '/archive?q=x'].map((path) => isPage(new URL(path, 'https://c.example')));
  expect(pages).toEqual([true, true, true, true]);
  expect(isPage(new URL('https://c.example/a-tournament/calendar.ics'))).toBe(false);
});

it('leaves what stands beside the site on one port alone: its pages never take the place of the one page', () => {
  const beside = ['/console', '/console/organize', '/join?lang=fr', '/emulator/action?mode=resetPassword', '/health', '/metrics'];
  expect(beside.filter((path) => isPage(new URL(path, 'https://c.example')))).toEqual([]);
  expect(isPage(new URL('https://c.example/consolation-cup'))).toBe(true);
});

it('keeps a second attempt in the place of the first', () => {
  const again = 'https://c.example/releases/x/y/a.js?again=2';
  expect(isAnotherAttempt(new URL(again))).toBe(true);
  expect(withoutAttempt(again)).toBe('https://c.example/releases/x/y/a.js');
  expect(withoutAttempt('https://c.example/remoteEntry.js?build=1&again=1')).toBe('https://c.example/remoteEntry.js?build=1');
});

it('a notification leads to pages of this site alone', () => {
  expect(getNotificationAddress({ address: `${window.location.origin}/t1#now` })).toBe(`${window.location.origin}/t1#now`);
  for (const data of [null, 'x', {}, { address: 1 }, { address: 'no address' }, { address: 'https://elsewhere.test/t1' }])
    expect(getNotificationAddress(data)).toBeNull();
});
