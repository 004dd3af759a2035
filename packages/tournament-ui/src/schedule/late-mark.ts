import { color, radius } from '@courtside/ui';
import { css } from 'styled-components';

/** A time that is later than the schedule has it. */
export const lateMark = css`
  padding-inline: 0.375rem;
  border-radius: ${radius.control};
  background: ${color.warnTint};
  color: ${color.warn};
  font-weight: 600;
`;
