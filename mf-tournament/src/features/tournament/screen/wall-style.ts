import { color, CourtSurface, fontFamily, line, radius } from '@courtside/ui';
import styled, { css } from 'styled-components';

/**
 * Converts a length of the 1920 × 1080 design to the unit of the screen. For icons use `svg.lucide`, which overrides the size they have
 * elsewhere.
 */
export const u = (length: number): string => `calc(${length} * var(--u))`;

/** Matches if there is no room for columns: a phone, or a screen in portrait format. */
export const stacked = '(max-width: 899.98px), (max-aspect-ratio: 1 / 1)';

/** Fills the window of a screen and never scrolls; on a phone everything is below each other, in sizes that follow the user's text. */
export const Ground = styled.div`
  --whole: min(calc(100vw / 1920), calc(100vh / 1080));
  --u: var(--whole);
  display: flex;
  flex-direction: column;
  height: 100vh;
  overflow: hidden;
  background: ${color.canvas};
  font-size: ${u(30)};
  line-height: 1.15;
  &[data-idle] {
    cursor: none;
  }
  @media ${stacked} {
    --whole: 0.03125rem;
    height: auto;
    min-height: 100vh;
    overflow: visible;
  }
`;

export const Head = styled(CourtSurface).attrs({ as: 'header' })`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${u(24)};
  min-height: ${u(104)};
  padding: 0 ${u(36)} ${u(10)};
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 ${u(6)};
    height: ${u(6)};
    background: #fff;
  }
  h1 {
    font: 700 ${u(60)} / 1.15 ${fontFamily.display};
    min-width: 0;
    max-height: 2.4em;
    /* The tails of g and y reach below their line. */
    padding-bottom: 0.08em;
    overflow: hidden;
  }
  h1[data-long] {
    font-size: ${u(40)};
  }
  > svg {
    width: ${u(66)};
    height: ${u(66)};
    border-radius: ${radius.control};
  }
  p {
    font-size: ${u(34)};
    color: ${color.onCourt2};
    white-space: nowrap;
  }
  p[data-old] {
    display: flex;
    align-items: center;
    gap: ${u(12)};
    padding: ${u(6)} ${u(18)};
    border: ${line.control} dashed currentColor;
    border-radius: ${radius.control};
    color: ${color.onCourt};
  }
  p > svg.lucide {
    width: ${u(36)};
    height: ${u(36)};
  }
  time {
    margin-inline-start: auto;
    font: 700 ${u(84)} / 1 ${fontFamily.display};
  }
  @media ${stacked} {
    flex-wrap: wrap;
    padding-block: ${u(20)} ${u(32)};
    p {
      white-space: normal;
    }
  }
`;

export const Main = styled.div`
  flex: 1;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1220fr) minmax(0, 640fr);
  gap: ${u(24)};
  padding: ${u(22)} ${u(30)} ${u(20)};
  min-height: 0;
  @media ${stacked} {
    grid-template: none / minmax(0, 1fr);
  }
`;

/** The right side: the pages that take turns, and the code. */
export const SidePanel = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${u(20)};
  min-height: 0;
  @media ${stacked} {
    grid-template-rows: auto auto;
  }
`;

/** A board on the wall, which cuts off overflow. */
export const board = css`
  display: flex;
  flex-direction: column;
  min-height: 0;
  background: ${color.surface};
  border: ${line.control} solid ${color.lineStrong};
  border-radius: ${radius.card};
  overflow: hidden;
`;

export const Sheet = styled.section`
  ${board}
  overflow-wrap: anywhere;
  > header {
    display: flex;
    align-items: baseline;
    gap: ${u(14)};
    padding: ${u(12)} ${u(20)} ${u(6)};
  }
  /* Where it has the room of the courts everything is larger. */
  &[data-wide] {
    --u: calc(1.35 * var(--whole));
  }
  @media ${stacked} {
    --u: var(--whole) !important;
  }
  h2 {
    font: 700 ${u(50)} / 1.04 ${fontFamily.display};
  }
  header small {
    margin-inline-start: auto;
    font-weight: 600;
    font-size: ${u(28)};
    color: ${color.ink2};
    text-align: end;
  }
`;

/** Time and place, while there is nothing else to show. */
export const Greeting = styled(Sheet)`
  justify-content: center;
  gap: ${u(30)};
  padding: ${u(40)};
  text-align: center;
  text-wrap: balance;
  h2 {
    font-size: ${u(110)};
  }
  p {
    font-size: ${u(60)};
    color: ${color.ink2};
  }
`;

export const Code = styled(CourtSurface).attrs({ as: 'section' })`
  --cs-code-size: ${u(200)};
  display: flex;
  align-items: center;
  gap: ${u(24)};
  padding: ${u(16)} ${u(20)};
  border-radius: ${radius.card};
  > svg {
    flex: none;
    width: var(--cs-code-size);
    margin: 0;
    border-radius: ${radius.control};
  }
  strong {
    display: block;
    font: 700 ${u(46)} / 1.04 ${fontFamily.display};
  }
  span {
    display: block;
    margin-top: ${u(8)};
    font-size: ${u(28)};
    color: ${color.onCourt2};
    overflow-wrap: anywhere;
  }
  &[data-large] {
    --cs-code-size: ${u(440)};
    flex-direction: column;
    justify-content: center;
    text-align: center;
  }
`;

/** Everything is stopped: above everything else, and as large as a clock. */
export const Stopped = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${u(28)};
  min-height: ${u(124)};
  padding: ${u(8)} ${u(36)};
  background: ${color.ink};
  color: ${color.surface};
  > svg.lucide {
    flex: none;
    width: ${u(80)};
    height: ${u(80)};
  }
  strong {
    flex: 1;
    font: 700 ${u(72)} / 1.1 ${fontFamily.display};
  }
  span {
    font-size: ${u(40)};
    font-weight: 600;
    text-align: end;
  }
  time {
    font: 700 ${u(104)} / 1 ${fontFamily.display};
    font-variant-numeric: tabular-nums;
  }
`;

/** Ink instead of a color: orange is a game in play, yellow is the user's team, green are actions. */
export const Say = styled.footer`
  display: flex;
  align-items: center;
  gap: ${u(24)};
  flex: none;
  min-height: ${u(92)};
  padding: ${u(12)} ${u(36)};
  background: ${color.ink};
  color: ${color.surface};
  font-weight: 600;
  font-size: ${u(44)};
  overflow-wrap: anywhere;
  > svg.lucide {
    flex: none;
    width: ${u(52)};
    height: ${u(52)};
  }
  &[data-long] {
    font-size: ${u(32)};
  }
`;
