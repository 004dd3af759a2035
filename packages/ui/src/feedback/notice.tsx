import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { CircleAlertIcon, CircleCheckIcon, CloudOffIcon, InfoIcon, TriangleAlertIcon } from '../icons';
import type { LucideIcon } from '../icons';
import { color } from '../tokens/css-vars';
import { line, radius, type } from '../tokens/scales';

/** error: something failed · warning: think first · info · success · offline: waits for the network. */
export type NoticeKind = 'error' | 'warning' | 'info' | 'success' | 'offline';

const looks: Readonly<Record<NoticeKind, { icon: LucideIcon; style: ReturnType<typeof css> }>> = {
  error: {
    icon: CircleAlertIcon,
    style: css`
      background: ${color.dangerTint};
      color: ${color.danger};
      border: ${line.control} solid ${color.danger};
    `,
  },
  warning: {
    icon: TriangleAlertIcon,
    style: css`
      background: ${color.warnTint};
      color: ${color.warn};
      border-inline-start: 6px solid currentColor;
    `,
  },
  info: {
    icon: InfoIcon,
    style: css`
      background: ${color.surface};
      color: ${color.ink};
      border: ${line.hair} solid ${color.lineStrong};
      border-inline-start: 6px solid ${color.ink};
    `,
  },
  success: {
    icon: CircleCheckIcon,
    style: css`
      background: ${color.courtTint};
      color: ${color.ink};
      border-inline-start: 6px solid ${color.action};
    `,
  },
  offline: {
    icon: CloudOffIcon,
    style: css`
      background: ${color.waitTint};
      color: ${color.wait};
      border: ${line.control} dashed ${color.wait};
    `,
  },
};

const Root = styled.div<{ $kind: NoticeKind }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0.5rem 0.75rem;
  padding: 0.75rem 0.875rem;
  border-radius: ${radius.control};
  ${type.table}
  ${({ $kind }) => looks[$kind].style}
`;

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
  a {
    color: inherit;
    font-weight: 650;
  }
`;

/** On a separate line: titles are not sentences that the text could continue. */
const Title = styled.strong`
  display: block;
`;

export interface NoticeProps {
  readonly kind: NoticeKind;
  /** Bold words above. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons for the next step. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/**
 * A message in the page. Errors are `role="alert"` (announced immediately), all others `role="status"` (announced when the screen reader is
 * idle). A message is only announced if it appears later than the page.
 */
export function Notice({ kind, title, children, action, className }: NoticeProps) {
  const Icon = looks[kind].icon;
  return (
    <Root $kind={kind} role={kind === 'error' ? 'alert' : 'status'} className={className}>
      <Icon size={20} aria-hidden="true" />
      <Words>
        {title && <Title>{title} </Title>}
        {children}
      </Words>
      {action}
    </Root>
  );
}
