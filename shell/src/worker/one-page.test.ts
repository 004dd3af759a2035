/** @jest-environment node */
import { withoutContent } from './one-page';

it('the page that is kept has nothing of the address for which it came, and says everything else as it did', async () => {
  const html =
    '<head><title>Cup</title><link rel="preload" href="/main.js"><link rel="preload" href="/remoteEntry.js" data-early></head><div id="first"><a href="/archive" aria-current="page">Archive</a><section id="first-content" class="fc" data-address="/cup"><section><h1>Cup</h1></section></section></div><p>';
  const headers = {
    'Content-Security-Policy': "default-src 'none'",
    'Content-Type': 'text/html',
    'Content-Encoding': 'br',
    'Content-Length': '9',
  };
  const kept = await withoutContent(new Response(html, { headers }));
  expect(await kept.text()).toBe(
    '<head><title>Cup</title><link rel="preload" href="/main.js"></head><div id="first"><a href="/archive">Archive</a><section id="first-content"></section></div><p>',
  );
  expect(Object.fromEntries(kept.headers)).toEqual({ 'content-security-policy': "default-src 'none'", 'content-type': 'text/html' });
});
