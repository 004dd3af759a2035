import { color, fontFamily, space, type } from '@courtside/ui';
import styled from 'styled-components';
import { lateMark } from './late-mark';

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
  /* The time that counts, if it is shown nowhere else. */
  tbody[data-own-times] & small > [data-differs] {
    font-size: 1rem;
    font-weight: 700;
    color: ${color.ink};
  }
  small > [data-pending] {
    color: ${color.ink2};
    font-weight: 600;
  }
  /* A finger needs a larger target than the line of text. */
  small > a::after {
    content: '';
    position: absolute;
    inset: -0.625rem -0.375rem;
  }
  > [data-lost] {
    color: ${color.ink3};
  }
  /* Without scores the names have all the room. */
  &[data-open] {
    column-gap: 0;
    > b {
      min-width: 0;
    }
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
    /* As high without a score: users write it on paper. */
    > b {
      min-height: 9.5mm;
      border: 1px solid #000;
      border-right: 0;
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
  /* A bye has no time: it begins where times begin. */
  tr > &&&[data-bye] {
    grid-column: 1 / -1;
    padding-inline-start: 0.875rem;
  }
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 1.75rem;
  }
`;
