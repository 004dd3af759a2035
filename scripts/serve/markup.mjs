// @ts-check

/** Escapes a text for an element or an attribute. @param {string} text */
export const escapeMarkup = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Returns an element with data for a page. Nothing runs it, so no policy has to allow it (`packages/federation/src/page/documents-in-page.ts` reads it).
 * Nothing in it can end the element.
 * @param {string} name @param {unknown} data @param {(key: string, value: unknown) => unknown} [replacer] as `JSON.stringify` takes it
 */
export const createDataElement = (name, data, replacer) =>
  `<script type="application/json" id="courtside-${name}">${JSON.stringify(data, replacer).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}</script>`;
