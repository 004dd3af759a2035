import { reportsAddress } from './index';
import { listScriptPlaces, toRoute, redactMessage } from './redact';
import { createReporter, type Report } from './reporter';

const named = (name: string, message: string, stack = ''): Error => Object.assign(new Error(message), { name, stack });

describe('toRoute', () => {
  it.each([
    ['/', '/'],
    ['/archive/', '/archive'],
    ['/ada-lovelace-cup', '/:tournamentId'],
    ['/ada-lovelace-cup/register', '/:tournamentId/register'],
    ['/a/b/c', 'none'],
  ])('of %s is %s', (pathname, route) => {
    expect(toRoute(pathname)).toBe(route);
  });
});

describe('redactMessage', () => {
  it.each([
    ['TypeError', "Cannot read properties of undefined (reading 'name')", 'Cannot read properties of undefined (reading [text])'],
    ['TypeError', 'Failed to fetch ada@example.org', 'Failed to fetch [email]'],
    [
      'ChunkLoadError',
      'Loading chunk words-en failed. (error: http://192.168.1.5:4200/words-en.12345678.js)',
      'Loading chunk words-en failed. (error: [address]',
    ],
    ['SyntaxError', 'Unexpected token \'A\', ..."me":"Ada Lovelace"}" is not valid JSON', 'Unexpected token [text] is not valid JSON'],
    ['TypeError', 'no user aB3dE5fG7hI9jK1lM3nO5pQ7rS9t at /ada-cup/register', 'no user [id] at [path]'],
    ['TypeError', '0044123456', '[id]'],
    ['RemoteFailure', 'mf-planner: timeout', 'mf-planner: timeout'],
  ])('of a %s “%s”', (name, message, words) => {
    expect(redactMessage(named(name, message))).toBe(words);
  });

  it('of an error with words of ours, which may name a person, are none', () => {
    expect(redactMessage(new Error('Ada Lovelace is in this team already'))).toBe('');
    expect(redactMessage('Ada Lovelace')).toBe('');
  });

  it('are bounded', () => {
    expect(redactMessage(named('TypeError', 'x '.repeat(5000))).length).toBe(200);
  });
});

it('listScriptPlaces takes files of scripts alone, six at most, without what comes after a question mark', () => {
  const stack = `TypeError: https://x.test/ada.js is Ada
    at https://x.test/a.12345678.js?t=ada@example.org:1:22
    at y (https://x.test/ada-cup:3:4)
    ${'at z (https://x.test/b.js:5:6)\n'.repeat(20)}`;
  const places = listScriptPlaces(named('TypeError', '', stack));
  expect(places).toHaveLength(6);
  expect(places[0]).toEqual({ file: 'https://x.test/a.12345678.js', line: 1, column: 22 });
  expect(places[1]).toEqual({ file: 'https://x.test/b.js', line: 5, column: 6 });
});

describe('the reporter', () => {
  const builds = [
    { app: 'shell', version: '1.0.0', release: '1.0.0-aaaaaaaa', contract: 2, base: 'https://x.test/' },
    { app: 'mf-planner', version: '1.1.0', release: '1.1.0-bbbbbbbb', contract: 2, base: 'https://x.test/releases/mf-planner/' },
  ];
  let sent: Report[];
  let pathname = '/ada-cup/register';
  const reporter = () => createReporter({ send: (report) => sent.push(report), builds: () => builds, pathname: () => pathname });
  beforeEach(() => {
    sent = [];
    pathname = '/ada-cup/register';
  });

  it('tells what became of a release that never said its own name, and no more than twenty times', () => {
    const { remote } = reporter();
    for (let count = 0; count < 30; count += 1) remote('mf-planner', '1.2.0-cccccccc', 'failed');
    expect(sent).toHaveLength(20);
    expect(sent[0]).toEqual({
      kind: 'remote',
      app: 'mf-planner',
      release: '1.2.0-cccccccc',
      route: '/:tournamentId/register',
      outcome: 'failed',
    });
  });

  it('tells the app by the file, its release and the route, and nothing about anybody', () => {
    const stack = 'at f (https://x.test/releases/mf-planner/main.12345678.js:1:2)';
    reporter().error('uncaught', named('TypeError', 'ada@example.org is Ada', stack));
    expect(sent).toEqual([
      {
        kind: 'error',
        cause: 'uncaught',
        app: 'mf-planner',
        release: '1.1.0-bbbbbbbb',
        route: '/:tournamentId/register',
        name: 'TypeError',
        words: '[email] is Ada',
        places: ['main.12345678.js:1:2'],
      },
    ]);
  });

  it('names a remote that never ran, without a release', () => {
    reporter().error('remote', named('RemoteFailure', 'mf-registration: timeout'), 'mf-registration');
    expect(sent).toMatchObject([{ app: 'mf-registration', release: null, cause: 'remote', words: 'mf-registration: timeout' }]);
  });

  it('tells the same once, and ten in all', () => {
    const { error } = reporter();
    for (let count = 0; count < 50; count += 1) error('uncaught', named('TypeError', 'again'));
    expect(sent).toHaveLength(1);
    for (let count = 0; count < 50; count += 1) error('rejection', named('TypeError', `another ${'x'.repeat(count)}`));
    expect(sent).toHaveLength(10);
  });

  it('takes whatever is thrown', () => {
    const { error } = reporter();
    for (const thrown of [null, undefined, 'Ada', 7, { name: 'Ada' }, named('ada@example.org', 'x')]) error('rejection', thrown);
    expect(JSON.stringify(sent)).not.toMatch(/Ada|ada@/);
  });

  it('tells measures with the route on which they were taken, twenty at most', () => {
    const { vital } = reporter();
    for (let count = 0; count < 50; count += 1) vital({ name: 'CLS', value: 0.12345, rating: 'good' }, '/archive');
    expect(sent).toHaveLength(20);
    expect(sent[0]).toEqual({
      kind: 'vital',
      app: 'shell',
      release: '1.0.0-aaaaaaaa',
      route: '/archive',
      metric: 'CLS',
      value: 0.123,
      rating: 'good',
    });
  });
});

it.each([
  [{ reports: '/reports' }, '/reports'],
  [{ reports: 'https://errors.example/in' }, 'https://errors.example/in'],
  [{ reports: '//errors.example' }, null],
  [{ reports: 'javascript:alert(1)' }, null],
  [{ reports: 7 }, null],
  [{}, null],
  [null, null],
])('reportsAddress of %j is %j', (config, address) => {
  expect(reportsAddress(config)).toBe(address);
});
