import { createGlobalStyle } from 'styled-components';
import { themeCss } from '../tokens/css-vars';
import { baseCss } from './base-css';
import { fontFaceCss } from './fonts';

/** Colours, fonts and element defaults of the whole page. Mount it once, in the host of the page. */
export const GlobalStyle = createGlobalStyle`
${fontFaceCss}
${themeCss(':root')}
${baseCss}
`;
