import { color, fontFamily, line, media, radius, space, touch, type } from '@courtside/ui';
import styled, { css } from 'styled-components';
import { halved, inRows, press, stacked, tight } from './court-style';

/** The two sides of the court with a line between them, or one below the other with large text; a long word widens none. */
export const Sides = styled.div`
  position: relative;
  display: grid;
  --score: min(6.5rem, 30vw);
  --press: 6.25rem;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  /* The same rows in every phase of every game, with two lines for a name, so that buttons do not move. */
  grid-template-rows: minmax(var(--names, 3.3rem), auto) minmax(var(--score), auto) minmax(var(--press), auto);
  row-gap: ${space[1]};
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
  @media ${media.wide} {
    --score: 5rem;
    --press: 4.75rem;
    /* Three lines: the buttons of courts next to each other are in one line. */
    --names: 4.95rem;
  }
  ${halved} {
    --score: 8rem;
    --press: 7rem;
  }
  ${inRows} {
    --score: 4rem;
    --press: 4rem;
    grid-template: auto auto / ${touch} minmax(0, 1fr) auto;
    gap: 0 ${space[2]};
    padding-block: 0 ${space[2]};
    &::before {
      content: none;
    }
    /* A game that is over has its one button at the end of both rows. */
    &:has(> [data-next]) > div {
      grid-column-end: 3;
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
  ${tight} {
    column-gap: ${space[4]};
  }
  ${stacked} {
    --score: min(4rem, 24cqi);
    --press: 4.75rem;
    grid-template: none / minmax(0, 1fr);
    row-gap: ${space[3]};
    &::before {
      content: none;
    }
  }
`;

/** Both sides share the rows, so that scores are next to each other whatever the length of the names. */
export const SideColumn = styled.div`
  display: grid;
  grid-area: 1 / 1 / span 3;
  grid-template-rows: subgrid;
  & + & {
    grid-column: 2;
  }
  justify-items: center;
  row-gap: ${space[1]};
  min-width: 0;
  ${inRows} {
    grid-area: 1 / 2 / 2 / 4;
    grid-template: none / minmax(0, 1fr) auto 7.5rem;
    align-items: center;
    column-gap: ${space[3]};
    min-height: 5rem;
    & + & {
      grid-area: 2 / 2 / 3 / 4;
      border-top: ${line.hair} solid ${color.line};
    }
  }
  ${stacked} {
    &,
    & + & {
      grid-area: auto;
    }
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
  /* The longest names would push the buttons of one court below those of the other. */
  > span > span:first-of-type {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  ${tight} {
    font-size: 1.25rem;
  }
  ${stacked} {
    font-size: 1.5rem;
  }
`;

export const Score = styled.div`
  font: 700 var(--score) / 1 ${fontFamily.display};
  font-variant-numeric: tabular-nums;
`;

/** In place of a score, before there is one; far enough from the middle that it is not below the button that swaps the sides. */
const step = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[0]};
  width: calc(100% - 0.75rem);
  min-height: var(--score);
  padding: ${space[0]} ${space[1]};
  font: 700 1.5rem/1.1 ${fontFamily.display};
  text-align: center;
  justify-self: start;
  div + div > & {
    justify-self: end;
  }
  ${inRows} {
    width: 10rem;
  }
  ${stacked} {
    grid-column: 1 / -1;
    width: 100%;
  }
`;

const main = css`
  ${press}
  background: ${color.action};
  color: ${color.onAction};
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.actionHover};
    }
  }
`;

/** The next action of a game that has not begun. */
export const StepButton = styled.button`
  ${main}
  ${step}
`;

/** The other step: still to come, or done. */
export const Ahead = styled.div<{ $isDone: boolean }>`
  ${step}
  border: ${line.control} ${({ $isDone }) => ($isDone ? 'solid' : 'dashed')} ${color.line};
  border-radius: ${radius.control};
  background: ${({ $isDone }) => ($isDone ? color.sunken : 'none')};
  color: ${color.ink3};
  b {
    color: ${color.ink};
    font-size: 2.5rem;
  }
`;

/** The label between the two large numbers of a series: games won. */
export const Counted = styled.span<{ $row: number }>`
  position: relative;
  grid-column: 1 / -1;
  grid-row: ${({ $row }) => $row};
  place-self: center;
  padding: ${space[0]} ${space[1]};
  max-width: 6rem;
  background: ${color.surface};
  ${type.small}
  font-weight: 650;
  text-align: center;
  ${inRows} {
    display: none;
  }
  ${stacked} {
    grid-row: auto;
  }
`;

/** The place where goals will be tapped. */
export const AheadGoal = styled.div`
  display: grid;
  place-content: center;
  width: 100%;
  min-height: var(--press);
  border: ${line.control} dashed ${color.line};
  border-radius: ${radius.control};
  color: ${color.ink3};
  font: 700 1.5rem/1 ${fontFamily.display};
  ${stacked} {
    grid-column: 1 / -1;
  }
`;

/** Replaces the goals, across both sides: the action for a game that is over. */
export const OverButton = styled.button`
  ${main}
  position: relative;
  display: flex;
  grid-column: 1 / -1;
  grid-row: 3;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  min-height: var(--press);
  padding: ${space[1]} ${space[2]};
  font: 700 2rem/1.1 ${fontFamily.display};
  ${inRows} {
    grid-area: 1 / 3 / 3 / 4;
    flex-direction: column;
    width: 12rem;
    margin-top: ${space[2]};
    font-size: 1.75rem;
  }
  ${stacked} {
    grid-row: auto;
  }
`;

/** The button for a goal, below each thumb. */
export const GoalButton = styled.button`
  ${main}
  display: grid;
  place-content: center;
  justify-items: center;
  width: 100%;
  min-height: var(--press);
  ${stacked} {
    grid-column: 1 / -1;
  }
  ${type.body}
  font-weight: 650;
  b {
    font: 700 2.75rem/1 ${fontFamily.display};
  }
  ${inRows} {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[1]};
  }
  &:active:not([aria-disabled='true']) {
    background: ${color.actionHover};
  }
`;

export const SwapButton = styled.button`
  ${press}
  grid-column: 1 / -1;
  grid-row: 2;
  place-self: end center;
  position: relative;
  display: grid;
  place-items: center;
  width: ${touch};
  height: ${touch};
  background: ${color.surface};
  border-color: ${color.ink};
  color: ${color.ink};
  ${inRows} {
    grid-area: 1 / 1 / 3 / 2;
    place-self: center;
    > svg {
      transform: rotate(90deg);
    }
  }
  ${stacked} {
    grid-row: auto;
  }
`;
