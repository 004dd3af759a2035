import { color, fontFamily, line, media, radius, space, type } from '@courtside/ui';
import styled, { css } from 'styled-components';
import { RowText } from '../../rows/row-list';

/** How wide a court is in sizes of the text: a large text has less room for what stands beside each other. */
export const tight = '@container (max-width: 22rem)';
export const stacked = '@container (max-width: 17rem)';

/** One court: on a phone the page's whole width, on a wide screen one of several columns. */
export const Panel = styled.section`
  &:focus:not(:focus-visible) {
    outline: none;
  }
  display: grid;
  align-content: start;
  container-type: inline-size;
  min-width: 0;
  background: ${color.surface};
  @media ${media.wide} {
    border: ${line.hair} solid ${color.line};
    border-radius: ${radius.card};
    /* Not hidden: what stays in sight at the end of the court stays in the window's. */
    overflow: clip;
  }
`;

/** Browsers keep in its place what they take for the reader's: never what stands below the buttons, as then those would move. */
export const noAnchor = css`
  overflow-anchor: none;
`;

/** Badge, clock, and what is done to the clock. */
export const ClockRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]} 0;
`;

export const MetaRow = styled.div`
  ${noAnchor}
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
  /* Room for two lines, also while there is one: how late a court is comes and goes during a game. In a tight place three. */
  @container (max-width: 40rem) {
    min-height: 3.75rem;
  }
  ${tight} {
    min-height: 4.75rem;
  }
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
  &[aria-disabled='true'] {
    opacity: 0.7;
    cursor: default;
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
  &[aria-hidden='true'] {
    visibility: hidden;
  }
`;

const answers = css`
  ${noAnchor}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]};
  padding: 0 ${space[3]} ${space[3]};
  > button {
    padding-inline: ${space[1]};
    overflow-wrap: anywhere;
  }
  ${stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
  p {
    margin: 0;
    ${type.small}
    color: ${color.ink2};
  }
  b {
    color: ${color.ink};
  }
  small {
    display: block;
    white-space: nowrap;
    ${type.meta}
  }
`;

/** Two places, also while nothing stands in them; a button of one line is as high as one of two. */
export const Actions = styled.div`
  ${answers}
  grid-template-rows: minmax(4.625rem, auto);
  > p {
    align-self: center;
  }
  > div {
    grid-column: 1 / -1;
    align-self: center;
    ${type.small}
  }
`;

/** What is asked before a game ends, and its answers. */
export const Question = styled.div<{ $isOpen: boolean }>`
  ${answers}
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
  > button {
    min-height: 4.625rem;
  }
  > p,
  > :nth-child(4) {
    grid-column: 1 / -1;
  }
`;

/** What the court does after this game. */
export const Queue = styled.section`
  ${noAnchor}
  border-top: ${line.paint} solid ${color.ink};
  background: ${color.canvas};
  > ol > li {
    align-items: flex-start;
    padding: ${space[2]} ${space[3]};
  }
  > ol > li:first-child {
    border-top: 0;
  }
  > ol > li > div:first-child {
    flex: 0 0 4.75rem;
  }
  small {
    display: block;
    color: ${color.ink2};
  }
  b {
    display: block;
    font: 700 1.625rem/1.1 ${fontFamily.display};
  }
  > p {
    margin: 0;
    padding: ${space[2]} ${space[3]};
    border-top: ${line.hair} solid ${color.line};
    ${type.small}
    color: ${color.ink2};
  }
`;

export const QueueTeams = styled(RowText)`
  display: grid;
  align-content: start;
  gap: ${space[0]};
  font-weight: 600;
  > button {
    justify-self: start;
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
