// @ts-check
import { addContent } from './content.mjs';

const page = '<section id="first-content" data-views="1"></section>';
const stored = 'http://laptop:9199/v0/b/club/o/poster.png?token=7';
/** @param {string} html @param {string} [pictures] */
const written = (html, pictures) => addContent(page, { view: { html, css: '.fv{}' }, answers: [] }, '/', pictures);

describe('stored pictures of a first view', () => {
  const html = `<p>${stored}</p><source srcSet="${stored} 320w, ${stored} 640w"><img src="${stored}"><a href="${stored}">poster</a>`;

  it('have the address that this reader can load, and texts stay as they are', () => {
    expect(written(html, 'http://192.168.1.7:9199')).toContain(
      html.replaceAll('laptop', '192.168.1.7').replace('<p>http://192.168.1.7', '<p>http://laptop'),
    );
  });

  it('keep their address where all readers have the same', () => expect(written(html)).toContain(html));

  it('do not let an origin out of its attribute', () => expect(written(html, '"><script>')).not.toContain('<script>'));

  it('have no other address replaced', () => {
    const link = '<a href="https://example.org/cup">cup</a>';
    expect(written(link, 'http://192.168.1.7:9199')).toContain(link);
  });
});
