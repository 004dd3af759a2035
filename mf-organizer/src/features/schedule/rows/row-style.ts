import { color, fontFamily, line, radius, space, touch, type, visuallyHidden } from '@courtside/ui';
import styled, { css } from 'styled-components';
import { landingPlace, type DragState } from '../../../board/drag-style';
import { inColumns } from './in-columns';

/** Targets may be smaller for a mouse than for a finger. */
const withMouse = (styles: ReturnType<typeof css>) => css`
  @media (min-width: 700px) and (pointer: fine) {
    ${styles}
  }
`;

/** The width of a column in which the number fits next to the names. */
const WIDE_GAME = '17rem';

/** One place of a day. Its layout depends on its own width. */
export const RowBox = styled.li<DragState>`
  ${landingPlace}
  container: game / inline-size;
  min-width: 0;
  border-top: ${line.hair} solid ${color.line};
  break-inside: avoid;
  &[data-live] {
    box-shadow: inset 5px 0 ${color.ball};
  }
  &[data-row='break'] {
    background: ${color.sunken};
  }
  ${inColumns(css`
    border-inline-start: ${line.hair} solid ${color.line};
    /* The whole place is marked; behind the last one, its edge. */
    &::before {
      inset: 2px;
      height: auto;
      border: ${line.control} dashed ${color.focus};
      border-radius: ${radius.control};
      background: color-mix(in srgb, ${color.focus} 14%, transparent);
      pointer-events: none;
    }
    &[data-tail]::before {
      inset-inline-start: auto;
      width: 6px;
      border: 0;
      background: ${color.focus};
    }
  `)}
`;

/** In a list: court or time, the number above the names, and handle and menu on the right, in reach of the thumb. */
export const Parts = styled.div`
  --edge: ${touch};
  --edge-height: 2.375rem;
  --facts: 3.5rem;
  display: grid;
  grid-template-columns: minmax(38px, auto) minmax(0, 1fr) var(--edge);
  grid-template-areas: 'when facts handle' 'when teams handle' 'when teams menu' '. below below' 'solve solve solve';
  grid-template-rows: auto auto 1fr;
  column-gap: ${space[1]};
  padding: 2px ${space[0]} 2px ${space[2]};
  &[data-break] {
    grid-template-columns: minmax(38px, auto) minmax(0, 1fr) var(--edge) var(--edge);
    grid-template-areas: 'when teams menu handle';
    grid-template-rows: auto;
    align-items: center;
  }
  > button,
  > div > button {
    width: var(--edge);
    height: var(--edge-height);
  }
  /* A large text on a phone. */
  @container game (max-width: 12rem) {
    &:not([data-break]) {
      grid-template-columns: minmax(0, 1fr) var(--edge);
      grid-template-areas: 'when handle' 'facts handle' 'teams handle' 'teams menu' 'below below' 'solve solve';
      grid-template-rows: auto;
    }
  }
  ${withMouse(css`
    --edge: 1.5rem;
    --edge-height: 1.5rem;
    padding-block: 1px;
  `)}
  /* Its space is used for the name of the round. */
  &[data-bracket] {
    --edge: 0px;
    --facts: 4.75rem;
  }
  /* In a column they are on the left, and the number is next to the names where there is room. */
  ${inColumns(css`
    grid-template-columns: var(--edge) minmax(0, 1fr);
    grid-template-areas: 'handle facts' 'handle teams' 'menu teams' '. below' 'solve solve';
    padding-inline: ${space[0]};
    column-gap: ${space[0]};
    &[data-break] {
      grid-template-columns: var(--edge) minmax(0, 1fr) var(--edge);
      grid-template-areas: 'handle teams menu';
      grid-template-rows: auto;
    }
    @container game (min-width: ${WIDE_GAME}) {
      &:not([data-break]) {
        grid-template-columns: var(--edge) var(--facts) minmax(0, 1fr);
        grid-template-areas: 'handle facts teams' 'menu facts teams' '. below below' 'solve solve solve';
        grid-template-rows: auto 1fr;
      }
    }
  `)}
`;

export const When = styled.div`
  grid-area: when;
  align-self: center;
  display: grid;
  justify-items: center;
  justify-self: start;
  ${type.table}
  font-weight: 700;
  s {
    ${type.meta}
    color: ${color.ink3};
  }
  ${inColumns(visuallyHidden)}
`;

export const PlusDays = styled.span`
  ${type.label}
  color: ${color.warn};
`;

/** Number and group, and the expected time if it differs from the schedule. */
export const Facts = styled.div`
  grid-area: facts;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  text-wrap: balance;
  gap: 0 ${space[1]};
  min-width: 0;
  color: ${color.ink3};
  ${type.label}
  font-weight: 500;
  b {
    color: ${color.ink};
    font-weight: 700;
  }
  [data-state] {
    height: 1rem;
    vertical-align: middle;
  }
  > time {
    color: ${color.ink};
    font: 700 1.3125rem/1.375rem ${fontFamily.display};
  }
  > time[data-late] {
    color: ${color.warn};
  }
  ${inColumns(css`
    @container game (min-width: ${WIDE_GAME}) {
      flex-flow: column;
      align-items: flex-start;
      justify-content: center;
    }
  `)}
`;

export const Teams = styled.div`
  grid-area: teams;
  align-self: center;
  min-width: 0;
  ${type.small}
  line-height: 1.25;
  font-weight: 600;
  > div {
    /* The name has room for some letters next to its box, or gets its own line. */
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0 ${space[1]};
  }
  /* Long names of two teams are not read as one. */
  > div + div {
    margin-top: 2px;
  }
  > div > :first-child {
    flex: 1 1 5rem;
    gap: 0.375rem;
  }
  input {
    width: 3rem;
    height: 1.875rem;
    border-width: ${line.hair};
    font-size: 1.25rem;
  }
  ${withMouse(css`
    input {
      width: 2.5rem;
      height: 1.5rem;
      font-size: 1.125rem;
    }
  `)}
`;

export const Below = styled.div`
  grid-area: below;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
  color: ${color.ink2};
  ${type.meta}
  > * {
    min-width: 0;
  }
  [data-expected] {
    display: inline-flex;
    align-items: center;
    gap: ${space[0]};
  }
  [data-expected='late'] {
    color: ${color.warn};
  }
  &:empty {
    display: none;
  }
`;

export const MenuPlace = styled.div`
  grid-area: menu;
  @media print {
    visibility: hidden;
  }
`;
