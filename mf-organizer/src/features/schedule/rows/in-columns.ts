import { css } from 'styled-components';

/** Returns styles for courts in columns: from a window of 700 px on, if the text size leaves enough room. Use it inside a day's card. */
export const inColumns = (styles: ReturnType<typeof css>) => css`
  @media screen and (min-width: 700px) {
    @container day (min-width: 40rem) {
      &[data-columns],
      [data-columns] & {
        ${styles}
      }
    }
  }
`;

/** The minimum width of a court. */
export const COURT_WIDTH = '13rem';
/** The width of the column of times. */
export const TIME_WIDTH = '3.75rem';
