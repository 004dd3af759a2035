import { color, fontFamily, line, media, radius, StatusBadge } from '@courtside/ui';
import styled, { css, keyframes } from 'styled-components';
import { longNames } from './long-names';
import { board, stacked, u } from './wall-style';

/** One or two courts are large, three and four have one future game, more have none. */
export const Courts = styled.div`
  --name: ${u(54)};
  --score: ${u(136)};
  /* Beside court and clock there is room for the longest word of a state, also in French, and in extra time. */
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
  /* The third court has its next games beside it, so it needs less height. */
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
  /* The third of three courts has the width of two, with its next games beside it. */
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
  /* Who wins this game has won the tournament: on the green of a court, from its name to its score. */
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

export const NextGames = styled.ol`
  flex: 1;
  ${board}
  > li {
    flex: 1;
    min-height: 0;
  }
`;

const appear = keyframes`from{opacity:0}`;

/** Rows of pages that take turns, spread over the height. */
export const Rows = styled.ol`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  > li {
    flex: 1 1 auto;
    /* A game of two long names needs more than its share. */
    min-height: min-content;
    max-height: ${u(170)};
    border-top: ${line.control} solid ${color.line};
  }
  > li[data-cut] {
    border-top: ${u(6)} dashed ${color.ink};
  }
  > li[data-rank] {
    display: grid;
    grid-template-columns: ${u(44)} minmax(0, 1fr) auto ${u(76)};
    gap: 0 ${u(12)};
    align-content: center;
    align-items: center;
    padding: ${u(4)} ${u(20)};
    font: 700 ${u(38)} / 1 ${fontFamily.display};
    font-variant-numeric: tabular-nums;
  }
  > li[data-rank] > small {
    font: 600 ${u(28)} / 1 ${fontFamily.body};
    color: ${color.ink2};
  }
  > li[data-rank] > p {
    display: -webkit-box;
    grid-column: 2 / -1;
    padding-bottom: 0.1em;
    overflow: hidden;
    font: 600 ${u(28)} / 1.1 ${fontFamily.body};
    color: ${color.ink2};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > li[data-rank] > b {
    font-size: ${u(54)};
    line-height: 0.7;
    text-align: end;
  }
  @media ${media.moving} {
    animation: ${appear} 400ms ease-out;
  }
`;

/** A game in a list: time and court, teams, score. */
export const GameRow = styled.li`
  display: grid;
  grid-template-columns: ${u(128)} minmax(0, 1fr);
  align-items: center;
  gap: 0 ${u(12)};
  padding: var(--ahead-edge, ${u(6)}) ${u(20)} var(--ahead-edge, ${u(6)}) ${u(18)};
  overflow-wrap: anywhere;
  & + & {
    border-top: ${line.control} solid ${color.line};
  }
  .when {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${u(6)};
    font: 700 ${u(52)} / 1 ${fontFamily.display};
    font-variant-numeric: tabular-nums;
  }
  .when > :not(.court, s) {
    flex: none;
    width: 100%;
  }
  .when > .court {
    font-size: ${u(34)};
  }
  .when > small {
    font: 600 ${u(28)} / 1.1 ${fontFamily.body};
    color: ${color.ink2};
    overflow-wrap: normal;
  }
  [data-late] {
    color: ${color.warn};
  }
  /* As on a railway's board: the planned time, struck out, below the expected one; next to the court, since a row has room for two lines. */
  .when > s {
    flex: none;
    font: 600 ${u(28)} / 1 ${fontFamily.display};
    color: ${color.ink2};
  }
  .teams {
    display: grid;
    gap: ${u(4)};
    font: 700 var(--ahead, ${u(40)}) / 1 ${fontFamily.display};
    text-wrap: balance;
  }
  .teams [data-long] {
    font-size: var(--ahead-long, ${longNames.scale}em);
  }
  .teams > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${u(12)};
  }
  .teams b {
    font-size: ${u(50)};
    line-height: 0.8;
    font-variant-numeric: tabular-nums;
  }
  .stage {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    font: 600 var(--ahead-note, ${u(32)}) / 1.05 ${fontFamily.display};
    color: ${color.ink2};
  }
  .referee {
    display: flex;
    align-items: center;
    gap: ${u(12)};
    font: 600 var(--ahead-note, ${u(32)}) / 1.05 ${fontFamily.display};
    color: ${color.ink2};
  }
  /* It never pushes the teams and their time out of the row. */
  .referee > span {
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--referee, 2);
    padding-bottom: 0.1em;
    margin-bottom: -0.1em;
  }
  .referee > svg.lucide {
    flex: none;
    width: ${u(30)};
    height: ${u(30)};
  }
  [data-waits] {
    font-weight: 600;
    color: ${color.ink2};
  }
`;

/** A team with its disc, which is as large as the letters. */
export const Side = styled.span`
  display: block;
  min-width: 0;
  &[data-long] {
    font-size: ${longNames.scale}em;
  }
  > span > span {
    display: -webkit-box;
    overflow: hidden;
    line-height: 1.05;
    /* Accents of capitals stand above the line. */
    padding-top: 0.16em;
    margin-top: -0.08em;
    /* And the tails of g and y below it. */
    padding-bottom: 0.1em;
    margin-bottom: -0.1em;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${longNames.linesOfOthers};
  }
  /* Nothing is seen of a line that is cut off: its accents begin below. */
  &[data-long] > span > span {
    padding-bottom: 0.02em;
    margin-bottom: -0.02em;
    line-height: 1.12;
    -webkit-line-clamp: ${longNames.lines};
  }
  > span {
    display: flex;
    gap: 0.35em;
  }
  > span > i {
    width: 0.95em !important;
    height: 0.95em !important;
  }
`;
