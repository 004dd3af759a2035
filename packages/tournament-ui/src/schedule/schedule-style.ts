import { color, fontFamily, line, media, radius, space, type, visuallyHidden } from '@courtside/ui';
import styled from 'styled-components';
import { lateMark } from './late-mark';

export const Days = styled.div`
  display: grid;
  gap: ${space[4]};
  @media print {
    display: block;
    /* A day is a sheet of its own; rounds follow each other. */
    &[data-sheets] > * + * {
      break-before: page;
    }
  }
`;

/** The sheet of a day. */
export const DaySheet = styled.div`
  container-type: inline-size;
  min-width: 0;
  overflow: hidden;
  background: ${color.surface};
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.card};
  @media print {
    container-type: normal;
    border: 0;
    margin-bottom: 6mm;
    &[data-short] {
      break-inside: avoid;
    }
  }
`;

/**
 * A day: one table, one block of rows per time. On the screen the rows are grids, so that a block that is out of sight costs neither layout nor
 * paint (the parts of a CSS table can't be left out); roles keep it a table. On paper it is laid out as one, for the head that repeats.
 */
export const DayTable = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${type.table}
  caption {
    padding: 0.75rem 0.875rem;
    text-align: start;
    ${type.d3}
  }
  caption small {
    ${type.meta}
    display: inline-block; /* beside the day where it fits, otherwise below it as a whole */
    color: ${color.ink3};
  }
  th {
    text-align: start;
  }
  th[scope='rowgroup'] {
    padding: 0.625rem 0.5rem 0.625rem 0.875rem;
    line-height: 1.75rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  th[scope='rowgroup'] small {
    display: block;
    ${type.meta}
    color: ${color.ink3};
  }
  td {
    padding: 0.625rem 0.5rem;
  }
  td:last-child {
    padding-inline-end: 0.875rem;
  }
  tr[data-mine] > td {
    background: ${color.mineTint};
  }
  tr[data-mine] > td:nth-last-child(2) {
    box-shadow: inset 5px 0 ${color.mine};
  }
  tr[data-changed] > td {
    animation: changed 2s ease-out;
  }
  @keyframes changed {
    from {
      background: ${color.sunken};
    }
  }
  @media ${media.still} {
    tr[data-changed] > td {
      animation: none;
    }
  }
  @media screen {
    &,
    caption,
    tbody {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    tbody {
      content-visibility: auto;
      contain-intrinsic-block-size: auto calc(var(--high, 44) * 1px);
      border-top: ${line.hair} solid ${color.line};
    }
    tbody[data-now] {
      box-shadow: inset 5px 0 ${color.ball};
    }
    tbody tr {
      display: grid;
      grid-template-columns: 4.25rem 4.25rem minmax(0, 1fr);
    }
    /* Room for the word "live". */
    &[data-live] tbody tr {
      grid-template-columns: 5.25rem 4.25rem minmax(0, 1fr);
    }
    tr > td {
      grid-column: 2;
      /* Cells of a row are equally high, so that tints fill it. */
      min-width: 0;
    }
    tr > td:last-child {
      grid-column: 3;
    }
    tr > td[colspan] {
      grid-column: 2 / -1;
    }
    /* Where there is room the games of one time stand beside each other, as on their courts. */
    @container (min-width: 36rem) {
      tbody[data-beside] {
        --time: 4.25rem;
        display: grid;
        grid-template-columns: var(--time) repeat(2, minmax(0, 1fr));
        contain-intrinsic-block-size: auto calc(var(--half) * 1px);
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
      /* The first holds the time, too; where nothing is played on the first court it goes all across. */
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
    tbody[data-fold] tr,
    &[data-live] tbody[data-fold] tr {
      display: block;
    }
    tbody[data-fold] td:last-child {
      display: block;
      padding: 0;
    }
    /* A large text or a narrow window: time and court in one line, the teams below them. */
    @container (max-width: 17.5rem) {
      tbody tr,
      &[data-live] tbody tr {
        grid-template-columns: minmax(0, auto) minmax(0, 1fr);
      }
      tr > td:not(:last-child) {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.25rem 0.5rem;
      }
      tr > td:last-child:not([colspan]) {
        grid-column: 1 / -1;
        padding-inline-start: 0.875rem;
      }
    }
  }
  @media print {
    border-collapse: collapse;
    caption {
      padding: 0 0 3mm;
    }
    thead th {
      padding: 1mm 2mm;
      ${type.label}
    }
    tbody {
      break-inside: avoid;
    }
    tbody > tr > * {
      border-top: 1px solid #000;
    }
    tbody:last-child > tr:last-child > * {
      border-bottom: 1px solid #000;
    }
    th[scope='rowgroup'],
    td,
    td:last-child {
      padding: 0 2mm;
      vertical-align: middle;
    }
    th[scope='rowgroup'] {
      width: 16mm;
      padding-block: 1.5mm;
      vertical-align: top;
    }
    tr > td,
    tr > th[scope='rowgroup'] {
      background: none !important;
      box-shadow: none !important;
    }
  }
`;

export const CourtCell = styled.td`
  ${type.label}
  > * {
    display: block;
  }
  > span:first-child {
    display: inline-grid;
  }
  > a {
    margin-top: 0.125rem;
  }
  > small {
    white-space: nowrap;
    font: inherit;
    color: ${color.ink3};
  }
  @media print {
    width: 18mm;
  }
`;

/** Both teams of a game, each on one line with its score. */
export const Game = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 0.75rem;
  > span,
  > b {
    padding-block: 0.1875rem;
  }
  > b {
    min-width: 1.25rem;
    text-align: end;
    font: 700 1.375rem/1.375rem ${fontFamily.display};
    font-variant-numeric: tabular-nums;
  }
  > small {
    grid-column: 1 / -1;
    ${type.meta}
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    color: ${color.ink3};
  }
  small > * {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 1.5rem;
  }
  small > [data-expected] {
    font-variant-numeric: tabular-nums;
  }
  small > [data-expected='late'] {
    ${lateMark}
  }
  small > [data-pending] {
    color: ${color.ink2};
    font-weight: 600;
  }
  /* A finger needs more than the line of text. */
  small > a::after {
    content: '';
    position: absolute;
    inset: -0.625rem -0.375rem;
  }
  > [data-lost] {
    color: ${color.ink3};
  }
  /* On paper both teams in one line, with boxes to write the scores into. */
  @media print {
    grid-template-columns: minmax(0, 1fr) 12mm 12mm minmax(0, 1fr);
    align-items: stretch;
    gap: 0;
    > span,
    > b {
      display: grid;
      align-content: center;
      padding: 1.5mm 2mm;
    }
    > b {
      border-left: 1px solid #000;
      text-align: center;
    }
    > b[data-side='2'] {
      order: 1;
      border-right: 1px solid #000;
    }
    > span[data-side='2'] {
      order: 2;
    }
    > small {
      order: 3;
      padding: 0 2mm 1mm;
    }
    > small a {
      display: none;
    }
    > *,
    > [data-lost] {
      color: #000;
    }
  }
`;

export const BreakRow = styled.td`
  color: ${color.ink2};
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 1.75rem;
  }
`;
