import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LucideIcon } from '../icons';
import { VisuallyHidden } from '../base/visually-hidden';
import { color } from '../tokens/css-vars';
import { type } from '../tokens/scales';

const List = styled.dl`
  display: grid;
  gap: 0.25rem;
  ${type.small}
  color: var(--cs-facts, ${color.ink2});
  > div {
    display: flex;
    gap: 0.5rem;
    align-items: flex-start;
  }
  dt {
    flex: none;
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    margin-top: 2px;
    color: var(--cs-facts, ${color.ink3});
  }
`;

export interface Fact {
  readonly icon: LucideIcon;
  /** The meaning of the icon, for screen readers. */
  readonly term: string;
  readonly value: ReactNode;
}

/** Place, dates, numbers: one line each, with an icon. Missing facts are left out. */
export function Facts({ facts, className }: { readonly facts: readonly Fact[]; readonly className?: string }) {
  return (
    <List className={className}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ icon: Icon, term, value }) => (
          <div key={term}>
            <dt>
              <Icon size={16} aria-hidden="true" />
              <VisuallyHidden>{term}</VisuallyHidden>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
