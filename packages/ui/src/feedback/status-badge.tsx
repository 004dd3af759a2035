import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { CheckIcon, CircleAlertIcon, CloudOffIcon, DoorOpenIcon, EyeOffIcon } from '../icons';
import { color } from '../tokens/css-vars';
import { line, media, radius } from '../tokens/scales';

/** Every status of the product. Icon, shape and word differ, not only the color. */
export type Status = 'live' | 'open' | 'notPublic' | 'saved' | 'waiting' | 'notSaved';

const bounce = keyframes`0%,100%{transform:translateY(1px)}50%{transform:translateY(-2px)}`;

/**
 * Three bounces show that something has begun. Motion for more than five seconds needs a control that stops it (WCAG 2.2.2), and drains
 * batteries.
 */
const Ball = styled.i`
  width: 9px;
  height: 9px;
  border-radius: 50%;
  background: currentColor;
  @media ${media.moving} {
    animation: ${bounce} 1.6s cubic-bezier(0.3, 0, 0.6, 1) 3;
  }
`;

const iconSize = 15;
const gap = '0.375rem';
/** A saved badge has no visible edge. */
const savedPadding = '2px';

/** The width of a saved badge without its word: the icon, its gap, and the edges. */
export const savedWidthWithoutWord = `calc(${iconSize}px + ${gap} + 2 * (${savedPadding} + ${line.control}))`;

const looks: Readonly<Record<Status, { icon: ReactNode; style: ReturnType<typeof css> }>> = {
  live: {
    icon: <Ball />,
    style: css`
      background: ${color.ball};
      color: ${color.onBall};
      border-color: ${color.ball};
    `,
  },
  open: {
    icon: <DoorOpenIcon size={iconSize} />,
    style: css`
      background: ${color.courtTint};
      color: ${color.action};
      border-color: ${color.action};
      /* In large text it takes two lines on a narrow screen, rather than being cut. */
      white-space: normal;
    `,
  },
  notPublic: {
    icon: <EyeOffIcon size={iconSize} />,
    style: css`
      color: ${color.ink};
      border-color: ${color.lineStrong};
      background: repeating-linear-gradient(135deg, ${color.surface} 0 6px, ${color.sunken} 6px 12px);
    `,
  },
  saved: {
    icon: <CheckIcon size={iconSize} />,
    style: css`
      color: ${color.ink2};
      padding-inline: ${savedPadding};
    `,
  },
  waiting: {
    icon: <CloudOffIcon size={iconSize} />,
    style: css`
      color: ${color.wait};
      background: ${color.waitTint};
      border: ${line.control} dashed ${color.wait};
    `,
  },
  notSaved: {
    icon: <CircleAlertIcon size={iconSize} />,
    style: css`
      color: ${color.onDanger};
      background: ${color.danger};
      border-radius: ${radius.control};
    `,
  },
};

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
`;

const Root = styled.span<{ $status: Status }>`
  display: inline-flex;
  align-items: center;
  gap: ${gap};
  padding: 3px 10px 3px 8px;
  border: ${line.control} solid transparent;
  border-radius: ${radius.pill};
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-weight: 650;
  max-width: 100%;
  white-space: nowrap;
  ${({ $status }) => looks[$status].style}
  &[data-size='small'] {
    gap: 0.25rem;
    padding: 0 6px 0 5px;
    border-width: 1px;
    font-size: 0.75rem;
    line-height: 1rem;
  }
  @media print {
    background: none;
    color: #000;
    border: 1px solid #000;
  }
`;

export interface StatusBadgeProps {
  readonly status: Status;
  /** The word; always present. */
  readonly children: ReactNode;
  /** 'small' inside the rows of a table. */
  readonly size?: 'small' | 'normal';
  readonly className?: string;
}

export function StatusBadge({ status, children, size = 'normal', className }: StatusBadgeProps) {
  return (
    <Root $status={status} data-size={size} className={className}>
      <Sign aria-hidden="true">{looks[status].icon}</Sign>
      {children}
    </Root>
  );
}

/** A plain label with a hairline edge, for facts that are not a status. */
export const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  padding: 2px 8px;
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.badge};
  background: ${color.surface};
  color: ${color.ink2};
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-weight: 600;
  white-space: nowrap;
`;

/** Yellow tape: "you", "your team", and nothing else. */
export const MineTag = styled.span`
  display: inline-block;
  padding: 1px 6px;
  border-radius: ${radius.badge};
  background: ${color.mine};
  color: ${color.onMine};
  font-size: 0.75rem;
  line-height: 1rem;
  font-weight: 700;
  white-space: nowrap;
`;
