import { configurePlatform } from './config';
import { resolveImageUrl, toStoragePath } from './images';

const stored = 'http://localhost:4210/v0/b/demo.appspot.com/o/images%2F17poster.png?alt=media&token=abc';

beforeAll(() =>
  configurePlatform({
    firebase: { apiKey: 'key', projectId: 'demo', authDomain: 'demo.test', storageBucket: 'demo.appspot.com' },
    emulator: { origin: 'http://192.168.1.5:4210' },
  }),
);

describe('resolveImageUrl', () => {
  it('leads to the backend under the name by which this browser knows it', () => {
    expect(resolveImageUrl(stored)).toBe('http://192.168.1.5:4210/v0/b/demo.appspot.com/o/images%2F17poster.png?alt=media&token=abc');
  });

  it('leaves other addresses alone', () => {
    expect(resolveImageUrl('https://example.org/poster.png')).toBe('https://example.org/poster.png');
  });

  it.each(['https://x/v0/b/a/o/%', 'https://x/v0/b/a/o/%zz', 'https://x/v0/b/a/o/%FF', 'https://a b/v0/b/a/o/c', 'http://[/v0/b/a/o/c'])(
    'throws for no text that somebody stored instead of an address: %j',
    (text) => expect(resolveImageUrl(text)).toBe(text),
  );

  it('has no address for no image', () => {
    expect(resolveImageUrl('')).toBe('');
    expect(resolveImageUrl(null)).toBe('');
  });
});

describe('toStoragePath', () => {
  it('finds the path of a stored image', () => expect(toStoragePath(stored)).toBe('images/17poster.png'));
  it.each(['https://example.org/poster.png', 'not an address', '', 'https://x/v0/b/a/o/%', 'https://a b/v0/b/a/o/c'])(
    'is null for %j',
    (url) => expect(toStoragePath(url)).toBeNull(),
  );
});
