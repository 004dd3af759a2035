// @ts-check
import { earlyFiles } from '../../../packages/federation/src/page/early';
import { addEarlyLinks } from './early-links.mjs';

const loads = {
  begin: { files: ['frame.1.js'], shares: ['react'] },
  pages: {},
  shares: { 'react': { files: ['libraries.2.js'] }, '@courtside/firebase': { files: ['packages.3.js'] } },
  account: { files: ['firebase-auth.4.js'] },
  words: { 'en': ['words-en.5.js'], 'fr': ['words-fr.6.js'], 'fr-tournament': ['words-fr-tournament.7.js'] },
};
/** @param {string} [folder] of the first script */
const page = (folder = '/') =>
  `<head><link rel="preload" as="script" href="${folder}frame.1.js"><script type="application/json" id="courtside-loads">${JSON.stringify(loads).replaceAll('<', '\\u003c')}</script><script defer="defer" src="${folder}main.8.js"></script></head>`;
const line = {
  name: 'mf-tournament',
  entry: 'http://localhost:2/remoteEntry.js?build=a&b',
  integrity: 'sha384-abc',
  contractVersion: 1,
  shared: {},
  loads: { begin: { files: ['app.1.js'], shares: ['@courtside/firebase'] }, pages: { tournament: { files: ['page.2.js'] } } },
};
const where = {
  html: page(),
  origin: 'http://localhost:1',
  pathname: '/cup',
  language: /** @type {const} */ ('fr'),
  cookies: undefined,
  documents: { config: { remoteOrigins: ['http://localhost:2'] }, registry: { remotes: [line] } },
  host: { release: 'one', contract: 1 },
};
/** @param {Partial<typeof where> & { cookies?: string | undefined }} [more] */
const linksIn = (more = {}) =>
  [...addEarlyLinks({ ...where, ...more }, earlyFiles).matchAll(/<link [^>]*data-early[^>]*>/g)].map(([link]) =>
    link.replace('<link rel="preload" as="script"', '').replace(' data-early>', ''),
  );
const ours = [' href="/libraries.2.js"', ' href="/words-fr.6.js"'];
const open = ' crossorigin="anonymous"';

it('the page links to what its first script would ask for, once, with the same options', () => {
  expect(linksIn()).toEqual([
    ...ours,
    `${open} integrity="sha384-abc" href="http://localhost:2/remoteEntry.js?build=a&#38;b"`,
    `${open} href="http://localhost:2/app.1.js"`,
    ' href="/packages.3.js"',
    `${open} href="http://localhost:2/page.2.js"`,
    ' href="/words-fr-tournament.7.js"',
  ]);
  expect(addEarlyLinks(where, earlyFiles)).toMatch(/ data-early><\/head>$/);
});

it('of a release its files stand in the folder that all share, and the entry of a remote on our own origin is open all the same', () => {
  const documents = { config: {}, registry: { remotes: [{ ...line, entry: '/remotes/mf-tournament/remoteEntry.js' }] } };
  const html = page('/releases/shell/1.0.0-a/').replaceAll('1.0.0-a/frame', 'files/frame');
  const links = linksIn({ html, documents, host: { ...where.host, release: '1.0.0-a' } });
  expect(links).toContain(' href="/releases/shell/files/words-fr.6.js"');
  expect(links).toContain(`${open} integrity="sha384-abc" href="/remotes/mf-tournament/remoteEntry.js"`);
});

it('whose tournament it is nobody knows where somebody is signed in: it links to what knows that', () => {
  for (const cookies of ['courtside.signed-in=1', 'courtside.language=fr; courtside.signed-in=1; a=b'])
    expect(linksIn({ cookies })).toEqual([...ours, ' href="/firebase-auth.4.js"']);
  expect(linksIn({ cookies: 'xcourtside.signed-in=1; courtside.signed-in=11' })).toHaveLength(7);
});

it('to no remote that the page would refuse, and to no other origin', () => {
  expect(linksIn({ host: { release: 'one', contract: 2 } })).toEqual(ours);
  expect(linksIn({ documents: { ...where.documents, config: { remoteOrigins: [] } } })).toEqual(ours);
});

it('of an earlier shell than the live one a page has no links, because it may run earlier releases of remotes', () => {
  expect(linksIn({ html: page('/releases/shell/0.9.0-a/'), host: { ...where.host, release: '1.0.0-a' } })).toEqual([]);
});

it('a page of another kind, or with a list that can’t be read, is as it is', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const html of ['<head></head>', page().replace('"begin"', 'begin'), page().replace('id="courtside-loads"', '')])
    expect(addEarlyLinks({ ...where, html }, earlyFiles)).toBe(html);
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});
