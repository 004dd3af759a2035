import decodeQR from 'qr/decode.js';
import type { networkInterfaces } from 'node:os';
import { languages } from '../../../packages/i18n/languages.mjs';
import { listNamedOrigins, listNetworkAddresses, listPhoneOrigins } from './addresses.mjs';
import { listFirewallHints } from './firewall.mjs';
import { drawCodeForTerminal, renderJoinPage } from './join-page.mjs';
import { getFolder, findPart } from './parts.mjs';

describe('F3 which address phones are told', () => {
  const addresses = ['192.168.1.20', '10.0.0.4'];

  it('is a name that was given, then this machine’s in its networks', () => {
    expect(listPhoneOrigins({ host: '0.0.0.0', names: ['Courts.Club.example'] }, 4200, addresses)).toEqual([
      'http://courts.club.example:4200',
      'http://192.168.1.20:4200',
      'http://10.0.0.4:4200',
    ]);
    expect(listPhoneOrigins({ host: '192.168.1.20', onePort: { tls: {} } }, 443, addresses)).toEqual(['https://192.168.1.20']);
    expect(listPhoneOrigins({ host: '2001:db8::1' }, 80, addresses)).toEqual(['http://[2001:db8::1]']);
    for (const host of ['127.0.0.1', 'localhost', '::1']) expect(listPhoneOrigins({ host, names: ['a'] }, 4200, addresses)).toEqual([]);
  });

  it('is none that a machine gave itself, and none of its own', () => {
    const entry = { netmask: '', mac: '', cidr: null } as const;
    const interfaces = {
      lo: [{ ...entry, family: 'IPv4', internal: true, address: '127.0.0.1' }],
      eth: [
        { ...entry, family: 'IPv4', internal: false, address: '169.254.3.4' },
        { ...entry, family: 'IPv4', internal: false, address: '192.168.1.20' },
        { ...entry, family: 'IPv6', internal: false, address: 'fe80::1', scopeid: 2 },
      ],
    } as ReturnType<typeof networkInterfaces>;
    expect(listNetworkAddresses(interfaces)).toEqual(['192.168.1.20']);
  });

  it('counts a name with and without the proxy in front of it', () => {
    expect(listNamedOrigins(['a.example'], 4200)).toEqual([
      'http://a.example',
      'https://a.example',
      'http://a.example:4200',
      'https://a.example:4200',
    ]);
  });
});

describe('F4 the code', () => {
  const address = 'http://192.168.178.123:4200/';

  it('is read from the terminal’s lines', () => {
    const rows = drawCodeForTerminal(address)
      .map((line) => line.slice('  \u001b[30;107m'.length, -'\u001b[0m'.length))
      .flatMap((line) => [[...line].map((sign) => '▀█'.includes(sign)), [...line].map((sign) => '▄█'.includes(sign))]);
    const width = rows[0]?.length ?? 0;
    expect(width).toBeLessThan(60);
    expect(decoded(rows.slice(0, width))).toBe(address);
  });

  it.each(languages)('is read from the page, which says the address in letters too (%s)', (language) => {
    const html = renderJoinPage({ language, origins: ['http://192.168.178.123:4200', 'https://courts.example'] });
    const size = Number(/viewBox="0 0 (\d+)/.exec(html)?.[1]);
    const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    for (const [, x, y] of html.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) (rows[Number(y)] ?? [])[Number(x)] = true;
    expect(decoded(rows)).toBe(address);
    expect(html).toContain('>192.168.178.123:4200</p>');
    expect(html).toContain('https://courts.example</a>');
    expect(renderJoinPage({ language, origins: [address, 'https://courts.example'], shown: 1 })).toContain('>https://courts.example</p>');
  });

  it('is none where phones can’t come; nothing of an address becomes markup', () => {
    expect(renderJoinPage({ language: 'en', origins: [] })).toContain('npm start -- --host 0.0.0.0');
    expect(renderJoinPage({ language: 'en', origins: [] })).not.toContain('<svg');
    expect(renderJoinPage({ language: 'en', origins: ['http://a<script>'] })).not.toContain('a<script>');
    // A language without words for this page shows English.
    expect(renderJoinPage({ language: 'xx' as 'en', origins: [] })).toContain('npm start -- --host 0.0.0.0');
  });

  /** A picture of eight dots a square. */
  function decoded(rows: readonly (readonly boolean[])[]): string {
    const scale = 8;
    const size = rows.length * scale;
    const data = new Uint8Array(size * size * 4).fill(255);
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1)
        if (rows[Math.floor(y / scale)]?.[Math.floor(x / scale)]) data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    return decodeQR({ width: size, height: size, data });
  }
});

it('F5 says what may keep phones out, by system', () => {
  expect(listFirewallHints(4200, 'linux').join('\n')).toMatch(/ufw allow 4200\/tcp[^]*--add-port=4200\/tcp/);
  expect(listFirewallHints(4200, 'darwin').join('\n')).toMatch(/System Settings[^]*node/);
  expect(listFirewallHints(4200, 'win32').join('\n')).toMatch(/private[^]*localport=4200/);
  expect(listFirewallHints(4200, 'aix').join('\n')).toContain('4200');
});

it('F6 each address has one part that answers', () => {
  const name = (target: string) => {
    const found = findPart(target);
    return found.part === 'site' ? `${found.name} ${found.target}` : found.part;
  };
  const expected: Record<string, string> = {
    '/': 'shell /',
    '/abc/day?x=1': 'shell /abc/day?x=1',
    '/console': 'console /',
    '/console?x': 'console /?x',
    '/console/abc?x=/v1/projects/': 'console /abc?x=/v1/projects/',
    '/consolation': 'shell /consolation',
    '/remotes/mf-planner/remoteEntry.js?build=1': 'mf-planner /remoteEntry.js?build=1',
    '/remotes/other/remoteEntry.js': 'shell /remotes/other/remoteEntry.js',
    '/remotes.json': 'shell /remotes.json',
    '/join?lang=fr': 'join',
    '/health': 'backend',
    '/metrics': 'backend',
    '/healthy': 'shell /healthy',
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k': 'backend',
    '/securetoken.googleapis.com/v1/token': 'backend',
    '/google.firestore.v1.Firestore/Listen/channel?VER=8': 'backend',
    '/v1/projects/p/databases/(default)/documents/x': 'backend',
    '/v0/b/bucket/o/x': 'backend',
    '/emulator/action?mode=x': 'backend',
    '/emulator/auth/handler': 'backend',
    '/emulator/v1/projects/p/oobCodes': 'shell /emulator/v1/projects/p/oobCodes',
    '/outbox': 'shell /outbox',
    '/operator/key/v0/b/x': 'shell /operator/key/v0/b/x',
  };
  for (const [target, part] of Object.entries(expected)) expect([target, name(target)]).toEqual([target, part]);
  expect([getFolder('shell'), getFolder('backend'), getFolder('mf-planner'), getFolder('console')]).toEqual([
    '',
    '',
    '/remotes/mf-planner',
    '/console',
  ]);
});
