import { space } from '@courtside/ui';
import styled from 'styled-components';

/** The margins of a page of the shell. */
export const PageBody = styled.div.withConfig({ shouldForwardProp: (name) => name !== 'narrow' })<{ readonly narrow?: boolean }>`
  box-sizing: border-box;
  width: 100%;
  max-width: ${({ narrow }) => (narrow ? '40rem' : '82rem')};
  margin: 0 auto;
  padding: ${space[4]} ${space[3]} ${space[6]};

  @media (min-width: 48rem) {
    padding: ${space[5]} ${space[5]} ${space[7]};
  }
`;
