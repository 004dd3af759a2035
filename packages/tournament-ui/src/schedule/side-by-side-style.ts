import { color, line } from '@courtside/ui';
import { css } from 'styled-components';

/** On wide screens the games of one time are next to each other, like their courts: rules of the day's table. */
export const sideBySideGames = css`
  @container (min-width: 36rem) {
    tbody[data-beside] {
      --time: 4.25rem;
      display: grid;
      grid-template-columns: var(--time) repeat(2, minmax(0, 1fr));
    }
    &[data-live] tbody[data-beside] {
      --time: 5.25rem;
    }
    && tbody[data-beside] tr {
      grid-column: 2;
      grid-template-columns: 3.75rem minmax(0, 1fr);
    }
    && tbody[data-beside] tr[data-side='2'] {
      grid-column: 3;
      border-inline-start: ${line.hair} solid ${color.line};
    }
    tbody[data-beside] tr > td {
      grid-column: 1;
    }
    tbody[data-beside] tr > td:last-child {
      grid-column: 2;
    }
    /* The first also has the time; without a game on the first court it spans all columns. */
    && tbody[data-beside] tr:first-child {
      grid-column: 1 / span 2;
      grid-template-columns: var(--time) 3.75rem minmax(0, 1fr);
      border: 0;
    }
    && tbody[data-beside] tr:first-child[data-side='2'] {
      grid-column: 1 / -1;
      grid-template-columns: var(--time) calc((100% - var(--time)) / 2) 3.75rem minmax(0, 1fr);
    }
    tbody[data-beside] tr:first-child > td {
      grid-column: 2;
    }
    tbody[data-beside] tr:first-child > td:last-child,
    tbody[data-beside] tr:first-child[data-side='2'] > td {
      grid-column: 3;
    }
    tbody[data-beside] tr:first-child[data-side='2'] > td:last-child {
      grid-column: 4;
    }
  }
`;
