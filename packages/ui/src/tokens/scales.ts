/** Lengths in rem follow the user's text size; strokes stay in px, like paint of one width. */
export const space = ['0.25rem', '0.5rem', '0.75rem', '1rem', '1.5rem', '2rem', '3rem', '4rem'] as const;

export const radius = { badge: '2px', control: '4px', card: '6px', pill: '999px' } as const;

/** Widths of lines: hairline, edge of a control, painted line. */
export const line = { hair: '1px', control: '2px', paint: '3px' } as const;

/** The only shadow: dialogs, menus and a row that is being dragged. */
export const shadow = { overlay: '0 8px 28px rgba(7,20,16,.28)' } as const;

export const motion = { fast: '120ms', base: '200ms', ease: 'cubic-bezier(.2,0,0,1)' } as const;

/** The width of a page on wide screens: its head, its navigation and its body have the same edges. A page with columns may be wider. */
export const pageWidth = 'var(--cs-page-width, 82rem)';

/** Between the content and the edges of a phone. A large text needs the room. */
export const gutter = 'min(1rem, 5vw)';

/** Smallest edge of a touch target. A finger does not grow with the text, and a large text needs the room. */
export const touch = '44px';

export const fontFamily = {
  body: '"Archivo Variable","Archivo Fallback",system-ui,sans-serif',
  display: '"Barlow Condensed","Barlow Fallback","Arial Narrow",sans-serif',
} as const;

const display = (size: number, height: number) => `font:700 ${size / 16}rem/${height / size} ${fontFamily.display};letter-spacing:.002em;`;
const body = (size: number, height: number, weight = 400) => `font:${weight} ${size / 16}rem/${height / size} ${fontFamily.body};`;

/** Type styles, to be placed into a styled-components template. */
export const type = {
  d1: display(48, 46),
  d2: display(34, 36),
  d3: display(26, 28),
  d4: display(21, 24),
  score: display(40, 42),
  scoreSmall: display(24, 26),
  body: body(16, 24),
  table: body(15, 20),
  small: body(14, 20),
  meta: body(13, 18),
  label: body(12, 16, 650),
  control: body(15, 20, 650),
} as const;

/** Widths at which layouts change; use with `@media ${media.wide}`. */
export const media = {
  phone: '(max-width: 599.98px)',
  tablet: '(min-width: 600px)',
  wide: '(min-width: 960px)',
  /** For users who prefer reduced motion. */
  still: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
} as const;

/** Stacking order, lowest first. Dialogs use the browser's top layer and need none. */
export const layer = { sticky: 10, bar: 20, drawer: 30, menu: 40, toast: 50 } as const;
