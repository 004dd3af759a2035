// @ts-check
import { escapeMarkup } from '../markup.mjs';

/** Characters that XML can't represent at all: control characters, and halves of surrogate pairs. */
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for an element or an attribute of XML. @param {string} text */
const escapeXml = (text) => escapeMarkup(text.replace(unspeakable, ''));

/**
 * Returns an element of XML.
 * @param {string} name @param {string | readonly string[]} content text, or elements @param {Readonly<Record<string, string>>} [attributes]
 */
export function createElement(name, content, attributes = {}) {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ');
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('');
  return inner ? `<${head}>${inner}</${name}>` : `<${head}/>`;
}

/** @param {string} root */
export const toXmlDocument = (root) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
