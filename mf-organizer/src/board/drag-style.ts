import { color, line, radius, shadow, space, touchSquare, type } from '@courtside/ui';
import styled, { css } from 'styled-components';

export interface DragState {
  /** It is attached to the pointer; the original in its place is faint. */
  readonly $dragged?: boolean;
  /** The side on which the lifted item would land. */
  readonly $mark?: 'before' | 'after' | null;
}

/** The style of a dragged row. */
export const faintWhileDragged = css<Pick<DragState, '$dragged'>>`
  ${({ $dragged }) => ($dragged ? 'opacity: 0.35;' : '')}
`;

/** The style of a row that is dragged between others: a painted line marks the place. */
export const landingPlace = css<DragState>`
  position: relative;
  ${faintWhileDragged}
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-inline: ${space[1]};
    height: 6px;
    border-radius: ${radius.badge};
    background: ${color.focus};
    ${({ $mark }) => ($mark === 'before' ? 'top: -3px;' : $mark === 'after' ? 'bottom: -3px;' : 'display: none;')}
  }
`;

/** A row of a framed list. */
export const framedRow = css`
  border-top: ${line.hair} solid ${color.line};
  font-weight: 550;
  &:first-child {
    border-top: 0;
  }
`;

export const Handle = styled.button`
  ${touchSquare}
  grid-area: handle;
  color: ${color.ink2};
  cursor: grab;
  /* A finger that rests here lifts the row; one that moves at once scrolls the page. */
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
  &:hover {
    background: ${color.sunken};
  }
  &:disabled {
    visibility: hidden;
  }
  @media print {
    visibility: hidden;
  }
`;

/** The copy that is attached to the pointer. */
export const Lifted = styled.div`
  padding: ${space[2]} ${space[3]};
  border: ${line.paint} solid ${color.focus};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
  ${type.table}
  font-weight: 650;
`;
