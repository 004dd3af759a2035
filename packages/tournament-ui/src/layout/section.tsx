import { color, line, space, type } from '@courtside/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  position: relative;
  min-width: 0;
  padding-top: ${space[3]};
  border-top: ${line.paint} solid ${color.ink};
  scroll-margin-top: var(--section-offset, 7.5rem);
  &::before,
  &::after {
    content: '';
    position: absolute;
    width: ${line.paint};
    background: ${color.ink};
  }
  &::before {
    left: 0;
    top: -${line.paint};
    height: 14px;
  }
  &::after {
    left: 50%;
    top: -9px;
    height: 9px;
  }
  &:focus {
    outline: none;
  }
  @media print {
    border-top-color: #000;
    break-inside: auto;
    &::before,
    &::after {
      background: #000;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  min-height: 2.75rem;
  margin-bottom: ${space[2]};
`;

const Title = styled.h2`
  ${type.d2}
  padding-inline-start: 0.875rem;
  text-wrap: balance;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  @media print {
    display: none;
  }
`;

const Intro = styled.p`
  margin: 0 0 ${space[3]};
  padding-inline-start: 0.875rem;
  max-width: 42rem;
  color: ${color.ink2};
  ${type.table}
`;

export interface SectionProps {
  /** Address inside the page: `#schedule`. */
  readonly id: string;
  readonly title: ReactNode;
  /** A sentence below the heading. */
  readonly intro?: ReactNode;
  /** Filters, visibility switches, tools; not printed. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** False leaves the section out when the page is printed. */
  readonly print?: boolean;
}

/** A part of a tournament's page: opens on a painted line with a hash mark. */
export function Section({ id, title, intro, actions, children, print = true }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <Root id={id} aria-labelledby={headingId} tabIndex={-1} data-section={id} data-print={print ? undefined : 'no'}>
      <Head>
        <Title id={headingId}>{title}</Title>
        {actions && <Tools>{actions}</Tools>}
      </Head>
      {intro && <Intro>{intro}</Intro>}
      {children}
    </Root>
  );
}
