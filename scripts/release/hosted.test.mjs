// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeHostingConfig } from './hosting-folder.mjs';
import { released } from '../site/places.mjs';
import { getReleaseContext } from './release-context.mjs';
import { release, rollback } from './release.mjs';
import { build, clear, place, prepare, remotes, getContext } from './release.testkit.mjs';

beforeEach(prepare);
afterEach(clear);

describe('a site for Firebase Hosting', () => {
  const origins = Object.fromEntries([...released, 'mf-rankings'].map((name) => [name, `https://${name}.club.example`]));
  const hosted = () => ({
    ...getReleaseContext({ data: path.join(place.folder, 'hosting'), hosting: true }),
    remotes,
    built: getContext().built,
  });

  it('has the addresses, policies and config.json of its site.json', async () => {
    const site = path.join(place.folder, 'hosting');
    const config = {
      firebase: { apiKey: 'k', projectId: 'club', authDomain: 'club.firebaseapp.com' },
      reports: 'https://reports.club.example/in',
    };
    mkdirSync(site);
    writeFileSync(path.join(site, 'site.json'), JSON.stringify({ origins, config }));
    const { folder: name } = await release('mf-planner', hosted());
    const [line] = JSON.parse(readFileSync(path.join(site, 'shell/remotes.json'), 'utf8')).remotes;
    expect(line.entry).toBe(`https://mf-planner.club.example/releases/mf-planner/${name}/remoteEntry.js`);
    expect((await writeHostingConfig(site)).advice).toContain('firebase deploy');
    const shell = JSON.parse(readFileSync(path.join(site, 'shell/config.json'), 'utf8'));
    expect(shell).toMatchObject({ ...config, registry: '/remotes.json' });
    expect(shell.remoteOrigins).toContain('https://mf-planner.club.example');
    expect(JSON.parse(readFileSync(path.join(site, 'console/config.json'), 'utf8')).publicSite).toBe('https://shell.club.example');
    const text = readFileSync(path.join(site, 'firebase.json'), 'utf8');
    expect(text).toMatch(/frame-src https:\/\/club\.firebaseapp\.com/);
    expect(text).toMatch(/connect-src [^;]*https:\/\/reports\.club\.example/);
    expect(text).not.toContain('courtside');
  });

  it('allows the inline style of another page in the policy of that page', async () => {
    const site = path.join(place.folder, 'hosting');
    mkdirSync(path.join(site, 'shell'), { recursive: true });
    writeFileSync(path.join(site, 'shell/index.html'), '<head><style>p { color: red }</style></head>');
    await writeHostingConfig(site);
    const [shell] = JSON.parse(readFileSync(path.join(site, 'firebase.json'), 'utf8')).hosting;
    const digest = createHash('sha256').update('p { color: red }').digest('base64');
    expect(JSON.stringify(shell)).toContain(`style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-${digest}';`);
  });

  it('has a function that writes the shell’s pages if its site.json says so, and only files otherwise', async () => {
    const site = path.join(place.folder, 'hosting');
    const config = { firebase: { apiKey: 'k', projectId: 'club', authDomain: 'club.firebaseapp.com' } };
    const settings = (/** @type {object} */ more) =>
      writeFileSync(path.join(site, 'site.json'), JSON.stringify({ origins, config, ...more }));
    const read = (/** @type {string} */ file) => readFileSync(path.join(site, file), 'utf8');
    const firebase = () => JSON.parse(read('firebase.json'));
    const leadsTo = (/** @type {string} */ source) =>
      firebase().hosting[0].rewrites.find((/** @type {{ source: string }} */ rewrite) => rewrite.source === source);
    mkdirSync(site);
    settings({ pages: { region: 'europe-west1' } });
    await release('shell', hosted());
    const live = read('shell/index.html');
    expect((await writeHostingConfig(site)).advice).toContain('--only hosting,functions');
    expect([existsSync(path.join(site, 'shell/index.html')), read('shell/page.html')]).toEqual([false, live]);
    expect(firebase().functions).toEqual([{ source: 'functions', codebase: 'courtside-pages', ignore: ['node_modules'] }]);
    const written = { function: { functionId: 'pages', region: 'europe-west1' } };
    for (const source of ['/', '/archive', '/planner', '/!(*.*)', '/!(*.*)/register', '/*/calendar.ics', '/feed.atom'])
      expect(leadsTo(source)).toEqual({ source, ...written });
    for (const source of ['/about', '/players/!(*.*)', '/auth']) expect(leadsTo(source)).toEqual({ source, destination: '/page.html' });
    expect(JSON.parse(read('functions/settings.json'))).toMatchObject({
      origin: 'https://shell.club.example',
      projectId: 'club',
      backend: 'https://firestore.googleapis.com',
      images: 'https://firebasestorage.googleapis.com',
    });
    // The function writes styles into its pages; no other page takes them.
    const styles = (/** @type {string} */ source) =>
      JSON.stringify(firebase().hosting[0].headers.findLast((/** @type {{ source: string }} */ rule) => rule.source === source)).includes(
        "'nonce-written'",
      );
    expect(['/planner', '/!(*.*)', '/about', '/players/!(*.*)', '/@(index|404|page).html'].map(styles)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(JSON.parse(read('functions/settings.json')).remotes).toContain('https://mf-planner.club.example');
    expect(read('functions/index.mjs')).toContain("region: 'europe-west1'");
    expect(read('shell/robots.txt')).toContain('Sitemap: https://shell.club.example/sitemap.xml');
    expect(JSON.parse(read('shell/config.json')).calendars).toBe('https://shell.club.example');

    settings({});
    await writeHostingConfig(site);
    expect([read('shell/index.html'), existsSync(path.join(site, 'shell/page.html'))]).toEqual([live, false]);
    expect(existsSync(path.join(site, 'shell/robots.txt'))).toBe(false);
    expect([firebase().functions, leadsTo('/')]).toEqual([undefined, { source: '/', destination: '/index.html' }]);
    expect(JSON.parse(read('shell/config.json')).calendars).toBeUndefined();
  });

  it('warns about placeholder addresses if there is no site.json, and reports faults in one', async () => {
    const site = path.join(place.folder, 'hosting');
    await release('mf-planner', hosted());
    expect((await writeHostingConfig(site)).advice).toContain('stand-ins');
    for (const [wrong, message] of [
      [[], 'an object'],
      [{ origins: { ...origins, shell: 'https://club.example/path' } }, 'origins.shell'],
      [{ origins, backend: ['x'] }, 'backend'],
      [{ origins, pages: {} }, 'pages.region'],
      [{ origins, pages: { region: 'europe-west1' } }, 'projectId'],
      [{ origins, orgins: {} }, 'no field "orgins"'],
    ]) {
      writeFileSync(path.join(site, 'site.json'), JSON.stringify(wrong));
      expect(hosted).toThrow(/** @type {string} */ (message));
    }
  });

  it('can be rolled back to a release, but not to no release', async () => {
    const first = build('mf-planner', 'one');
    await release('mf-planner', hosted());
    await expect(rollback('mf-planner', hosted())).rejects.toThrow('no release before');
    build('mf-planner', 'two');
    await release('mf-planner', hosted());
    expect(await rollback('mf-planner', hosted())).toMatchObject({ folder: first });
    expect(readdirSync(path.join(place.folder, 'hosting/mf-planner/releases/mf-planner'))).toHaveLength(2);
  });
});

it('refuses a folder that is not a data folder: nothing would serve its releases', () => {
  const folder = path.join(place.folder, 'typo');
  expect(() => getReleaseContext({ data: folder, hosting: false })).toThrow('npm start makes a data folder');
  mkdirSync(folder);
  expect(() => getReleaseContext({ data: folder, hosting: false })).toThrow('does not look like');
  writeFileSync(path.join(folder, 'courtside-data'), '');
  expect(getReleaseContext({ data: folder, hosting: false }).site).toBe(path.join(folder, 'site'));
});
