// @ts-check
import { escapeMarkup } from '../markup.mjs';

/** What XML can't hold in any spelling: control characters, and halves of characters. */
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as XML holds it, in an element as in an attribute. @param {string} text */
const escapeXml = (text) => escapeMarkup(text.replace(unspeakable, ''));

/**
 * An element.
 * @param {string} name @param {string | readonly string[]} content text, or elements @param {Readonly<Record<string, string>>} [attributes]
 */
export function element(name, content, attributes = {}) {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ');
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('');
  return inner ? `<${head}>${inner}</${name}>` : `<${head}/>`;
}

/** @param {string} root */
export const xmlDocument = (root) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
