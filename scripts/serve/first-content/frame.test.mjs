// @ts-check
import { createFirstFrames } from './frame.mjs';

const content = '<section id="first-content" data-views="1"></section>';
const page = `<body><div id="first" data-answers="1"><header data-frame="1"><a href="/">Courtside</a></header>${content}<div id="late"></div></div></body>`;
const view = { html: '<header><a href="?lang=fr">fr</a></header><main><slot></slot></main>', css: '.ff a{color:red}' };
const release = { integrity: 'sha384-one', render: async () => view };
const asked = { language: /** @type {const} */ ('en'), pathname: '/', config: { chatUrl: null } };

/** @param {Partial<Parameters<ReturnType<typeof createFirstFrames>>[0]>} [more] */
const framed = async (more = {}, write = createFirstFrames()) =>
  (await write({ ...asked, html: page, release, ...more }))(more.html ?? page);

it('stands around what the page begins with, with its styles', async () => {
  expect(await framed()).toEqual({
    html: `<body><div id="first" data-answers="1"><div class="ff"><style>${view.css}</style><header><a href="?lang=fr">fr</a></header><main>${content}</main></div><div id="late"></div></div></body>`,
    styles: [view.css],
  });
});

it('the page is as it is where it takes none, or where the shell draws none', async () => {
  const before = page.replace(' data-frame="1"', '');
  const none = { html: page, styles: [] };
  expect(await framed({ html: before })).toEqual({ html: before, styles: [] });
  expect(await framed({ release: null })).toEqual(none);
  expect(await framed({ release: { ...release, render: async () => null } })).toEqual(none);
  expect(await framed({ release: { ...release, render: () => Promise.reject(new Error('no')) } })).toEqual(none);
  expect(await framed({ release: { ...release, render: () => new Promise(() => undefined) } })).toEqual(none);
});

it('is drawn once for a page and a language, and anew by another release, or where it failed', async () => {
  /** @type {object[]} */
  const given = [];
  const write = createFirstFrames();
  const draw = (/** @type {string} */ integrity, /** @type {typeof view | null} */ drawn = view) => ({
    integrity,
    render: async (/** @type {object} */ what) =>
      (given.push(what), drawn),
  });
  await framed({ release: draw('one') }, write);
  await framed({ release: draw('one') }, write);
  expect(given).toEqual([{ page: 'frame', ...asked }]);
  await framed({ release: draw('one'), language: 'fr' }, write);
  await framed({ release: draw('one'), pathname: '/archive' }, write);
  await framed({ release: draw('two') }, write);
  expect(given).toHaveLength(4);
  await framed({ release: draw('three', null) }, write);
  expect((await framed({ release: draw('three') }, write)).styles).toEqual([view.css]);
});

it('a plan stays the same in every other language, and of what is asked elsewhere nothing is written', async () => {
  const hrefAt = async (/** @type {string} */ pathname, /** @type {string} */ search) =>
    /<a href="(\?[^"]*)/.exec((await framed({ pathname, search })).html)?.[1];
  expect(await hrefAt('/planner', '?teams=20&lang=en&x="><script>')).toBe('?teams=20&#38;x=%22%3E%3Cscript%3E&amp;lang=fr');
  const two = { ...view, html: view.html.replace('</a>', '</a><a href="?lang=de">de</a>') };
  const both = await framed({ pathname: '/planner', search: '?teams=20', release: { ...release, render: async () => two } });
  expect(both.html.match(/href="[^"]*"/g)).toEqual(['href="?teams=20&amp;lang=fr"', 'href="?teams=20&amp;lang=de"']);
  expect(await hrefAt('/planner', '')).toBe('?lang=fr');
  expect(await hrefAt('/', '?q=evil')).toBe('?lang=fr');
});
