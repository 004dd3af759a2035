import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
import barlowCondensed from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/**
 * The @font-face rules. `swap` shows text at once; the local fallbacks have the heights of the real fonts and their widths, rounded up: of words in our four
 * languages, 19 of 20 are at least as wide in the fallback. A wider text that comes later would be the page's largest paint, seconds after it could be read.
 */
export const fontFaceCss = `
@font-face{font-family:"Archivo Variable";src:url(${archivo}) format("woff2");font-weight:100 900;font-display:swap;unicode-range:${latin}}
@font-face{font-family:"Barlow Condensed";src:url(${barlowCondensed}) format("woff2");font-weight:700;font-display:swap;unicode-range:${latin}}
@font-face{font-family:"Archivo Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:100%;ascent-override:88%;descent-override:21%;line-gap-override:0%}
@font-face{font-family:"Archivo Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:600 900;size-adjust:100%;ascent-override:88%;descent-override:21%;line-gap-override:0%}
@font-face{font-family:"Barlow Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:700;size-adjust:77.5%;ascent-override:129%;descent-override:25.8%;line-gap-override:0%}
`;
