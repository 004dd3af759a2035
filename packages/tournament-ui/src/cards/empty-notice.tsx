import { Card, color, space, type } from '@courtside/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Sheet = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  max-width: 34rem;
  svg.court {
    width: 9.25rem;
    color: ${color.lineStrong};
  }
  h2 {
    ${type.d2}
  }
  p {
    color: ${color.ink2};
  }
`;

export interface EmptyNoticeProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A way on. */
  readonly action?: ReactNode;
}

/** An empty court and what to do instead. */
export function EmptyNotice({ title, text, action }: EmptyNoticeProps) {
  return (
    <Sheet role="status">
      <svg className="court" viewBox="0 0 148 94" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
        <path d="M2 2H146V92H2ZM74 2V92" />
        <circle cx="74" cy="47" r="19" />
      </svg>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </Sheet>
  );
}
