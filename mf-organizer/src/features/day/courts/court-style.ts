import { color, fontFamily, line, media, radius, space, type } from '@courtside/ui';
import styled, { css } from 'styled-components';
import { RowText } from '../../../rows/row-list';

/** The width of a court relative to its text: large text leaves less room for columns. */
export const tight = '@container (max-width: 22rem)';
export const stacked = '@container (max-width: 17rem)';
/** Room for a team in one row with its score and its goals, so that the next games stay in view on a desktop. */
export const inRows = '@container court (34rem <= width < 56rem)';
/** Room for the next games next to the current one, which is then large. */
export const halved = '@container court (width >= 56rem)';
/** Room for the referee of a game next to its teams. */
const queueInRows = '@container (min-width: 34rem)';

/** One court: full width on a phone, a column on a wide screen. */
export const Panel = styled.section`
  &:focus:not(:focus-visible) {
    outline: none;
  }
  display: grid;
  align-content: start;
  container: court / inline-size;
  min-width: 0;
  background: ${color.surface};
  @media ${media.wide} {
    border: ${line.hair} solid ${color.line};
    border-radius: ${radius.card};
    /* Not hidden: what stays in sight at the end of the court stays in the window's. */
    overflow: clip;
  }
`;

/** The game of the court and the next games, next to each other if a court has much room. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${halved} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    > div + div {
      --queue-line: 0px;
      border-inline-start: ${line.paint} solid ${color.ink};
      background: ${color.canvas};
    }
  }
`;

/** A court looks the same at the same width, whatever is next to it. */
export const Half = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  container-type: inline-size;
  min-width: 0;
`;

/** Disables scroll anchoring below the buttons: browsers would keep an element there in place, and move the buttons. */
export const noAnchor = css`
  overflow-anchor: none;
`;

/** Clock and state, below each other; in one row if there is much room, with as many lines of text as fit the clock's height. */
export const Top = styled.div`
  ${inRows} {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 5.5rem;
    padding: ${space[1]} ${space[1]} ${space[1]} ${space[3]};
    > div {
      display: contents;
    }
    > div:last-child > div {
      order: 1;
      flex: 1;
      min-width: 0;
    }
    > div:first-child > :last-child {
      order: 2;
    }
    > div:last-child > button {
      order: 3;
      margin-inline-start: calc(-1 * ${space[1]});
    }
  }
`;

/** Badge, clock, and the clock's buttons. */
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

/** The texts about the game, on as many lines as needed, and its menu, which does not move. */
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
  /* How far a series is, to be read at arm's length. */
  [data-series] {
    flex-basis: 100%;
    order: -1;
    color: ${color.ink};
    font: 700 1.375rem/1.2 ${fontFamily.display};
  }
`;

/** The style of every button of a court. */
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

/** Next to the clock: pause and resume. One width for both words in every language, so that the row wraps in no phase. */
export const ClockButton = styled.button<{ $isMain: boolean }>`
  ${press}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 2px;
  width: 5.75rem;
  min-height: 4.25rem;
  padding: ${space[0]};
  background: ${({ $isMain }) => ($isMain ? color.action : color.surface)};
  border-color: ${({ $isMain }) => ($isMain ? color.action : color.ink)};
  color: ${({ $isMain }) => ($isMain ? color.onAction : color.ink)};
  ${type.small}
  font-weight: 650;
  ${tight} {
    width: 5rem;
    padding-inline: 0;
    ${type.meta}
    font-weight: 650;
  }
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

/** Two places, even if empty; a button with one line is as high as one with two. */
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
  ${inRows} {
    grid-template-rows: minmax(3.5rem, auto);
    small {
      display: inline;
      margin-inline-start: ${space[0]};
    }
  }
`;

/** The question before a game ends, and its answers. */
export const Question = styled.div<{ $isOpen: boolean }>`
  ${answers}
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
  > button {
    min-height: 4.625rem;
  }
  ${inRows} {
    > button {
      min-height: 3.5rem;
    }
  }
  > p,
  > [data-whole] {
    grid-column: 1 / -1;
  }
  b {
    display: block;
    font: 700 1.75rem/1.15 ${fontFamily.display};
  }
`;

/** The games after the current one. */
export const Queue = styled.section`
  ${noAnchor}
  border-top: var(--queue-line, ${line.paint}) solid ${color.ink};
  background: ${color.canvas};
  > ol > li {
    align-items: flex-start;
    padding: ${space[2]} ${space[3]};
  }
  > ol > li:first-child {
    border-top: 0;
  }
  > ol > li > div:first-child {
    flex: 0 0 5.25rem;
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
    padding: ${space[1]} ${space[1]};
    border-top: ${line.hair} solid ${color.line};
  }
  ${queueInRows} {
    > ol > li {
      align-items: center;
      padding-block: ${space[1]};
    }
    > ol > li > div:first-child {
      flex-basis: 6.5rem;
    }
    b {
      font-size: 1.375rem;
    }
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
  ${queueInRows} {
    /* The outer rows take what a referee needs more than the teams. */
    grid-template: 1fr auto auto 1fr / minmax(0, 1fr) auto;
    gap: 0 ${space[2]};
    > :nth-child(1) {
      grid-row: 2;
    }
    > :nth-child(2) {
      grid-area: 3 / 1;
    }
    > :nth-child(3) {
      grid-area: 1 / 2 / -1 / 3;
      place-self: center start;
      max-width: 12rem;
      text-align: start;
    }
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

/** How late a court is: a warning color, never the orange of a game in play. */
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

/** The part above the courts. */
export const Part = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]};
`;
