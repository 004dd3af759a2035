// @ts-check

/** Text as it stands between tags and in attributes. @param {string} text */
export const escapeMarkup = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Data in a page, which no policy has to allow and nothing runs (`packages/federation/src/documents-in-page.ts` reads it). Nothing in it ends its element.
 * @param {string} name @param {unknown} data @param {(key: string, value: unknown) => unknown} [replacer] as `JSON.stringify` takes it
 */
export const dataElement = (name, data, replacer) =>
  `<script type="application/json" id="courtside-${name}">${JSON.stringify(data, replacer).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}</script>`;
