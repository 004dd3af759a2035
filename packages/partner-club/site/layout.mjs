// @ts-check
import { contents } from './contents.mjs';

/**
 * @param {import('./contents.mjs').Content} content
 * @param {import('../pages.mjs').SiteContext} context
 * @param {Record<string, string>} assets
 */
export function layout(content, context, assets) {
  const { nonce, planner, courtside } = context;
  const { css = 'club.css' } = content;
  const links = contents
    .map(
      ({ path, lang, name }) =>
        `<a href="${path}"${lang === 'fr' ? ' lang="fr"' : ''}${path === content.path ? ' aria-current="page"' : ''}>${name}</a>`,
    )
    .join('\n        ');
  return `<!doctype html>
<html lang="${content.lang}" data-planner="${courtside}/planner" data-planner-origin="${planner}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${content.title} – Roue Libre Bike Polo</title>
    <link rel="icon" href="data:,">
    ${css === null ? '' : `<link rel="stylesheet" href="/${assets[css]}" nonce="${nonce}">`}
    ${content.head?.(context, assets) ?? ''}
  </head>
  <body>
    <header>
      <p>Roue Libre Bike Polo</p>
      <nav aria-label="${content.lang === 'fr' ? 'Pages du club' : 'The club’s pages'}">
        ${links}
      </nav>
    </header>
    <main>
      <h1>${content.title}</h1>
      ${content.body(context)}
    </main>
  </body>
</html>
`;
}
