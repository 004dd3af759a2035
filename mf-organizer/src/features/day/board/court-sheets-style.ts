import { fontFamily } from '@courtside/ui';
import styled from 'styled-components';

/** All parts of the board that are shown on a screen, but not printed. */
export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

/** The printed page of one court. */
export const CourtSheet = styled.section`
  color: #000;
  & + & {
    break-before: page;
  }
`;

/**
 * A table with boxes that have a border on all sides and are high enough for handwriting. Columns are fixed, so that a long name widens
 * none.
 */
export const SheetTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: 11pt;
  line-height: 1.2;
  th,
  td {
    padding: 1mm 2mm;
    border: 0.3mm solid #000;
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  thead th {
    padding-block: 1mm;
    font-size: 9pt;
    font-weight: 600;
  }
  thead th[colspan='6'] {
    padding: 0 0 4mm;
    border: 0;
    font-size: 11pt;
    font-weight: 400;
    b {
      float: inline-end;
      font: 700 30pt/1 ${fontFamily.display};
    }
  }
  col:nth-child(1) {
    width: 25mm;
  }
  col:nth-child(3),
  col:nth-child(4) {
    width: 15mm;
  }
  col:nth-child(6) {
    width: 42mm;
  }
  thead th:nth-child(3) {
    text-align: center;
  }
  tbody tr {
    break-inside: avoid;
    height: 15mm;
  }
  tbody td {
    font-weight: 600;
  }
  tbody td:last-child {
    vertical-align: top;
    font-weight: 400;
  }
  tfoot td {
    padding: 0;
    border: 0;
  }
  th b {
    display: block;
    font: 700 16pt/1 ${fontFamily.display};
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    font-size: 8.5pt;
    font-weight: 400;
  }
`;

/** A box for a score, empty or with the typed one. */
export const Box = styled.td`
  font: 700 16pt/1 ${fontFamily.display};
  && {
    border-width: 0.6mm;
    text-align: center;
  }
`;
