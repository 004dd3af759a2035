import { color, fontFamily, space, type } from '@courtside/ui';
import styled, { css } from 'styled-components';
import { inRows, noAnchor, stacked } from './court-style';

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
