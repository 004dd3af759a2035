// @ts-check
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createViewRenderer } from './renderer.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'courtside-view-'));
let count = 0;

/** Writes a release whose `firstView` has this body. @param {string} body of `firstView(given)` @param {string} [before] */
function released(body, before = '') {
  const file = path.join(folder, `${(count += 1)}.cjs`);
  const code = `${before}; var courtsideFirstView = { async firstView(given) { ${body} } };`;
  writeFileSync(file, code);
  return { file, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` };
}
const good = () => released("return { html: '<p>' + given.name + '</p>', css: 'p{color:red}' }");

let time = 0;
/** @type {ReturnType<typeof createViewRenderer>} */
let renderer;
/** @type {jest.SpyInstance} */
let said;
beforeEach(() => {
  time = 0;
  renderer = createViewRenderer({ patience: 2000, startPatience: 2000, now: () => time });
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  renderer.close();
  said.mockRestore();
});
afterAll(() => rmSync(folder, { recursive: true }));

it('draws what the release draws, for all who ask at once, and another release with its own file', async () => {
  const view = good();
  const drawn = await Promise.all(['a', 'b', 'c'].map((name) => renderer.render(view, { name })));
  expect(drawn.map((one) => one?.html)).toEqual(['<p>a</p>', '<p>b</p>', '<p>c</p>']);
  expect(await renderer.render(released("return { html: 'next', css: '' }"), {})).toEqual({ html: 'next', css: '' });
  expect(await renderer.render(view, { name: 'back' })).toMatchObject({ html: '<p>back</p>' });
  expect(said).not.toHaveBeenCalled();
});

it('whoever would wait behind many others goes without', async () => {
  const view = good();
  const drawn = await Promise.all(Array.from({ length: 30 }, (_, index) => renderer.render(view, { name: index })));
  expect(drawn.filter((one) => one === null)).toHaveLength(10);
  expect(drawn[19]?.html).toBe('<p>19</p>');
  expect(await renderer.render(view, { name: 'later' })).toMatchObject({ html: '<p>later</p>' });
});

it('one that throws costs the view of what was given, and no other', async () => {
  const view = released("if (given.isBad) throw new Error('no'); return { html: 'good', css: '' }");
  expect(await renderer.render(view, { isBad: true })).toBeNull();
  expect(said).toHaveBeenCalledWith(expect.stringContaining('no'));
  expect(await renderer.render(view, {})).toMatchObject({ html: 'good' });
});

it.each([
  ['loops for ever', () => released('for (;;);')],
  ['loops for ever as it begins', () => released('', 'for (;;);')],
  ['never answers', () => released('return new Promise(() => undefined)')],
  ['takes all of the memory', () => released('const all = []; for (;;) all.push(new Array(1e6).fill(given))')],
  ['can’t begin', () => released('', 'none()')],
  ['is not what was built', () => ({ ...good(), integrity: 'sha384-other' })],
])(
  'one that %s is ended, and asked again after a while; others are not held up',
  async (_what, make) => {
    const bad = make();
    expect(await renderer.render(bad, {})).toBeNull();
    said.mockClear();
    expect(await renderer.render(bad, {})).toBeNull();
    expect(said).not.toHaveBeenCalled();
    expect(await renderer.render(good(), { name: 'Cup' })).toMatchObject({ html: '<p>Cup</p>' });
    time += 31_000;
    expect(await renderer.render(bad, {})).toBeNull();
    expect(said).toHaveBeenCalledTimes(1);
  },
  20_000,
);

it.each([
  ['nothing', 'return null'],
  ['something else', 'return { html: 1, css: "" }'],
  ['styles that end their element', "return { html: '', css: '</style><script>' }"],
  ['more than a page should carry', "return { html: 'x'.repeat(500000), css: '' }"],
])('what is drawn as %s is no view', async (_what, body) => {
  expect(await renderer.render(released(body), {})).toBeNull();
});

it('is handed nothing of the server', async () => {
  const view = released("return { html: [typeof process, typeof require, typeof fetch, typeof setTimeout].join(), css: '' }");
  expect(await renderer.render(view, {})).toMatchObject({ html: 'undefined,undefined,undefined,undefined' });
});
