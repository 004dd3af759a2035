import { color, fontFamily, media, space, touch, type } from '@courtside/ui';
import styled from 'styled-components';
import { press } from './court-style';

/** What the sides are measured by: in sizes of the text, so that a large text has room for its names. */
export const SidesFrame = styled.div`
  container-type: inline-size;
`;
const tight = '@container (max-width: 22rem)';
const stacked = '@container (max-width: 17rem)';

/** The two sides of the court with the line between them, one below the other where the text is large; a long word widens nothing. */
export const Sides = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  /* As far from the line as from the edges. */
  column-gap: ${space[5]};
  padding: ${space[2]} ${space[3]};
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    left: calc(50% - 1.5px);
    width: 3px;
    background: ${color.ink};
  }
  ${tight} {
    column-gap: ${space[4]};
  }
  ${stacked} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space[3]};
    &::before {
      content: none;
    }
  }
`;

/** Rows that are shared by both sides, so that scores stand beside each other whatever the names need. */
export const SideColumn = styled.div`
  display: grid;
  grid-row: 1 / span 3;
  grid-template-rows: subgrid;
  justify-items: center;
  row-gap: ${space[1]};
  min-width: 0;
  ${stacked} {
    grid-row: auto;
    grid-template: none / minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${space[2]};
  }
`;

export const Name = styled.div`
  align-self: center;
  justify-self: stretch;
  min-width: 0;
  font: 700 1.5rem/1.1 ${fontFamily.display};
  overflow-wrap: anywhere;
  ${tight} {
    font-size: 1.25rem;
  }
  ${stacked} {
    font-size: 1.5rem;
  }
`;

export const Score = styled.div`
  font: 700 min(6.5rem, 30vw) / 1 ${fontFamily.display};
  font-variant-numeric: tabular-nums;
  @media ${media.wide} {
    font-size: 5rem;
  }
  ${stacked} {
    font-size: min(4rem, 24cqi);
  }
`;

/** Under each thumb. */
export const GoalButton = styled.button`
  ${press}
  display: grid;
  place-content: center;
  justify-items: center;
  width: 100%;
  min-height: 6.25rem;
  ${stacked} {
    grid-column: 1 / -1;
    min-height: 4.5rem;
  }
  background: ${color.action};
  color: ${color.onAction};
  ${type.body}
  font-weight: 650;
  b {
    font: 700 2.75rem/1 ${fontFamily.display};
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: ${color.actionHover};
    }
  }
  &:active:not(:disabled) {
    background: ${color.actionHover};
  }
  @media ${media.wide} {
    min-height: 4.5rem;
  }
`;

export const SwapButton = styled.button`
  ${press}
  position: absolute;
  left: calc(50% - 22px);
  display: grid;
  place-items: center;
  width: ${touch};
  height: ${touch};
  top: 40%;
  background: ${color.surface};
  border-color: ${color.ink};
  color: ${color.ink};
  ${stacked} {
    position: static;
    justify-self: center;
  }
`;
