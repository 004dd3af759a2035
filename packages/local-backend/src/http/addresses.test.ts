import { networkInterfaces } from 'node:os';
import { isLoopbackAddress, isLoopbackName, parseHost, parseLink, parseOrigin } from './addresses';
import { createClientReader, isForwarded } from './client';
import { createOriginPolicy } from './origins';

/** Names and addresses that resemble this machine's but are not, or that no browser writes like this. */
const pretenders = [
  '127.something.example',
  '127.0.0.1.example',
  '127.0.0.1.',
  '127.1',
  '127.0.1',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '0x7f000001',
  '2130706433',
  '127.0.0.01',
  '127.0.0.256',
  'localhost.',
  'localhost.example',
  'x.localhost',
  'localhost@evil.example',
  'evil.example#localhost',
  '::ffff:127.evil.example',
  '::ffff:128.0.0.1',
  '0.0.0.0',
  '1localhost',
  '１２７.0.0.1',
  'ⓛocalhost',
  '',
];

describe('V12 this machine is known by its exact names and addresses', () => {
  it.each(['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'])('%s is this machine', (address) => {
    expect([isLoopbackAddress(address), isLoopbackName(address)]).toEqual([true, true]);
  });

  it.each(['localhost', 'LocalHost', '[::1]', '[::ffff:7f00:1]'])('%s is a name of this machine, and no address', (name) => {
    expect([isLoopbackAddress(name), isLoopbackName(name)]).toEqual([false, true]);
  });

  it.each(pretenders)('“%s” is not', (name) => {
    expect([isLoopbackAddress(name), isLoopbackName(name)]).toEqual([false, false]);
    const policy = createOriginPolicy({ authorizedOrigins: [], listensOn: '127.0.0.1' });
    expect(policy.isOurHost(name)).toBe(false);
    expect(policy.isOurHost(`${name}:8181`)).toBe(false);
    expect(policy.isTrusted({ origin: `http://${name}` })).toBe(false);
    expect(policy.mayContinueTo(`http://${name}/`)).toBe(false);
  });

  it('a header names a host, or nothing', () => {
    expect(parseHost('LOCALHOST:8181')).toEqual({ name: 'localhost', host: 'localhost:8181' });
    expect(parseHost('[::1]:8181')).toEqual({ name: '::1', host: '[::1]:8181' });
    for (const header of [
      '',
      'a b',
      'localhost/x',
      'user@localhost',
      'localhost:port',
      'localhost:99999',
      'localhost;',
      "localhost'",
      '[::1',
      'localhost:08181',
    ])
      expect(parseHost(header)).toBeUndefined();
    expect(parseOrigin('http://localhost:4200')).toEqual({ name: 'localhost', origin: 'http://localhost:4200' });
    for (const header of [
      'null',
      'http://localhost:4200/',
      'http://user@localhost',
      'localhost:4200',
      'file://localhost',
      'http://localhost http://evil.example',
    ])
      expect(parseOrigin(header)).toBeUndefined();
  });

  it('a link leads where it seems to lead', () => {
    expect(parseLink('HTTP://LocalHost:80/a?b#c')?.hostname).toBe('localhost');
    for (const link of [
      'http://localhost@evil.example/',
      'http://evil.example@localhost/',
      'http://localhost\\@evil.example/',
      'http:localhost',
      'http:///localhost',
      '//localhost',
      'javascript:alert(1)//localhost',
      'http://local\thost/',
      'data:text/html,localhost',
    ]) {
      expect(parseLink(link)).toBeUndefined();
    }
  });
});

describe('V13 configured origins are whole origins', () => {
  const policy = createOriginPolicy({
    authorizedOrigins: ['https://courtside.example'],
    publicUrl: 'https://api.courtside.example/',
    listensOn: '127.0.0.1',
  });

  it('trusts them, their names in the Host header, and this machine', () => {
    expect([
      policy.isTrusted({ origin: 'https://courtside.example' }),
      policy.isTrusted({ origin: 'http://localhost:4200' }),
      policy.isTrusted({}),
    ]).toEqual([true, true, true]);
    expect([
      policy.isOurHost('courtside.example'),
      policy.isOurHost('api.courtside.example:8181'),
      policy.isOurHost('localhost:1'),
    ]).toEqual([true, true, true]);
    expect(policy.mayContinueTo('https://courtside.example/t?x=1')).toBe(true);
    expect(policy.isPublic).toBe(true);
  });

  it.each([
    'http://courtside.example',
    'https://courtside.example:444',
    'https://x.courtside.example',
    'https://courtside.example.evil.example',
    'https://evil-courtside.example',
    'https://courtside.example.',
    'https://u@courtside.example',
  ])('not %s', (address) => {
    expect([policy.isTrusted({ origin: address }), policy.mayContinueTo(`${address}/`)]).toEqual([false, false]);
  });

  it('refuses to start with one that is none', () => {
    for (const text of ['courtside.example', 'https://*.example', 'https://courtside.example/app', 'https://0x7f.1']) {
      expect(() => createOriginPolicy({ authorizedOrigins: [text], listensOn: '127.0.0.1' })).toThrow('--authorized-origin');
    }
  });

  it('pages that another site sent are not of this machine, though they name no origin', () => {
    expect(policy.isTrusted({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).toBe(false);
  });

  it('this machine’s own addresses are ours', () => {
    const own = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .filter(({ family }) => family === 'IPv4');
    for (const { address } of own) expect(policy.isOurHost(`${address}:8181`)).toBe(true);
    expect(policy.isOurHost('203.0.113.9:8181')).toBe(false);
  });
});

describe('V14 who is at the other end', () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({
    headers: { host: 'localhost:8181', ...headers },
    socket: { remoteAddress },
  });
  const alone = createClientReader([]);

  it.each([
    'Forwarded',
    'X-Forwarded-For',
    'X-Forwarded-Proto',
    'X-Forwarded-Host',
    'X-Forwarded-Anything',
    'X-Real-IP',
    'Via',
    'CF-Connecting-IP',
  ])('a program of this machine that sends %s speaks for somebody else', (name) => {
    const headers = { [name.toLowerCase()]: '127.0.0.1' };
    expect(isForwarded(headers)).toBe(true);
    expect(alone(from('127.0.0.1', headers))).toMatchObject({
      local: false,
      address: '127.0.0.1',
      host: 'localhost:8181',
      protocol: 'http',
    });
  });

  it('without such a header it is local; from elsewhere nothing makes it so', () => {
    expect(alone(from('::ffff:127.0.0.1'))).toMatchObject({ local: true, address: '127.0.0.1' });
    expect(alone(from('192.168.1.7', { 'x-forwarded-for': '127.0.0.1' }))).toMatchObject({ local: false, address: '192.168.1.7' });
  });

  it('believes a configured proxy, the last word of it only', () => {
    const read = createClientReader(['127.0.0.1', '10.0.0.0/8']);
    const forwarded = {
      'x-forwarded-for': '127.0.0.1, 203.0.113.7, 10.1.1.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example, courtside.example',
    };
    expect(read(from('127.0.0.1', forwarded))).toEqual({
      address: '203.0.113.7',
      local: false,
      host: 'courtside.example',
      protocol: 'https',
    });
    expect(read(from('127.0.0.1', { 'x-forwarded-for': '[2001:db8::1]:443' }))).toMatchObject({ address: '2001:db8::1', local: false });
    expect(read(from('127.0.0.1', { 'x-forwarded-for': 'unknown' }))).toMatchObject({ address: '127.0.0.1', local: false });
    expect(read(from('203.0.113.9', forwarded))).toMatchObject({ address: '203.0.113.9', host: 'localhost:8181', protocol: 'http' });
    expect(read(from('127.0.0.1'))).toMatchObject({ local: true });
  });

  it('refuses to start with a proxy that is no address', () => {
    for (const text of ['proxy.example', '10.0.0.0/33', '10.0.0.0/x', ''])
      expect(() => createClientReader([text])).toThrow('--trusted-proxy');
  });
});
