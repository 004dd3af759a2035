import { color, fontFamily, line, media } from '@courtside/ui';
import styled, { keyframes } from 'styled-components';
import { longNames } from './long-names';
import { board, stacked, u } from './wall-style';

export const NextGames = styled.ol`
  flex: 1;
  ${board}
  > li {
    flex: 1;
    min-height: 0;
  }
  /* On a narrow screen each row is as high as its names. */
  @media ${stacked} {
    > li {
      flex-basis: auto;
    }
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
