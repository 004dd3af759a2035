import { css } from 'styled-components';

/** Courts beside each other from a window of 700 px on, where the text leaves them room. To be used inside of a day's card. */
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

/** A court is never narrower. */
export const COURT_WIDTH = '13rem';
/** The column of the times. */
export const TIME_WIDTH = '3.75rem';
