import * as fc from 'fast-check';
import { linkedParts } from '.';

const linksIn = (text: string) => linkedParts(text).flatMap(({ address }) => address ?? []);

it.each([
  ['nothing to follow', []],
  ['See https://example.org/rules.', ['https://example.org/rules']],
  ['Rules (https://example.org/a_(b)), map: http://example.org?q=1#x!', ['https://example.org/a_(b)', 'http://example.org?q=1#x']],
  ['one https://a.example\ntwo HTTPS://b.example/', ['https://a.example', 'HTTPS://b.example/']],
  ['« https://exemple.fr/règles », https://münchen.example:8080/x', ['https://exemple.fr/règles', 'https://münchen.example:8080/x']],
])('%j has the addresses %j', (text, links) => expect(linksIn(text)).toEqual(links));

it.each([
  'javascript:alert(1) data:text/html,x vbscript:x ftp://a.example mailto:a@b.example',
  'https://user:pass@evil.example and https://club.example@evil.example',
  'https:// alone, https://. https://-a https://…',
  'xhttps://glued.example and https:/one.example',
  `https://${'a'.repeat(2000)}.example`,
])('%j has none', (text) => expect(linksIn(text)).toEqual([]));

it.each([
  ['<a href="https://a.example/" onclick=alert(1)>', ['https://a.example/']],
  ['https://a.example/"onmouseover="x', ['https://a.example/']],
  ['https://a.example/\u202egnp.exe', ['https://a.example/']],
  ['https://a.example/\u0000x', ['https://a.example/']],
  ['https://a.example\\@evil.example', ['https://a.example']],
  ['javascript:https://a.example/%0aalert(1)', ['https://a.example/%0aalert(1)']],
])('of the hostile %j no more than %j is followed', (text, links) => expect(linksIn(text)).toEqual(links));

const piece = fc.oneof(
  fc.constantFrom(
    'http://',
    'https://',
    'HTTPS://',
    'javascript:',
    'a.example',
    '/',
    '(',
    ')',
    '<',
    '>',
    '"',
    "'",
    '.',
    '@',
    ':',
    ' ',
    '\u202e',
    '\n',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const anyText = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

it('loses, adds and changes no letter, and follows the web alone, to where the text says', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const parts = linkedParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { text: shown, address } of parts) {
        expect(shown).not.toBe('');
        if (address === null) continue;
        expect(address).toBe(shown);
        expect(address).toMatch(/^https?:\/\/[\p{L}\p{N}]/iu);
        expect(address).not.toMatch(/[\s<>"`\\\u202e]/u);
        expect(/^[^/]*\/\/[^/?#]*/.exec(address)?.[0]).not.toContain('@');
        expect(linksIn(address)).toEqual([address]);
      }
    }),
  );
});

it.each([')', '(', '.', 'https://', 'https://a.example ', '@'])('is quick on a text of %j alone', (one) => {
  const text = `https://a.example/${one.repeat(100_000)}`;
  const begun = performance.now();
  expect(linkedParts(text).length).toBeGreaterThan(0);
  expect(performance.now() - begun).toBeLessThan(1500);
});
