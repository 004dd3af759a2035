import { color, line, space, type } from '@courtside/ui';
import styled from 'styled-components';

const hatch = `repeating-linear-gradient(135deg, ${color.ink} 0 3px, ${color.surface} 3px 6px)`;

/** The steps, one below the other. The layout depends on their width in letters: large text leaves no room for buttons at the side. */
export const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  container-type: inline-size;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 ${space[2]};
    align-items: start;
    padding: ${space[2]} ${space[3]};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: ${line.hair} solid ${color.line};
  }
  > [data-state='next'] {
    box-shadow: inset 5px 0 ${color.ink};
  }
  .mark {
    display: grid;
    place-items: center;
    min-width: 1.75rem;
    height: 1.75rem;
    border: ${line.control} solid ${color.ink};
    border-radius: 50%;
    font-weight: 700;
    ${type.small}
    line-height: 1;
  }
  [data-state='next'] .mark {
    background: ${color.ink};
    color: ${color.surface};
  }
  [data-state='open'] .mark {
    border-color: ${color.lineStrong};
  }
  [data-state='waiting'] .mark {
    border: ${line.control} dashed ${color.lineStrong};
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    margin: 0;
    ${type.body}
    font-weight: 700;
  }
  [data-state='next'] h3 {
    ${type.d3}
  }
  [data-state='waiting'] h3 {
    color: ${color.ink2};
  }
  .tag {
    padding: 0 0.4rem;
    background: ${color.ink};
    color: ${color.surface};
    ${type.label}
    line-height: 1.25rem;
  }
  h3,
  .fact,
  .act,
  .more {
    grid-column: 2;
  }
  .mark {
    grid-row: 1;
  }
  .fact {
    display: grid;
    gap: ${space[0]};
    color: ${color.ink2};
    ${type.table}
  }
  .fact p {
    margin: 0;
  }
  .act:not(:empty),
  .more {
    margin-top: ${space[1]};
  }
  .more summary {
    min-height: 44px;
    padding-block: 0.7rem;
    cursor: pointer;
    color: ${color.action};
    font-weight: 650;
    ${type.small}
  }
  .more details > div {
    display: grid;
    gap: ${space[2]};
    justify-items: start;
    padding-bottom: ${space[1]};
  }
  /* A finished step is a row. Only a wide screen has room for it next to a button that does not wrap. */
  [data-state='done'] .act:has(.word) {
    grid-column: 3;
    grid-row: 1 / span 2;
    align-self: center;
    margin: 0;
  }
  @container (max-width: 30rem) {
    [data-state='done'] .act .word {
      display: none;
    }
    [data-state='next'] .act > button {
      width: 100%;
    }
  }
  /* Large text on a phone: the words get the whole width. */
  @container (max-width: 18rem) {
    > li {
      grid-template-columns: minmax(0, 1fr);
      padding-inline: ${space[1]};
    }
    .mark,
    h3,
    .fact,
    .more,
    [data-state] .act,
    [data-state='done'] .act:has(.word) {
      grid-column: 1;
      grid-row: auto;
    }
    .mark {
      justify-self: start;
    }
    [data-state='done'] .act:has(.word) {
      justify-self: start;
    }
    [data-state='done'] .act .word {
      display: inline;
    }
  }
  @container (min-width: 30.01rem) {
    .act {
      grid-column: 3;
      grid-row: 1 / span 2;
      margin: 0;
    }
    .act:not(:empty) {
      margin: 0;
    }
    [data-state='done'] .act {
      align-self: center;
    }
    [data-state='next'] .act {
      grid-column: 2;
      grid-row: auto;
      margin-top: ${space[1]};
    }
  }
`;

/** The number of done steps: full, hatched for the next one, or empty. */
export const Progress = styled.span`
  display: inline-flex;
  gap: 4px;
  margin-inline-end: ${space[2]};
  vertical-align: middle;
  i {
    width: 26px;
    height: 7px;
    border: 1.5px solid ${color.lineStrong};
    border-radius: 1px;
  }
  [data-state='done'] {
    border-color: ${color.ink};
    background: ${color.ink};
  }
  [data-state='next'] {
    border-color: ${color.ink};
    background: ${hatch};
  }
  @media (forced-colors: active) {
    [data-state='done'] {
      border: 4px solid CanvasText;
    }
  }
`;
