import { space } from '@courtside/ui';
import styled from 'styled-components';

/** A list of cards: one column on a phone, as many as fit elsewhere. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18.5rem), 1fr));
  gap: ${space[3]};
  /* Cards are laid out by their own width, counted in letters. */
  > * {
    container-type: inline-size;
    min-width: 0;
  }
  @media (min-width: 960px) {
    gap: 1.25rem;
  }
`;
