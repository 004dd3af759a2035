import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../tokens/css-vars';
import { layer, line, pageWidth } from '../tokens/scales';
import { useCurrentSection } from './use-current-section';

const Bar = styled.nav`
  position: sticky;
  z-index: ${layer.sticky};
  top: var(--cs-sticky-top, 0);
  background: ${color.surface};
  border-bottom: ${line.paint} solid ${color.ink};
  @media print {
    display: none;
  }
`;

const List = styled.ul`
  position: relative;
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  max-width: ${pageWidth};
  margin-inline: auto;
  padding-inline: 0.375rem;
  @media (min-width: 600px) {
    padding-inline: 1.25rem;
  }
  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 3rem;
    padding-inline: 0.75rem;
    color: ${color.ink2};
    font-size: 0.9375rem;
    font-weight: 600;
    white-space: nowrap;
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
  }
  a:focus-visible {
    outline-offset: -4px;
  }
  a[aria-current] {
    color: ${color.ink};
    font-weight: 750;
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0.5rem;
    bottom: 0;
    height: 5px;
    background: ${color.ink};
  }
`;

export interface SectionNavProps {
  readonly label: string;
  /** Sections in page order; `id` is the id of the section's element and its #fragment. */
  readonly sections: ReadonlyArray<{ readonly id: string; readonly label: ReactNode }>;
}

/** Sticks to the top of a long page and marks the section that is being read. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id).join(' '));
  const list = useRef<HTMLUListElement>(null);
  // Brings the current entry into sight sideways; scrollIntoView would move the page as well.
  useEffect(() => {
    const row = list.current;
    const entry = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !entry) return;
    const left = entry.offsetLeft;
    if (left < row.scrollLeft || left + entry.offsetWidth > row.scrollLeft + row.clientWidth) row.scrollLeft = left - 48;
  }, [current]);
  return (
    <Bar aria-label={label}>
      <List ref={list}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} aria-current={section.id === current ? 'true' : undefined}>
              {section.label}
            </a>
          </li>
        ))}
      </List>
    </Bar>
  );
}
