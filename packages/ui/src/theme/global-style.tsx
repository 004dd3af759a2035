import { useInsertionEffect, useLayoutEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { replaceFirstContent } from '../base/first-content';
import { themeCss } from '../tokens/css-vars';
import { adoptFonts } from './adopt-fonts';
import { baseCss } from './base-css';

const Rules = createGlobalStyle`
${themeCss(':root')}
${baseCss}
`;

/** Colors, fonts and element defaults of the whole page. Mount it once, in the host of the page. */
export function GlobalStyle() {
  useInsertionEffect(adoptFonts, []);
  useLayoutEffect(replaceFirstContent, []);
  return <Rules />;
}
