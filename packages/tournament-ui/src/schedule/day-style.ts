import { color, line, media, radius, space, type, visuallyHidden } from '@courtside/ui';
import styled from 'styled-components';
import { sideBySideGames } from './side-by-side-style';

export const Days = styled.div`
  display: grid;
  gap: ${space[4]};
  @media print {
    display: block;
    /* Each day begins a sheet; rounds follow each other. */
    &[data-sheets] > * + * {
      break-before: page;
    }
    /* The first day follows the title, which would otherwise have a sheet to itself. */
    > [data-short]:not(:first-child),
    > :not(:first-child) [data-short] {
      break-inside: avoid;
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
    display: inline-block; /* next to the day where it fits, otherwise as a whole below it */
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
  th[scope='rowgroup'] s {
    ${type.meta}
    display: block;
    line-height: 1.25rem;
    color: ${color.ink3};
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
      contain-intrinsic-block-size: auto 5.5rem;
      border-top: ${line.hair} solid ${color.line};
    }
    tbody[data-rests] {
      content-visibility: auto;
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
    ${sideBySideGames}
    tbody[data-fold] tr,
    &[data-live] tbody[data-fold] tr {
      display: block;
    }
    tbody[data-fold] td:last-child {
      display: block;
      padding: 0;
    }
    /* A small phone or a large text: time and court in one line, and the teams below them; otherwise names would have eight letters a line. */
    @container (max-width: 21rem) {
      tbody tr,
      &[data-live] tbody tr {
        /* A long time wraps, so that the court has room. */
        grid-template-columns: fit-content(55%) minmax(0, 1fr);
      }
      th[scope='rowgroup'],
      tr > td:not(:last-child) {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        align-content: start;
        gap: 0.25rem 0.5rem;
        padding-block-end: 0;
      }
      tr > td:first-child {
        padding-inline-start: 0.875rem;
      }
      tr > td:last-child:not([colspan]) {
        grid-column: 1 / -1;
        padding-block-start: 0.25rem;
        padding-inline-start: 0.875rem;
      }
      tr[data-mine] > th {
        background: ${color.mineTint};
      }
      tr[data-mine] > th + td:nth-last-child(2) {
        box-shadow: none;
      }
      tr[data-mine] > :is(th, td:last-child) {
        box-shadow: inset 5px 0 ${color.mine};
      }
    }
  }
  @media print {
    border-collapse: collapse;
    thead th {
      padding: 1mm 2mm;
      ${type.label}
    }
    [data-paper] th {
      padding: 0 0 2mm;
      ${type.d3}
      small {
        ${type.meta}
      }
      small:first-child {
        display: block;
      }
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
