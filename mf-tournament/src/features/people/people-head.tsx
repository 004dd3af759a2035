import { CourtHead } from '@courtside/tournament-ui';
import { color, CourtLines, Facts, fontFamily, media, Page, radius, space, type, type Fact } from '@courtside/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled(CourtHead)`
  .words {
    gap: ${space[0]};
  }
  small {
    ${type.label}
    color: ${color.onCourt2};
  }
  @media ${media.wide} {
    .in {
      align-items: center;
      padding: ${space[5]};
    }
  }
  @media print {
    .in {
      padding: 0 0 4mm;
    }
    small {
      color: inherit;
    }
  }
`;

/** A court from above, like the badges of courts, with initials in its middle. */
const Shirt = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 4.75rem;
  height: 4.75rem;
  border-radius: ${radius.card};
  background: ${color.courtDeep};
  color: ${color.onCourt};
  font: 700 2.25rem/1 ${fontFamily.display};
  &::before {
    content: '';
    position: absolute;
    inset: 0.3125rem;
    border: 2px solid rgba(255, 255, 255, 0.92);
    border-radius: 2px;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0.3125rem auto;
    left: calc(50% - 1px);
    width: 2px;
    background: linear-gradient(#fff 0 0.5rem, transparent 0.5rem calc(100% - 0.5rem), #fff calc(100% - 0.5rem));
  }
  @media ${media.wide} {
    width: 7.5rem;
    height: 7.5rem;
    font-size: 3.5rem;
  }
  @media print {
    display: none;
  }
`;

/** Below the head: the heading of the first section has its own space. */
export const PeopleBody = styled(Page)`
  padding-top: 0;
  @media screen {
    > [data-own] {
      margin-top: ${space[4]};
    }
  }
`;

/** Returns the first letters of the first and the last word: two at most. */
export function getInitials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = (word = '') => /[\p{L}\p{N}]/u.exec(word)?.[0].toLocaleUpperCase('en') ?? '';
  return first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '');
}

export interface PeopleHeadProps {
  /** Player, or club. */
  readonly kind: string;
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly children?: ReactNode;
}

/** The subject of the page, on the color of a court. */
export function PeopleHead({ kind, name, facts, children }: PeopleHeadProps) {
  return (
    <Root as="header">
      <CourtLines />
      <div className="in">
        <Shirt aria-hidden="true">{getInitials(name)}</Shirt>
        <div className="words">
          <small>{kind}</small>
          <h1>{name}</h1>
          {facts.length > 0 && <Facts facts={facts} />}
          {children}
        </div>
      </div>
    </Root>
  );
}
