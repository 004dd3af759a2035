// @ts-check
// A policy allows an inline style by the digest of its text.
import { createHash } from 'node:crypto';

/** @param {string} text @returns {string} the digest as a source of a policy */
export const toSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the text of a page's first style, which its template has. @param {string} html */
export const findFirstStyle = (html) => /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';

/** Returns a policy for a page with further styles, which are known when it is sent. @param {string} policy @param {readonly string[]} styles their texts */
export const addStyles = (policy, styles) => policy.replace('style-src', () => ['style-src', ...styles.map(toSource)].join(' '));

/**
 * Returns a policy that restricts a page's styles and nothing else.
 * @param {readonly string[]} styles the texts of its style elements that are not empty
 */
export const getStylePolicy = (styles) => addStyles(`style-src ${toSource('')}`, styles);
