import { linkTo } from '@courtside/federation/links';
import { createI18n } from '@courtside/i18n';
import { GlobalStyle } from '@courtside/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { Given, View } from '../first-view/given';
import { homeView } from './home-view';
import { KnownHere } from '../first-view/known';
import { asWritten } from '../first-view/markup';

/** The styles of a sheet without the element around them, and without the marks by which a page would go on with them. */
const stylesIn = (sheet: ServerStyleSheet): string =>
  sheet.getStyleTags().replace(/<\/?style[^>]*>|data-styled\.g\d+\[[^{]*\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g, '');

/**
 * What stands in the page before any script has run, drawn by the page's own views; null for a page that has none here. The styles of its parts hold for it
 * alone: those of the page are beside it for a moment.
 */
export async function firstView(given: Given): Promise<View | null> {
  const view = given.page === 'home' ? homeView(given) : null;
  if (!view) return null;
  await createI18n({ language: given.language, namespaces: ['common', 'home'] });
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <>
          <GlobalStyle />
          <StyleSheetManager namespace=".fv">
            <KnownHere value={view.known}>
              <StaticRouter location={linkTo('home')}>{view.page}</StaticRouter>
            </KnownHere>
          </StyleSheetManager>
        </>,
      ),
    );
    return asWritten(html, stylesIn(sheet));
  } finally {
    sheet.seal();
  }
}
