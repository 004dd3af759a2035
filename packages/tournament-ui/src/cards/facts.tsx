import { color, type } from '@courtside/ui';
import styled from 'styled-components';

/** Lines of an icon and a fact: where, when. */
export const Facts = styled.span`
  display: grid;
  gap: 0.25rem;
  color: ${color.ink2};
  ${type.small}
  > * {
    display: flex;
    align-items: flex-start;
    gap: 0.5rem;
    min-width: 0;
  }
  svg {
    margin-top: 2px;
    color: ${color.ink3};
  }
  > * > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
