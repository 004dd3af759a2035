import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '../theme/global-style';
import { asWritten, SCOPE, type View } from './markup';

/** The styles of a sheet without the element around them, and without the marks by which a page would go on with them. */
const stylesIn = (sheet: ServerStyleSheet): string =>
  sheet.getStyleTags().replace(/<\/?style[^>]*>|data-styled\.g\d+\[[^{]*\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g, '');

/** Draws a page for the server. The styles of its components apply to it alone, because those of the page are there for a moment as well. */
export function drawFirst(page: ReactElement, options: Parameters<typeof asWritten>[2] = {}): View {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <>
          <GlobalStyle />
          <StyleSheetManager namespace={`.${options.scope ?? SCOPE}`}>{page}</StyleSheetManager>
        </>,
      ),
    );
    return asWritten(html, stylesIn(sheet), options);
  } finally {
    sheet.seal();
  }
}
