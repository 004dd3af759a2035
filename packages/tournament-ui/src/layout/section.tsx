import type { SectionId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { color, line, SectionHeading, space, type } from '@courtside/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { sectionTitle } from './section-title';

const Root = styled.section`
  /* Sticky elements inside are below the navbar and the bar of sections. */
  --cs-below-bars: calc(var(--cs-sticky-top, 0px) + 3rem + ${line.paint});
  min-width: 0;
  scroll-margin-top: 1.25rem;
  &:focus {
    outline: none;
  }
  /* Out of sight behind a dialog (pauseSectionsBehind of ui). */
  @media screen {
    &[data-rest='deep'] {
      content-visibility: hidden;
    }
    &[data-rest='light'] {
      content-visibility: auto;
    }
  }
  @media print {
    &[data-sheet] {
      break-before: page;
      &::before {
        content: attr(data-sheet);
        ${type.meta}
        display: block;
        text-align: end;
      }
    }
  }
`;

const Intro = styled.p`
  margin: 0 0 ${space[3]};
  max-width: 42rem;
  color: ${color.ink2};
  ${type.table}
  @media print {
    a {
      display: none;
    }
  }
`;

interface CommonProps {
  /** A sentence below the heading. */
  readonly intro?: ReactNode;
  /** Whether visitors see it; next to the title, not printed. */
  readonly state?: ReactNode;
  /** Filters, tools; not printed. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** False leaves the section out on paper. */
  readonly print?: boolean;
  /** The event's name, for a section that begins a new sheet on paper: the sheet shows it. */
  readonly sheet?: string;
}

/** The `id` is its fragment in the page: `#schedule`. Sections of the domain's table get their titles automatically. */
export type SectionProps = CommonProps &
  ({ readonly id: SectionId; readonly title?: undefined } | { readonly id: string; readonly title: Exclude<ReactNode, undefined> });

function OwnTitle({ id }: { readonly id: SectionId }) {
  const { t } = useTranslation('tournament');
  return t(sectionTitle(id));
}

/** A part of a tournament's page, with an address. */
export function Section({ intro, state, actions, children, print = true, sheet, ...head }: SectionProps) {
  const { id } = head;
  const headingId = `${id}-heading`;
  return (
    <Root id={id} aria-labelledby={headingId} tabIndex={-1} data-section={id} data-print={print ? undefined : 'no'} data-sheet={sheet}>
      <SectionHeading id={headingId} state={state} tools={actions}>
        {head.title === undefined ? <OwnTitle id={head.id} /> : head.title}
      </SectionHeading>
      {intro && <Intro>{intro}</Intro>}
      {children}
    </Root>
  );
}
