import { color, fontFamily, line, media, radius, space, type } from '@courtside/ui';
import styled, { css } from 'styled-components';

/** One court: on a phone the page's whole width, on a wide screen one of several columns. */
export const Panel = styled.section`
  &:focus:not(:focus-visible) {
    outline: none;
  }
  display: grid;
  align-content: start;
  min-width: 0;
  background: ${color.surface};
  @media ${media.wide} {
    border: ${line.hair} solid ${color.line};
    border-radius: ${radius.card};
    /* Not hidden: what stays in sight at the end of the court stays in the window's. */
    overflow: clip;
  }
`;

/** Badge, clock, and what is done to the clock. */
export const ClockRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  padding: ${space[2]} ${space[3]} 0;
`;

export const MetaRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[0]} ${space[2]};
  min-height: 2.25rem;
  padding: 0 ${space[3]} ${space[1]};
  ${type.small}
  color: ${color.ink2};
`;

/** What is said of the game on as many lines as it needs, and its menu, which stays where it is. */
export const StateRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding: 0 ${space[1]} ${space[1]} ${space[3]};
  ${type.small}
  color: ${color.ink2};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[0]} ${space[2]};
  }
`;

/** What every button of a court has. */
export const press = css`
  border: ${line.control} solid transparent;
  border-radius: ${radius.control};
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.lineStrong};
    color: ${color.ink3};
    cursor: not-allowed;
  }
`;

/** The one thing to do next. */
export const MainButton = styled.button`
  ${press}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  width: 100%;
  min-height: 6.25rem;
  padding: ${space[1]} ${space[2]};
  background: ${color.action};
  color: ${color.onAction};
  font: 700 2rem/1.1 ${fontFamily.display};
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: ${color.actionHover};
    }
  }
  @media ${media.wide} {
    min-height: 4.5rem;
  }
`;

/** Beside the clock: pause and resume. */
export const ClockButton = styled.button<{ $isMain: boolean }>`
  ${press}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 2px;
  min-width: 4.25rem;
  min-height: 4.25rem;
  padding: ${space[0]} ${space[1]};
  background: ${({ $isMain }) => ($isMain ? color.action : color.surface)};
  border-color: ${({ $isMain }) => ($isMain ? color.action : color.ink)};
  color: ${({ $isMain }) => ($isMain ? color.onAction : color.ink)};
  ${type.small}
  font-weight: 650;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  padding: 0 ${space[3]} ${space[3]};
  > * {
    flex: 1 1 8rem;
  }
  /* A sentence has a line of its own; what is pressed stands beside each other. */
  > p {
    flex-basis: 100%;
  }
  small {
    display: block;
    white-space: nowrap;
    ${type.meta}
  }
`;

/** What the court does after this game. */
export const Queue = styled.section`
  border-top: ${line.paint} solid ${color.ink};
  background: ${color.canvas};
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[0]} ${space[2]};
    padding: ${space[2]} ${space[3]};
    border-bottom: ${line.hair} solid ${color.line};
  }
  li > div:first-child {
    flex: 0 0 4.75rem;
  }
  small {
    display: block;
    ${type.meta}
    color: ${color.ink2};
  }
  b {
    display: block;
    font: 700 1.625rem/1.1 ${fontFamily.display};
  }
  > p {
    margin: 0;
    padding: ${space[2]} ${space[3]};
    ${type.small}
    color: ${color.ink2};
  }
`;

export const QueueTeams = styled.div`
  flex: 1 1 9rem;
  display: grid;
  align-content: start;
  gap: ${space[0]};
  font-weight: 600;
  > button {
    justify-self: start;
  }
  span {
    overflow-wrap: anywhere;
  }
`;

export const Referee = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  ${type.small}
  font-weight: 400;
  color: ${color.ink2};
`;

/** How far a court is behind: a warning, never the orange of a game in play. */
export const LateMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[0]};
  padding: 2px ${space[1]};
  border-radius: ${radius.badge};
  background: ${color.warnTint};
  color: ${color.warn};
  ${type.meta}
  font-weight: 650;
`;

/** What stands above the courts. */
export const Part = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]};
`;
