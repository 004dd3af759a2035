import { color, line, media, radius, space, type } from '@courtside/ui';
import styled from 'styled-components';

export const Days = styled.div`
  display: grid;
  gap: ${space[4]};
`;

/** A day as a card: one table, one block of rows per time. */
export const DayTable = styled.table`
  width: 100%;
  background: ${color.surface};
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.card};
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
    margin-inline-start: 0.5rem;
    color: ${color.ink3};
  }
  tbody > tr:first-child > * {
    border-top: ${line.hair} solid ${color.line};
  }
  th[scope='rowgroup'] {
    width: 4.25rem;
    padding: 0.75rem 0.5rem 0.75rem 0.875rem;
    vertical-align: top;
    text-align: start;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  th[scope='rowgroup'] small {
    display: block;
    ${type.meta}
    font-weight: 400;
    color: ${color.ink3};
  }
  td {
    padding: 0.625rem 0.5rem;
    vertical-align: top;
  }
  tbody[data-now] th[scope='rowgroup'] {
    box-shadow: inset 5px 0 ${color.ball};
  }
  tr[data-mine] > td {
    background: ${color.mineTint};
  }
  tr[data-mine] > td:nth-last-child(3) {
    box-shadow: inset 5px 0 ${color.mine};
  }
  tr[data-changed] > td {
    animation: changed 2s ease-out;
  }
  tr:target > td {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
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
  @media print {
    border-color: #000;
    break-after: page;
    thead {
      display: table-header-group;
    }
    tbody {
      break-inside: avoid;
    }
    tr[data-mine] > td {
      background: none;
      box-shadow: none;
    }
  }
`;

export const CourtCell = styled.td`
  width: 3rem;
`;

export const Sides = styled.div`
  display: grid;
  gap: 0.375rem;
  min-width: 0;
  small {
    ${type.meta}
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    color: ${color.ink3};
  }
  [data-lost] {
    color: ${color.ink3};
  }
`;

export const Scores = styled.td`
  width: 3.25rem;
  text-align: end;
  padding-inline-end: 0.875rem !important;
  font: 700 1.25rem/1.375rem 'Barlow Condensed', sans-serif;
  font-variant-numeric: tabular-nums;
  > span {
    display: block;
    min-height: 1.375rem;
  }
  > span + span {
    margin-top: 0.375rem;
  }
  [data-lost] {
    color: ${color.ink3};
  }
  @media print {
    > span {
      min-width: 2rem;
      border: 1px solid #000;
    }
  }
`;

export const BreakRow = styled.td`
  color: ${color.ink2};
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }
`;
