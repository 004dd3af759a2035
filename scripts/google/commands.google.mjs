// @ts-check
/*
 * Checks docs/firebase.md as far as that needs no account. Commands on files run in a temporary folder, in the page's order. Commands that would call Google
 * are only looked up, with their options, in the official program. Any other command fails the test.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { readHostedSites } from '../serve/hosting.testkit.mjs';
import { runFirebase, startEmulators, createEnvironment } from './emulators.mjs';
import { readEmulators } from './read-emulators.mjs';
import { listBlocks, listCommands } from './page-commands.mjs';
import { toolsPackage } from './tools.mjs';

/** The project in the page, and the one that replaces it in tests: Google's tools need no account for a name like this. */
const [named, id] = ['my-club', 'demo-my-club'];
const folder = mkdtempSync(path.join(tmpdir(), 'courtside-page-'));
const hosting = path.join(folder, 'hosting');
const env = createEnvironment(folder);
const page = listCommands();

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @typedef {ReturnType<typeof listCommands>[number]} Command */

/** The reasons for not running a command; all others run. @type {readonly (readonly [begins: RegExp, why: string])[]} */
const notRun = [
  [
    /^npm install --prefix hosting\/functions/,
    'installs what Google needs beside a function; the function itself is run in packages/e2e/drills/hosted-pages.spec.ts',
  ],
  [/^npm install -g firebase-tools@/, 'installs on the whole machine; the version is compared with the one that is tested'],
  [/^gcloud /, 'Google Cloud CLI: no npm package, and every command asks Google'],
  [/^firebase (login|projects:|apps:|firestore:|hosting:sites:|functions:|deploy)/, 'asks Google; looked up in the official program'],
  [/^npm run carry -- export --from google/, 'asks Google; between an embedded server and the emulators it is run in carry.google.mjs'],
];
/** @param {Command} command */
const reasonNotToRun = ({ words }) => notRun.find(([begins]) => begins.test(words.join(' ')))?.[1];

/** @param {string[]} words @param {NodeJS.ProcessEnv} [more] */
const node = (words, more = {}) => spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8', env: { ...process.env, ...more } });
/** @param {string} word */
const replaceProject = (word) => word.replaceAll(named, id);

/**
 * The ways to run the other commands.
 * @type {readonly (readonly [begins: RegExp, run: (words: string[]) => { status: number | null, stdout: string, stderr: string }])[]}
 */
const runs = [
  [/^npm run (release|rollback) -- /, (words) => node([`scripts/${words[2]}.mjs`, ...words.slice(4), '--data', hosting])],
  [/^firebase target:apply /, (words) => runFirebase(words.slice(1).map(replaceProject), { cwd: folder, env })],
  [
    /^node --import tsx packages\/firebase\/seed\/load-clubs\.ts /,
    (words) => node([...words.slice(1), '--origin', readEmulators().origin, ...['--project', id]], { TOKEN: 'owner' }),
  ],
];

/** @param {Command} command */
const findRunner = ({ words }) => runs.find(([begins]) => begins.test(words.join(' ')))?.[1];
const isEmulators = (/** @type {Command} */ { words }) => words[1] === 'emulators:start';

describe('docs/firebase.md', () => {
  it('contains only commands that are run or looked up', () => {
    expect(page.length).toBeGreaterThan(30);
    expect(page.filter((one) => !reasonNotToRun(one) && !findRunner(one) && !isEmulators(one)).map(({ line }) => line)).toEqual([]);
  });

  it("spells Google's commands as the official program does", () => {
    const known = listOfficialCommands();
    const wrong = page
      .filter(({ words }) => words[0] === 'firebase')
      .flatMap(({ line, words }) => findComplaints(words.slice(1), known).map((complaint) => `${line}: ${complaint}`));
    expect(wrong).toEqual([]);
  });

  it('names the version of the tools that is tested', () => {
    const { version } = JSON.parse(readFileSync(path.join(toolsPackage, 'package.json'), 'utf8'));
    expect(page.map(({ line }) => line)).toContain(`npm install -g firebase-tools@${version}`);
  });

  it('produces a folder that the official tools load, with the sites of site.json', async () => {
    mkdirSync(hosting);
    const [settings = ''] = listBlocks('json').filter((text) => text.includes('"origins"'));
    writeFileSync(path.join(hosting, 'site.json'), settings);
    const { origins, config } = JSON.parse(settings);
    const failures = page.flatMap((one) => {
      const run = findRunner(one);
      if (!run) return [];
      const { status, stdout, stderr } = run(one.words);
      // The page says so too: there is nothing before a first release.
      return status === 0 || /has no release before/.test(stderr) ? [] : [`${one.line}: ${stdout}${stderr}`];
    });
    expect(failures).toEqual([]);

    const targets = readHostedSites().map(({ target }) => target);
    const { targets: applied } = JSON.parse(readFileSync(path.join(hosting, '.firebaserc'), 'utf8'));
    expect(Object.keys(applied[id].hosting).sort()).toEqual([...targets].sort());

    const google = await startEmulators({ from: hosting, only: ['hosting'], id });
    try {
      expect(Object.keys(google.hosting).sort()).toEqual([...targets].sort());
      const get = (/** @type {string} */ target, /** @type {string} */ pathname) => fetch(`${google.hosting[target]}${pathname}`);
      for (const target of ['shell', 'console']) {
        const home = await get(target, '/');
        expect([home.status, (await home.text()).includes('<div id="root">')]).toEqual([200, true]);
        const policy = home.headers.get('content-security-policy') ?? '';
        expect(policy).toContain(`frame-src https://${config.firebase.authDomain}`);
        if (target === 'shell') for (const name of targets.filter((one) => one.startsWith('mf-'))) expect(policy).toContain(origins[name]);
        expect(await (await get(target, '/config.json')).json()).toMatchObject(config);
      }
      const { remotes } = await (await get('shell', '/remotes.json')).json();
      expect(remotes.map((/** @type {{ name: string }} */ { name }) => name).sort()).toEqual(
        targets.filter((one) => one.startsWith('mf-')).sort(),
      );
      for (const { name, entry } of remotes) {
        expect(new URL(entry).origin).toBe(origins[name]);
        const answer = await get(name, new URL(entry).pathname);
        expect([name, answer.status, answer.headers.get('cache-control')]).toEqual([name, 200, 'public, max-age=31536000, immutable']);
      }
    } finally {
      await google.stop();
    }
  });
});

/** @typedef {{ needed: number, most: number, flags: Record<string, boolean> }} Known `flags`: whether each takes a value */

/** Returns every command of the official program by its name, with the options that all commands have. @returns {Record<string, Known>} */
function listOfficialCommands() {
  const ask = `
    const client = require(${JSON.stringify(toolsPackage)});
    const seen = new Set();
    const load = (value) => {
      if (value === null || !['object', 'function'].includes(typeof value) || seen.has(value) || value === client.cli) return;
      seen.add(value);
      if (typeof value.load === 'function') value.load();
      Object.values(value).forEach(load);
    };
    load(client);
    const flagsOf = (command) => Object.fromEntries(command.options.flatMap(({ flags, long, short, required, optional }) =>
      [long, short].filter(Boolean).map((flag) => [flag, Boolean(required || optional)])));
    const all = flagsOf(client.cli);
    console.log(JSON.stringify(Object.fromEntries(client.cli.commands.map((command) => {
      const given = command._args;
      return [command._name, { needed: given.filter(({ required }) => required).length, most: given.some(({ variadic }) => variadic) ? 99 : given.length, flags: { ...all, ...flagsOf(command) } }];
    }))));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', ask], { env, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

/**
 * Returns the words of a command that the program would not accept. @param {string[]} words without its own name @param {Record<string, Known>} known
 * @returns {string[]}
 */
function findComplaints([name = '', ...words], known) {
  const command = known[name];
  if (!command) return ['there is no such command'];
  const complaints = [];
  let given = 0;
  for (let at = 0; at < words.length; at += 1) {
    const [flag = '', value] = (words[at] ?? '').split(/=(.*)/);
    if (!flag.startsWith('-')) given += 1;
    else if (!(flag in command.flags)) complaints.push(`there is no ${flag}`);
    else if (command.flags[flag] && value === undefined) at += 1;
  }
  if (given < command.needed || given > command.most) complaints.push(`it takes ${command.needed} to ${command.most} words`);
  return complaints;
}
