// @ts-check
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeRemote } from './new-remote.mjs';

const root = path.join(__dirname, '../..');
mkdirSync(path.join(root, '.cache'), { recursive: true });
// Below the repository, so that its imports find the installed libraries.
const copy = mkdtempSync(path.join(root, '.cache', 'remote-'));
afterAll(() => rmSync(copy, { recursive: true }));

const heavy = /(^|[\\/])(node_modules|dist|dist-console|\.cache|e2e|catalogue)$|\.test\.tsx?$/;
const remote = { name: 'mf-hall-of-fame', page: '/hall-of-fame', titles: { en: "The club's best", fr: 'L’élite du club' } };

beforeAll(() => {
  const files = ['packages', 'shell', 'scripts', 'types', 'docs/architecture.md', 'package.json', 'firebase.json', 'tsconfig.base.json'];
  const apps = readdirSync(root).filter((name) => name.startsWith('mf-'));
  for (const file of [...files, 'oxlint.config.mjs', 'jest.config.mjs'])
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true, filter: (source) => !heavy.test(path.relative(root, source)) });
  // The other remotes only have to exist.
  for (const app of apps) cpSync(path.join(root, app, 'package.json'), path.join(copy, app, 'package.json'));
  mkdirSync(path.join(copy, 'node_modules/@courtside'), { recursive: true });
  for (const room of readdirSync(path.join(copy, 'packages')))
    symlinkSync(path.join(copy, 'packages', room), path.join(copy, 'node_modules/@courtside', room));
});

/** Returns the output of a tool that finds faults; empty if it finds none. @param {string} tool @param {readonly string[]} args */
function run(tool, args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  return status === 0 ? '' : `${stdout}\n${stderr}`;
}

/** Returns a file as the formatter writes it. It reads no ignored files, so it gets the content. @param {string} file */
const format = (file) =>
  spawnSync(process.execPath, [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), '--stdin-filepath', path.join(root, path.basename(file))], {
    cwd: root,
    encoding: 'utf8',
    input: readFileSync(path.join(copy, file), 'utf8'),
  }).stdout;

describe('a new remote', () => {
  it('passes format, lint, types and its own test, and is in the manifest, the documents and all languages', () => {
    const files = writeRemote(copy, remote);
    const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
    expect(code.filter((file) => format(file) !== readFileSync(path.join(copy, file), 'utf8'))).toEqual([]);

    const config = { extends: './tsconfig.base.json', include: ['mf-hall-of-fame/src', 'packages/i18n/src', 'shell/src/routes', 'types'] };
    writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(config));
    expect(run('typescript-7/bin/tsc', ['-p', 'tsconfig.json'])).toBe('');
    expect(run('oxlint/bin/oxlint', ['-c', 'oxlint.config.mjs', '--no-ignore', ...code])).toBe('');
    expect(run('jest/bin/jest.js', ['--selectProjects', 'mf-hall-of-fame'])).toBe('');

    expect(readFileSync(path.join(copy, 'scripts/release/budgets.mjs'), 'utf8')).toContain("  'mf-hall-of-fame': 300,");
    expect(readFileSync(path.join(copy, 'mf-hall-of-fame/src/app.tsx'), 'utf8')).toContain('announceBuild();');
    const architecture = readFileSync(path.join(copy, 'docs/architecture.md'), 'utf8');
    expect(architecture).toMatch(/^mf-planner\/ .*\nmf-hall-of-fame\/ {3}the page \/hall-of-fame\npackages\/$/m);
    expect(readFileSync(path.join(copy, 'packages/i18n/src/resources/en/shell.ts'), 'utf8')).toContain(
      `'mf-hall-of-fame': "The club's best"`,
    );
    expect(readFileSync(path.join(copy, 'packages/i18n/src/resources/fr/hall-of-fame.ts'), 'utf8')).toContain("title: 'L’élite du club'");
  }, 300_000);

  it.each([
    ['rankings', '/rankings', 'mf-…'],
    ['mf-rankings', 'rankings', 'address'],
    ['mf-planner', '/rankings', 'folder'],
    ['mf-rankings', '/planner', 'another page'],
    ['mf-archive', '/older', 'archive'],
    ['mf-standings', '/standings', 'words'],
  ])('%s at %s is refused, and nothing is written', (name, page, because) => {
    const before = readFileSync(path.join(copy, 'packages/federation/apps.mjs'), 'utf8');
    expect(() => writeRemote(copy, { name, page, titles: {} })).toThrow(because);
    expect(readFileSync(path.join(copy, 'packages/federation/apps.mjs'), 'utf8')).toBe(before);
    expect(existsSync(path.join(copy, name, 'src'))).toBe(false);
  });
});
