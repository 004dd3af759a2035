// @ts-check
import { createRequire } from 'node:module';
import { listLoads } from './identity/loads.mjs';

const require = createRequire(import.meta.url);

/** What a host begins with, whatever page is open: its own files, and those of what it takes from the table. @param {import('./identity/loads.mjs').Loads} loads */
const beginningOf = ({ begin, shares = {} }) => [
  ...new Set([...begin.files, ...(begin.shares ?? []).flatMap((share) => shares[share]?.files ?? [])]),
];

/** @param {Record<string, string>} attributes */
const preload = (attributes) => ({ tagName: 'link', voidTag: true, attributes: { rel: 'preload', ...attributes }, meta: {} });

/**
 * Writes into a host's page what the host itself will ask for, as data: the first script of the page reads it (`src/early.ts`); and links to what it begins
 * with and to its fonts.
 */
export class LoadsInPagePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const HtmlPlugin = require('html-webpack-plugin');
    compiler.hooks.thisCompilation.tap('LoadsInPagePlugin', (compilation) => {
      HtmlPlugin.getHooks(compilation).alterAssetTagGroups.tap('LoadsInPagePlugin', (/** @type {{ headTags: object[] }} */ data) => {
        const loads = listLoads(compilation);
        const innerHTML = JSON.stringify(loads).replaceAll('<', '\\u003c');
        const fonts = Object.keys(compilation.assets).filter((name) => name.endsWith('.woff2'));
        data.headTags.unshift(
          // Before the script that asks for the rest: a round trip sooner.
          ...beginningOf(loads).map((name) => preload({ as: 'script', href: `/${name}` })),
          { tagName: 'script', voidTag: false, attributes: { type: 'application/json', id: 'courtside-loads' }, innerHTML, meta: {} },
        );
        // What is written in them is on the screen before any script has run. Last: scripts wait for nothing that is drawn.
        data.headTags.push(
          ...fonts.sort().map((name) => preload({ as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href: `/${name}` })),
        );
        return data;
      });
    });
  }
}
