import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../tokens/css-vars';
import { line, media, radius, type } from '../tokens/scales';

/**
 * A table with the product's look. Attributes:
 * `th/td[data-num]` numbers at the end · `[data-phone="hide"]` not on a phone · `tr[data-mine]` my team's row ·
 * `tr[data-cut]` dashed line above: the rows above advance · `tbody` one per block, with a hairline between.
 */
export const Table = styled.table`
  width: 100%;
  ${type.table}
  caption {
    padding: 0.75rem 0.875rem;
    border-bottom: ${line.hair} solid ${color.line};
    ${type.d3}
    text-align: start;
  }
  caption small {
    ${type.meta}
    margin-inline-start: 0.5rem;
    color: ${color.ink3};
  }
  th,
  td {
    padding: 0.625rem 0.5rem;
    border-top: ${line.hair} solid ${color.line};
    text-align: start;
    vertical-align: middle;
    font-weight: inherit;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0.875rem;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0.875rem;
  }
  thead th {
    border-top: 0;
    padding-block: 0.5rem 0.375rem;
    ${type.label}
    color: ${color.ink3};
    white-space: nowrap;
  }
  thead th[data-num] {
    width: 1%;
  }
  thead th abbr {
    text-decoration: none;
  }
  tbody th {
    font-weight: 550;
  }
  [data-num] {
    text-align: end;
    white-space: nowrap;
  }
  tr[data-mine] > * {
    background: ${color.mineTint};
  }
  tr[data-mine] > :first-child {
    box-shadow: inset 5px 0 ${color.mine};
  }
  tr[data-cut] > * {
    border-top: ${line.paint} dashed ${color.ink3};
  }
  @media ${media.phone} {
    th,
    td {
      padding-inline: 0.375rem;
    }
    [data-phone='hide'] {
      display: none;
    }
  }
  @media print {
    th,
    td {
      padding-block: 1.5mm;
      border-color: #000;
    }
    tr[data-mine] > * {
      background: none;
      box-shadow: none;
    }
  }
`;

const Box = styled.div`
  /* Text for screen readers is outside the flow; here it must not widen the page. */
  position: relative;
  min-width: 0;
  overflow-x: auto;
  background: ${color.surface};
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.card};
  @media print {
    overflow: visible;
    border: 0;
    break-inside: avoid;
  }
`;

/** The sheet of a table. A table that is too wide scrolls sideways, by keyboard too. */
export function TableCard({
  label,
  children,
  className,
}: {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <Box role="region" aria-label={label} tabIndex={0} className={className}>
      {children}
    </Box>
  );
}
