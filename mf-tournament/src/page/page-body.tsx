import { space, type } from '@courtside/ui';
import styled from 'styled-components';

/** The margins of a page that is a list or a text. */
export const PageBody = styled.div`
  width: 100%;
  max-width: 82rem;
  margin: 0 auto;
  padding: ${space[4]} ${space[3]} ${space[6]};
  @media (min-width: 48rem) {
    padding: ${space[5]} ${space[5]} ${space[7]};
  }
  @media print {
    max-width: none;
    padding: 0;
  }
  > h1 {
    ${type.d1}
    margin-bottom: ${space[3]};
    text-wrap: balance;
  }
`;
