import { Card, color, space, touch, type } from '@courtside/ui';
import styled from 'styled-components';
import { framedRow, Handle, landingPlace, type DragState } from './drag-style';

export const Columns = styled.div<{ $single: boolean }>`
  display: grid;
  gap: ${space[3]};
  align-items: start;
  grid-template-columns: ${({ $single }) => ($single ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))')};
`;

export const Column = styled(Card)<{ $over: boolean; $waiting: boolean }>`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  align-content: start;
  padding: ${space[2]};
  ${({ $waiting }) => ($waiting ? 'border-style: dashed; background: transparent;' : '')}
  ${({ $over }) => ($over ? `outline: 3px solid ${color.focus}; outline-offset: 1px;` : '')}
  h3,
  h4 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[1]};
    margin: 0;
    padding: ${space[0]} ${space[1]};
    ${type.d3}
  }
  small {
    color: ${color.ink3};
    ${type.meta}
  }
  > p {
    margin: 0;
    padding: 0 ${space[1]};
    color: ${color.ink2};
    ${type.meta}
  }
  ol {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const TeamRow = styled.li<DragState>`
  ${landingPlace}
  ${framedRow}
  display: grid;
  grid-template-columns: ${touch} auto minmax(0, 1fr) ${touch};
  align-items: center;
  min-height: ${touch};
  ${type.table}
  > ${Handle} {
    grid-area: auto;
  }
  /* The name, and notes about the team. */
  > .team {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    min-width: 0;
  }
  /* A large text or a narrow window: the name has its own line. */
  @container (max-width: 15rem) {
    grid-template-columns: ${touch} minmax(0, 1fr) ${touch};
    > .team {
      grid-column: 1 / -1;
      grid-row: 2;
      padding-bottom: ${space[2]};
    }
  }
  > b {
    min-width: 1.75rem;
    padding-inline-end: ${space[1]};
    color: ${color.ink3};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
