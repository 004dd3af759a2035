// @ts-check
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress.mjs';
import { narrowRegistry, inlineDocuments } from './inline-documents.mjs';

const html = '<html><head><title>x</title></head><body></body></html>';

describe('documents in a page', () => {
  it('stand in the head as data, and nothing in them ends their element', () => {
    const page = inlineDocuments(html, { config: { chatUrl: '</script><script>alert(1)</script>' }, registry: { remotes: [] } });
    expect(page.match(/<script/g)).toHaveLength(2);
    const [, text = ''] = /id="courtside-config">([^<]*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(text)).toEqual({ chatUrl: '</script><script>alert(1)</script>' });
    expect(page).toContain('<script type="application/json" id="courtside-registry">{"remotes":[]}</script></head>');
  });

  it('leave out what pages of before need of the registry', () => {
    const registry = { remotes: [{ name: 'mf-planner', entry: '/2.js', earlier: [{ entry: '/1.js' }] }, null] };
    expect(inlineDocuments(html, { registry })).toContain('{"remotes":[{"name":"mf-planner","entry":"/2.js"},null]}');
  });

  it('list of files that will be asked for those of their page', () => {
    const line = (/** @type {'mf-tournament' | 'mf-organizer' | 'mf-planner'} */ name, /** @type {string[]} */ ...pages) => ({
      name,
      loads: { begin: { files: ['begin.js'] }, pages: Object.fromEntries(pages.map((page) => [page, { files: [`${page}.js`] }])) },
    });
    const remotes = [line('mf-tournament', 'home', 'archive', 'tournament'), line('mf-organizer', 'tournament'), line('mf-planner')];
    const listedAt = (/** @type {string} */ pathname) =>
      narrowRegistry({ shell: { release: '1' }, remotes }, pathname).remotes.map(({ loads }) => loads && Object.keys(loads.pages));
    expect(listedAt('/')).toEqual([['home'], undefined, undefined]);
    expect(listedAt('/archive')).toEqual([['archive'], undefined, undefined]);
    expect(listedAt('/planner')).toEqual([undefined, undefined, []]);
    expect(listedAt('/JfQoh5u75EtBmZ0fwMeE')).toEqual([['tournament'], ['tournament'], undefined]);
    expect(listedAt('/no/such/page')).toEqual([undefined, undefined, undefined]);
  });

  it('may hold what replacements of texts would take for a sign', () => {
    expect(inlineDocuments(html, { config: "$& $' $1" })).toContain(`"$& $' $1"`);
  });
});

describe('a page that is made for its reader', () => {
  const request = (/** @type {string | undefined} */ accepted) =>
    /** @type {import('node:http').IncomingMessage} */ (/** @type {unknown} */ ({ headers: { 'accept-encoding': accepted } }));

  it('comes as the reader takes it', () => {
    const { body, headers } = compress(request('gzip, deflate, br'), html);
    expect([brotliDecompressSync(body).toString(), headers]).toEqual([html, { 'Content-Encoding': 'br' }]);
    const other = compress(request('gzip'), html);
    expect([gunzipSync(other.body).toString(), other.headers]).toEqual([html, { 'Content-Encoding': 'gzip' }]);
    for (const accepted of [undefined, '', 'identity', 'br;q=0'])
      expect(compress(request(accepted), html)).toEqual({ body: html, headers: {} });
  });
});
