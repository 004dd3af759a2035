/*
 * Turns React's markup into one that a server may put into a page. The policy of pages allows no style attributes, so they become rules. Fields and buttons are
 * inert, because input would be lost before the page has loaded. Class names are renamed, because the page numbers its own components from the start.
 */

/** A page before any script has run. */
export interface View {
  readonly html: string;
  readonly css: string;
}

interface Options {
  /** The page takes over text that is typed into it (`useTypedEarly`). */
  readonly takesTyping?: boolean;
  /** The class of the element around it. A view around another view needs a separate class, so that neither gets the other's styles. */
  readonly scope?: string;
}

export const SCOPE = 'fv';
/** A transparent pixel, as the address of a picture that is not in the page yet. */
export const TRANSPARENT_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** A picture out of sight, with its smaller versions. */
const lazyPicture = /(?:<source [^>]*>)?(<img [^>]*)>/g;

/** React writes quotation marks in texts and attributes as entities, so what is found here is an attribute. */
const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'g');
const plain = (value: string): string =>
  value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

export function asWritten(html: string, css: string, { takesTyping = false, scope = SCOPE }: Options = {}): View {
  const mark = `data-${scope}`;
  // A rule must be stronger than all others, as a style attribute is.
  const stronger = `[${mark}]`.repeat(3);
  const styles: string[] = [];
  const written = html
    // A picture out of sight only takes up its space: the page's scripts are fetched first.
    .replace(lazyPicture, (all, image: string) =>
      image.includes(' loading="lazy"') ? `${image.replace(/ src="[^"]*"/, ` src="${TRANSPARENT_PIXEL}"`)}>` : all,
    )
    .replace(attribute('class'), (_, names: string) => ` class="${names.replace(/\bsc-/g, `${scope}-`)}"`)
    .replace(attribute('style'), (_, style: string) => {
      const known = styles.indexOf(style);
      return ` ${mark}="${known < 0 ? styles.push(style) - 1 : known}"`;
    })
    .replace(takesTyping ? /<(form|button|select|textarea) /g : /<(form|button|select|input|textarea) /g, '<$1 inert="" ');
  const rules = styles.map((style, index) => `.${scope} [${mark}="${index}"]${stronger}{${plain(style)}}`);
  return { html: written, css: [css.replaceAll('.sc-', `.${scope}-`), ...rules].join('') };
}
