// @ts-check
// Finds the commands in docs/firebase.md, as its readers would type them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

const page = path.join(root, 'docs/firebase.md');

/** Returns the text of the page's code blocks in a language. @param {string} language @returns {string[]} */
export const listBlocks = (language) =>
  [...readFileSync(page, 'utf8').matchAll(/^```(\w+)\n([^]*?)^```$/gm)].flatMap(([, name, text = '']) => (name === language ? [text] : []));

/** Parses a line of a shell: its variables and its words. @param {string} line @returns {{ line: string, variables: string[], words: string[] }} */
function parseWords(line) {
  const words = [...line.matchAll(/(?:"(?:\$\([^)]*\)|[^"])*"|[^\s"])+/g)].map(([word]) => word);
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  return { line, variables: words.slice(0, first), words: words.slice(first).map((word) => word.replaceAll('"', '')) };
}

/** Lists every command of the page. */
export const listCommands = () => listBlocks('sh').flatMap((text) => text.split('\n').filter(Boolean).map(parseWords));
