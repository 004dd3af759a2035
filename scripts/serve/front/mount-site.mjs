// @ts-check

/**
 * Serves a site below a path of another: its page links to files under that path and gets the path for its router. Scripts find their other files next
 * to themselves, and documents are made for the requested address.
 * @param {import('../web-server.mjs').SiteOptions} options @param {string} folder such as `/console`; empty for the site at the root
 * @returns {import('../web-server.mjs').SiteOptions}
 */
export function mountSite(options, folder) {
  const { page } = options;
  if (folder === '' || !page) return options;
  const moved = (/** @type {string} */ html) =>
    html
      .replace(/ (src|href)="\/(?!\/)/g, (_, name) => ` ${name}="${folder}/`)
      // The page's router starts at this path: `mf-organizer/src/console/base-path.ts`.
      .replace('</head>', () => `<meta name="courtside-base" content="${folder}"></head>`);
  return { ...options, page: (request, html) => page(request, moved(html)) };
}
