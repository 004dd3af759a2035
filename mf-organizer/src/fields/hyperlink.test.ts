import { isHyperlink } from './hyperlink';

describe('isHyperlink', () => {
  it.each(['', '  ', 'example.org/live', '{host}/about', 'https://example.org', 'https://video.example.org/watch?v=1#t=2'])(
    'takes "%s"',
    (link) => {
      expect(isHyperlink(link)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'https://',
    'https:// example.org',
    'ftp://example.org',
    'http://example.org/a?b=c',
    '{host}@example.org',
  ])('refuses "%s"', (link) => {
    expect(isHyperlink(link)).toBe(false);
  });
});
