import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../tokens/css-vars';
import { line } from '../tokens/scales';
import { underline } from './underline';

const Row = styled.div`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: ${line.paint} solid ${color.ink};
  button {
    position: relative;
    flex: 1 0 auto;
    min-height: 3rem;
    padding-inline: 0.875rem;
    border: 0;
    background: none;
    color: ${color.ink2};
    font-size: 0.9375rem;
    font-weight: 600;
    white-space: nowrap;
  }
  button:hover {
    color: ${color.ink};
  }
  button:focus-visible {
    outline-offset: -4px;
  }
  button[aria-selected='true'] {
    color: ${color.ink};
    font-weight: 750;
  }
  button[aria-selected='true']::after {
    ${underline}
  }
`;

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: ReadonlyArray<{ readonly id: Id; readonly label: ReactNode }>;
  readonly current: Id;
  readonly onChange: (id: Id) => void;
  /** The panel of the current tab. */
  readonly children: ReactNode;
}

/** Several views in one place. Arrow keys change the view. */
export function Tabs<Id extends string>({ label, tabs, current, onChange, children }: TabsProps<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only the row is scrolled, sideways: the page itself must not move.
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row.current || !tab) return;
    const [from, to] = [tab.offsetLeft - row.current.offsetLeft, tab.offsetLeft - row.current.offsetLeft + tab.offsetWidth];
    if (from < row.current.scrollLeft) row.current.scrollLeft = from;
    else if (to > row.current.scrollLeft + row.current.clientWidth) row.current.scrollLeft = to - row.current.clientWidth;
  }, [current]);
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <div>
      <Row ref={row} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={keys}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </Row>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  );
}
