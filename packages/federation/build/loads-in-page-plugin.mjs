// @ts-check
import { createRequire } from 'node:module';
import { listLoads } from './identity/loads.mjs';

const require = createRequire(import.meta.url);

/**
 * The files that a host begins with on every page: its own, and those of the shared packages it uses. @param
 * {import('./identity/loads.mjs').Loads} loads
 */
const beginningOf = ({ begin, shares = {} }) => [
  ...new Set([...begin.files, ...(begin.shares ?? []).flatMap((share) => shares[share]?.files ?? [])]),
];

/** @param {Record<string, string>} attributes */
const preload = (attributes) => ({ tagName: 'link', voidTag: true, attributes: { rel: 'preload', ...attributes }, meta: {} });

/** Writes the host's loads into its page as data for the page's first script (`src/page/early.ts`), and links to its first files and fonts. */
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
          // Before the script that requests the other files: this saves a round trip.
          ...beginningOf(loads).map((name) => preload({ as: 'script', href: `/${name}` })),
          { tagName: 'script', voidTag: false, attributes: { type: 'application/json', id: 'courtside-loads' }, innerHTML, meta: {} },
        );
        // Last: the browser paints the written content before any script has run, and scripts do not wait for it.
        data.headTags.push(
          ...fonts.sort().map((name) => preload({ as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href: `/${name}` })),
        );
        return data;
      });
    });
  }
}
