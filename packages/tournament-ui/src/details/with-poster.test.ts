import { withPoster } from './with-poster';

const resolve = (src: string) => (src ? `https://here.test/${src}` : '');

it('leads to the poster and each of its smaller pictures', () => {
  const image = { src: 'p.png', width: 800, height: 600, type: 'image/webp', variants: { 320: 's', 640: 'm' } };
  expect(withPoster({ name: 'Cup', imageSrc: 'p.png', image }, resolve)).toEqual({
    name: 'Cup',
    imageSrc: 'https://here.test/p.png',
    image: { ...image, variants: { 320: 'https://here.test/s', 640: 'https://here.test/m' } },
  });
});

it('is of a tournament without them, or without a poster, what it was', () => {
  expect(withPoster({ imageSrc: 'p.png', image: null }, resolve)).toEqual({ imageSrc: 'https://here.test/p.png', image: null });
  expect(withPoster({ imageSrc: '' }, resolve)).toEqual({ imageSrc: '' });
});

it.each([
  ['another poster', { src: 'before.png' }],
  ['one of which no size is known', { width: 0 }],
])('passes over what is known of %s', (_, change) => {
  const image = { src: 'p.png', width: 800, height: 600, type: 'image/webp', variants: { 320: 's' }, ...change };
  expect(withPoster({ imageSrc: 'p.png', image }, resolve)).toEqual({ imageSrc: 'https://here.test/p.png', image: null });
});
