import { color, line, radius, space, touch, type as text } from '@courtside/ui';
import styled from 'styled-components';

/** A day. */
export const Card = styled.section`
  min-width: 0;
  align-self: start;
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  container: day / inline-size;
  /* A separate line, so that there is no empty column below it. */
  &[data-folded] {
    grid-column: 1 / -1;
  }
`;

export const Head = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[0]} ${space[2]};
  padding: ${space[2]} calc(${touch} + ${space[2]}) ${space[2]} ${space[3]};
  h3 {
    ${text.d3}
    margin: 0;
  }
  p {
    margin: 0;
    color: ${color.ink3};
    ${text.meta}
  }
`;

/** They are next to the name of the day, or all below it. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
`;
