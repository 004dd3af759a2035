// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST_VIEW } from '../../../packages/federation/build/names.mjs';
import { release, rollback } from '../../release/release.mjs';
import { build, clear, place, prepare, getContext } from '../../release/release.testkit.mjs';
import { createViewRenderer } from './renderer.mjs';
import { readLiveShell, findViewFile } from './view-file.mjs';

/** Builds the remote with a first view that shows a text; without a text, like a build of an earlier release. @param {string} name @param {string} [text] */
function buildWith(name, text) {
  build(name, `with ${text}`);
  if (text === undefined) return;
  const dist = path.join(place.folder, name, 'dist');
  const code = `var courtsideFirstView = { firstView: async () => ({ html: '${text}', css: '' }) };`;
  writeFileSync(path.join(dist, FIRST_VIEW), code);
  const stamp = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8'));
  stamp.files[FIRST_VIEW] = { bytes: code.length, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` };
  writeFileSync(path.join(dist, 'build.json'), JSON.stringify(stamp));
}

const renderer = createViewRenderer();
/** Returns the view of the live release, or undefined if it has none. @param {string} name */
async function drawn(name) {
  const file = findViewFile(name, getContext().site);
  return file && (await renderer.render(file, {}))?.html;
}

beforeEach(prepare);
afterEach(clear);
afterAll(() => renderer.close());

it.each(['mf-tournament', 'mf-planner'])('a release and a rollback of %s alone change its first view', async (name) => {
  buildWith(name, 'one');
  await release(name, getContext());
  expect(await drawn(name)).toBe('one');
  buildWith(name, 'two');
  expect(await drawn(name)).toBe('one');
  await release(name, getContext());
  expect(await drawn(name)).toBe('two');
  await rollback(name, getContext());
  expect(await drawn(name)).toBe('one');
});

it('a release and a rollback of the shell alone change its frame', async () => {
  const frame = async () => {
    const file = readLiveShell(getContext().site)?.frame;
    return file && (await renderer.render(file, {}))?.html;
  };
  buildWith('shell', 'one');
  await release('shell', getContext());
  buildWith('shell', 'two');
  expect(await frame()).toBe('one');
  await release('shell', getContext());
  expect(await frame()).toBe('two');
  await rollback('shell', getContext());
  expect(await frame()).toBe('one');
  writeFileSync(path.join(getContext().site, 'releases.json'), '{"shell":1}');
  expect(readLiveShell(getContext().site)).toBeNull();
});

const name = 'mf-tournament';

it('a release of before has none, and one whose file is gone or spoilt draws none', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  buildWith(name);
  await release(name, getContext());
  expect(await drawn(name)).toBeNull();
  buildWith(name, 'whole');
  await release(name, getContext());
  const file = findViewFile(name, getContext().site)?.file ?? '';
  writeFileSync(file, 'something else');
  expect(await drawn(name)).toBeUndefined();
  rmSync(file);
  expect(await drawn(name)).toBeUndefined();
  error.mockRestore();
});
