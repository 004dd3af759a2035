import { color, line, media, radius, space } from '@courtside/ui';
import styled from 'styled-components';

/** Games next to their consequences, if there is room for both. */
export const Columns = styled.div`
  display: grid;
  gap: 0 ${space[5]};
  > * {
    min-width: 0;
  }
  /* Directly below the head the room of the page is enough. */
  > :first-child > [data-section]:first-child > header {
    margin-top: 0;
  }
  @media screen and ${media.wide} {
    &[data-beside] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      align-items: start;
    }
  }
`;

/** The button for notifications. */
export const Notified = styled.div`
  @media print {
    display: none;
  }
`;

export const Players = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  background: ${color.surface};
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.card};
  li {
    padding: 0.625rem 0.875rem;
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: ${line.hair} solid ${color.line};
  }
`;
