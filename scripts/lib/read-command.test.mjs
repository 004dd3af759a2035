import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './paths.mjs';

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** Commands that are one of our programs: name and file. */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /^node (scripts\/\S+\.mjs)$/.exec(command)?.[1];
  return file === undefined ? [] : [[name, file]];
});

async function typed(file, ...words) {
  const child = spawn(process.execPath, [path.join(root, file), ...words], { cwd: root, timeout: 30_000 });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, errors, code };
}

const own = { start: 'npm start', test: 'npm test' };

test.each(commands)('npm run %s -- --help says how to type it, and does nothing else', async (name, file) => {
  const { out, errors, code } = await typed(file, '--help');
  expect({ errors, code }).toEqual({ errors: '', code: 0 });
  expect(out.startsWith(own[name] ?? `npm run ${name}`)).toBe(true);
  expect(out.split('\n').length).toBeLessThan(60);
});

test('every command is tested', () => {
  expect(commands.map(([name]) => name)).toEqual(expect.arrayContaining(['start', 'test', 'backup', 'serve', 'hosting', 'release']));
});

test('an option that it does not know is refused with the help', async () => {
  const { out, errors, code } = await typed('scripts/backup.mjs', '--form', 'x');
  expect({ out, code }).toEqual({ out: '', code: 2 });
  expect(errors).toMatch(/'--form'[^]*npm run backup/);
});
