import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TriangleAlertIcon } from '../icons';
import { color } from '../tokens/css-vars';

const Line = styled.span`
  display: flex;
  gap: 0.5rem;
  font-weight: 600;
  color: ${color.warn};
  svg {
    flex: none;
    margin-top: 1px;
  }
  > span {
    min-width: 0;
  }
`;

/** A field's hint that warns but does not prevent submitting. */
export function Caution({ children }: { readonly children: ReactNode }) {
  return (
    <Line>
      <TriangleAlertIcon size={18} aria-hidden="true" />
      <span>{children}</span>
    </Line>
  );
}
