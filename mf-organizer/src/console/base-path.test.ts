import { basePath } from './base-path';

const pageWith = (head: string) => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');

it('the console stands where its page says, and at the root otherwise', () => {
  expect(basePath(pageWith('<meta name="courtside-base" content="/console">'))).toBe('/console');
  for (const head of ['', '<meta name="courtside-base">', '<meta name="courtside-base" content="//elsewhere.test">'])
    expect(basePath(pageWith(head))).toBe('/');
});
