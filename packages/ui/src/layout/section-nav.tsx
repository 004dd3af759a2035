import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { inTopBar } from '../theme/base-css';
import { color } from '../tokens/css-vars';
import { layer, line, pageWidth } from '../tokens/scales';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { useOverflow } from './use-overflow';
import { useCurrentSection } from './use-current-section';
import { underline } from './underline';

/** Width of an edge that hides entries, in px. It does not grow with the text, so that the current entry has room between both. */
const EDGE = 44;

const Bar = styled.nav`
  ${inTopBar}
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
    padding-inline: min(0.75rem, 2.75vw);
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
    ${underline}
  }
`;

/** A fade and an arrow if more sections are beyond the edge; pressing it scrolls to them. */
const Edge = styled.button`
  position: absolute;
  inset-block: 0;
  width: ${EDGE}px;
  padding: 0;
  border: 0;
  color: ${color.ink};
  cursor: pointer;
  display: grid;
  align-items: center;
  &[data-edge='end'] {
    inset-inline-end: 0;
    justify-items: end;
    background: linear-gradient(to right, transparent, ${color.surface} 55%);
  }
  &[data-edge='start'] {
    inset-inline-start: 0;
    justify-items: start;
    background: linear-gradient(to left, transparent, ${color.surface} 55%);
  }
`;

export interface SectionNavProps {
  readonly label: string;
  /** Sections in page order; `id` is the id of the section's element and its #fragment. */
  readonly sections: ReadonlyArray<{ readonly id: string; readonly label: ReactNode }>;
}

/** Sticks to the top of a long page and marks the current section. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const [current, follow] = useCurrentSection(sections.map(({ id }) => id).join(' '));
  const list = useRef<HTMLUListElement>(null);
  const beyond = useOverflow(list, sections.length);
  // Scrolls sideways to the current entry; scrollIntoView would move the page as well.
  useEffect(() => {
    const row = list.current;
    const entry = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !entry) return;
    const left = entry.offsetLeft;
    if (left < row.scrollLeft + EDGE || left + entry.offsetWidth > row.scrollLeft + row.clientWidth - EDGE) row.scrollLeft = left - EDGE;
  }, [current]);
  const turn = (pages: number) => list.current?.scrollBy({ left: pages * (list.current.clientWidth - 2 * EDGE), behavior: 'instant' });
  return (
    <Bar aria-label={label}>
      <List ref={list}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} onClick={() => follow(section.id)} aria-current={section.id === current ? 'true' : undefined}>
              {section.label}
            </a>
          </li>
        ))}
      </List>
      {/* Not focusable: the keyboard and screen readers use the links themselves. */}
      {beyond.start && (
        <Edge data-edge="start" type="button" tabIndex={-1} aria-hidden="true" onClick={() => turn(-1)}>
          <ChevronLeftIcon size={20} />
        </Edge>
      )}
      {beyond.end && (
        <Edge data-edge="end" type="button" tabIndex={-1} aria-hidden="true" onClick={() => turn(1)}>
          <ChevronRightIcon size={20} />
        </Edge>
      )}
    </Bar>
  );
}
