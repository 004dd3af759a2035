import { lateMark } from '@courtside/tournament-ui';
import { color, fontFamily, line, radius, space, type } from '@courtside/ui';
import styled from 'styled-components';

/** A day of the team: its sheet, and a list of lines. */
export const Day = styled.section`
  container-type: inline-size;
  background: ${color.surface};
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.card};
  overflow: hidden;
  h3 {
    padding: 0.75rem 0.875rem;
    ${type.d3}
  }
  h3::first-letter {
    text-transform: uppercase;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media print {
    container-type: normal;
    break-inside: avoid;
    border: 0;
  }
`;

/** Time and court, the game, its result, and the outcome. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) auto 2rem;
  align-items: start;
  gap: 0 ${space[2]};
  padding: 0.625rem 0.875rem;
  border-top: ${line.hair} solid ${color.line};
  ${type.table}
  &[data-phase='live'],
  &[data-phase='paused'] {
    box-shadow: inset 5px 0 ${color.ball};
  }
  &[data-kind='duty'],
  &[data-kind='bye'] {
    color: ${color.ink2};
  }
  [data-when] {
    display: grid;
    justify-items: start;
    gap: ${space[0]};
  }
  time {
    line-height: 1.75rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  [data-when] s {
    ${type.meta}
    color: ${color.ink3};
  }
  [data-what] {
    min-width: 0;
    padding-top: 0.1875rem;
    overflow-wrap: anywhere;
  }
  [data-against] {
    font-weight: 650;
  }
  [data-waits] {
    font-weight: 400;
    color: ${color.ink2};
  }
  [data-duty] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]};
    svg {
      margin-top: 2px;
    }
  }
  small {
    ${type.meta}
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    margin-top: 0.125rem;
    color: ${color.ink3};
  }
  small:empty {
    display: none;
  }
  small > * {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 1.5rem;
    font-variant-numeric: tabular-nums;
  }
  small > a {
    color: inherit;
  }
  small > [data-expected='late'] {
    ${lateMark}
  }
  [data-score] {
    padding-top: 0.1875rem;
    font: 700 1.375rem/1.5rem ${fontFamily.display};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* If its time is hidden. */
  @container (min-width: 19.01rem) {
    &:has(> [data-when]:empty) {
      grid-template-columns: minmax(0, 1fr) auto 2rem;
      > [data-when] {
        display: none;
      }
    }
  }
  /* A large text or a narrow window: time, court and result in one line, the game below it. */
  @container (max-width: 19rem) {
    grid-template-columns: minmax(0, 1fr) auto auto;
    [data-when] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space[1]};
    }
    [data-what] {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

/** Won, drawn, lost: a letter each, and a shape that differs without colors. */
export const Mark = styled.span`
  display: grid;
  place-items: center;
  justify-self: end;
  width: 1.75rem;
  height: 1.75rem;
  border: ${line.control} solid ${color.lineStrong};
  border-radius: ${radius.control};
  ${type.label}
  color: ${color.ink2};
  &[data-outcome='won'] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.surface};
  }
  &[data-outcome='drawn'] {
    border-color: ${color.ink2};
    color: ${color.ink};
  }
  &[data-outcome='lost'] {
    border-style: dashed;
  }
`;
