// @ts-check

/**
 * A site below a path of another: its page names files from the root, and is told where it stands. Files that scripts bring along are found beside them, and
 * documents are made for the address that they are asked for under.
 * @param {import('../web-server.mjs').SiteOptions} options @param {string} folder such as `/console`; empty for the site at the root
 * @returns {import('../web-server.mjs').SiteOptions}
 */
export function belowFolder(options, folder) {
  const { page } = options;
  if (folder === '' || !page) return options;
  const moved = (/** @type {string} */ html) =>
    html
      .replace(/ (src|href)="\/(?!\/)/g, (_, name) => ` ${name}="${folder}/`)
      // Where the page's router begins: `mf-organizer/src/console/base-path.ts`.
      .replace('</head>', () => `<meta name="courtside-base" content="${folder}"></head>`);
  return { ...options, page: (request, html) => page(request, moved(html)) };
}
