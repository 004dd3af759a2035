import { color, fontFamily, line, media, radius, space, touch, type } from '@courtside/ui';
import styled from 'styled-components';

/** A few values next to each other; one tap chooses one. */
export const Chips = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4rem, 1fr));
  gap: ${space[1]};
  button {
    min-height: ${touch};
    padding: ${space[0]} ${space[1]};
    border: ${line.control} solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font: 700 1.375rem/1.1 ${fontFamily.display};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  small {
    display: block;
    ${type.meta}
  }
  button[aria-pressed='true'] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.surface};
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      outline: ${line.paint} solid Highlight;
    }
  }
`;

/** Values before and after next to each other, with the new value large. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  margin: 0;
  overflow: hidden;
  border: ${line.control} solid ${color.ink};
  border-radius: ${radius.control};
  background: ${color.line};
  > div {
    flex: 1 1 9rem;
    padding: ${space[1]} ${space[2]};
    background: ${color.surface};
  }
  dt {
    ${type.meta}
    color: ${color.ink2};
  }
  dd {
    margin: 0;
    font: 700 1.5rem/1.15 ${fontFamily.display};
    font-variant-numeric: tabular-nums;
  }
  /* The text below a figure is also a description: a list of terms contains nothing else. */
  dd + dd {
    ${type.meta}
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  [data-worse] dt + dd {
    color: ${color.warn};
  }
`;

/** Games that move, below the figures. */
export const Moves = styled.details`
  ${type.small}
  summary {
    min-height: ${touch};
    display: flex;
    align-items: center;
    font-weight: 650;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media ${media.wide} {
    ul {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
