/*
 * React's markup as the page of a server may have it: the policy of pages allows no style attributes; nothing that is typed or pressed may be lost, and it would
 * be before there is the page; and the names of its components are not those of the page's, which counts them for itself.
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
/** A transparent pixel. */
const ROOM = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** A picture out of sight, with its smaller versions. */
const lazyPicture = /(?:<source [^>]*>)?(<img [^>]*)>/g;

/** React writes quotation marks in texts and attributes as entities, so what is found here is an attribute. */
const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'g');
const plain = (value: string): string =>
  value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

export function asWritten(html: string, css: string, { takesTyping = false, scope = SCOPE }: Options = {}): View {
  const mark = `data-${scope}`;
  // A rule is to outdo others as an attribute would.
  const stronger = `[${mark}]`.repeat(3);
  const styles: string[] = [];
  const written = html
    // A picture out of sight has only its room: the page's scripts come first.
    .replace(lazyPicture, (all, image: string) =>
      image.includes(' loading="lazy"') ? `${image.replace(/ src="[^"]*"/, ` src="${ROOM}"`)}>` : all,
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
