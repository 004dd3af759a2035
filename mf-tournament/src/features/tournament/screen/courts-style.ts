import { color, fontFamily, line, radius, StatusBadge } from '@courtside/ui';
import styled, { css } from 'styled-components';
import { stacked, u } from './wall-style';

/** One or two courts are large, three and four have one future game, more have none. */
export const Courts = styled.div`
  --name: ${u(54)};
  --score: ${u(136)};
  /* Next to court and clock there is room for the longest word of a state, also in French, and in extra time. */
  --clock: ${u(96)};
  --badge: ${u(56)};
  --row: ${u(132)};
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: minmax(0, 1fr);
  gap: ${u(20)} ${u(24)};
  min-height: 0;
  &[data-count='1'] {
    --name: ${u(84)};
    --score: ${u(220)};
    --clock: ${u(150)};
    --badge: ${u(84)};
    --row: ${u(190)};
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-density='medium'] {
    --name: ${u(40)};
    --score: ${u(84)};
    --clock: ${u(76)};
    --badge: ${u(50)};
    --row: ${u(82)};
    --referee: 1;
    /* Two names of two lines each, and a line for the referee. */
    --ahead: ${u(32)};
    --ahead-long: ${u(28)};
    --ahead-note: ${u(28)};
    --ahead-edge: ${u(2)};
  }
  /* The third court has its next games next to it, so it needs less height. */
  &[data-count='3'] {
    grid-template-rows: minmax(0, 5fr) minmax(0, 4fr);
  }
  &[data-density='small'] {
    --name: ${u(42)};
    --score: ${u(84)};
    --clock: ${u(64)};
    --badge: ${u(44)};
    --row: ${u(76)};
  }
  @media ${stacked} {
    &[data-count] {
      grid-template: none / minmax(0, 1fr);
    }
    grid-auto-rows: auto;
  }
`;

/** Both teams share what the head of a court leaves. */
const fillHeight = css`
  display: flex;
  flex-direction: column;
  > dl {
    flex: 1;
    display: grid;
    grid-auto-rows: minmax(0, 1fr);
  }
`;

/** A court, and below it the next games. */
export const Lane = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${u(20)};
  min-height: 0;
  /* The third of three courts has the width of two, with its next games next to it. */
  [data-count='3'] > &:last-child {
    --ahead: ${u(40)};
    --ahead-note: ${u(32)};
    display: grid;
    grid-column: 1 / -1;
    grid-template-rows: minmax(0, 1fr);
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    column-gap: ${u(24)};
    > section {
      ${fillHeight}
    }
  }
  @media ${stacked} {
    [data-count] > &:last-child {
      display: flex;
    }
  }
`;

export const Court = styled.section`
  flex: none;
  background: ${color.surface};
  border: ${line.control} solid ${color.lineStrong};
  border-radius: ${radius.card};
  overflow: hidden;
  overflow-wrap: anywhere;
  &[data-alone] {
    flex: 1;
    ${fillHeight}
  }
  > header {
    display: flex;
    align-items: center;
    gap: ${u(18)};
    padding: ${u(16)} ${u(22)} ${u(6)};
    min-height: calc(1.3 * var(--badge) + ${u(22)});
  }
  > header > div {
    display: grid;
    justify-items: start;
    gap: ${u(6)};
    min-width: 0;
  }
  > header > .court {
    font-size: var(--badge);
    line-height: 1;
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${u(16)};
    min-height: var(--row);
    padding: ${u(4)} ${u(22)};
  }
  dl > div + div {
    border-top: ${line.control} solid ${color.line};
  }
  dt {
    font: 700 var(--name) / 1 ${fontFamily.display};
    text-wrap: balance;
  }
  dd {
    font: 700 var(--score) / 0.86 ${fontFamily.display};
    font-variant-numeric: tabular-nums;
  }
  /* The winner of this game has won the tournament: on court green, from its name to its score. */
  &[data-title] {
    position: relative;
    background: ${color.court};
    border-color: ${color.court};
    color: ${color.onCourt};
  }
  &[data-title] dl > div + div {
    border-color: color-mix(in srgb, ${color.onCourt} 40%, transparent);
  }
  .bar {
    --cs-bar: ${u(16)};
    --cs-bar-ball: ${u(32)};
    padding: ${u(8)} 0 ${u(10)};
  }
`;

/** The name of the last game, above the rest of its court. */
export const TitleGame = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${u(20)};
  padding: ${u(14)} ${u(22)} ${u(10)};
  border-bottom: ${u(6)} solid #fff;
  font: 700 ${u(64)} / 1.1 ${fontFamily.display};
  > svg.lucide {
    flex: none;
    width: ${u(56)};
    height: ${u(56)};
  }
`;

export const Digits = styled.span`
  flex: none;
  margin-inline-start: auto;
  font: 700 var(--clock) / 0.8 ${fontFamily.display};
  font-variant-numeric: tabular-nums;
  /* A time of day has its word and smaller digits, so that it is no clock that counts down. */
  &[data-start] {
    display: grid;
    justify-items: end;
    gap: ${u(8)};
    font-size: calc(0.72 * var(--clock));
  }
  small {
    font: 650 ${u(28)} / 1 ${fontFamily.body};
    color: ${color.ink2};
  }
  [data-title] & small {
    color: ${color.onCourt2};
  }
  /* In extra time it has one more character, which must not cover the lateness of the court. */
  &[data-over] {
    font-size: calc(0.72 * var(--clock));
  }
  &[data-stands] {
    color: ${color.ink3};
  }
  [data-title] &[data-stands] {
    color: ${color.onCourt2};
  }
`;

export const State = styled.strong`
  line-height: 1.05;
  font-size: ${u(32)};
  font-weight: 650;
  color: ${color.ink2};
  [data-title] & {
    color: ${color.onCourt2};
  }
`;

export const Live = styled(StatusBadge)`
  && {
    gap: ${u(10)};
    padding: ${u(4)} ${u(20)} ${u(4)} ${u(16)};
    font-size: ${u(30)};
    line-height: 1.2;
  }
  && i {
    width: ${u(18)};
    height: ${u(18)};
  }
`;

export const Late = styled.span`
  padding: ${u(4)} ${u(14)};
  border-radius: ${radius.control};
  background: ${color.warnTint};
  color: ${color.warn};
  font-weight: 650;
  font-size: ${u(28)};
`;
