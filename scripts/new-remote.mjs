// @ts-check
// Creates a remote with one page and adds it to every list of apps that is maintained by hand. docs/new-remote.md describes the next steps.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { writeRemote } from './lib/new-remote.mjs';
import { root } from './lib/paths.mjs';
import { readCommand } from './lib/read-command.mjs';

const help = `npm run new-remote -- NAME [options]
Creates a remote with one page, and adds it to the shell, the servers, the tests and the documents.

  NAME                mf-… in lower case, such as mf-rankings
  --page ADDRESS      of its page                    (default: /rankings for mf-rankings)
  --title LANG=TEXT   of its page, for each language (--title en=Rankings --title fr=Classements)
  --help              this text`;

const { values, positionals } = readCommand(help, {
  allowPositionals: true,
  options: {
    page: { type: 'string' },
    title: { type: 'string', multiple: true, default: [] },
  },
});
const [name = ''] = positionals;
if (name === '') {
  console.log(help);
  process.exit(2);
}
const titles = Object.fromEntries(values.title.map((text) => [text.split('=')[0] ?? '', text.slice(text.indexOf('=') + 1)]));

ensureInstalled();
try {
  const files = writeRemote(root, { name, page: values.page ?? `/${name.replace(/^mf-/, '')}`, titles });
  console.log(files.map((file) => `  ${file}`).join('\n'));
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exit(2);
}
// Adds the workspace to the lockfile and node_modules, and its site to firebase.json.
for (const args of [
  ['install', '--no-audit', '--no-fund', '--loglevel=error'],
  ['run', '--silent', 'hosting'],
]) {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
console.log(`\nSee it with: npm run dev -- ${name}\nWhat comes next: docs/new-remote.md`);
