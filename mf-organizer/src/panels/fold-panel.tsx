import { Card, ChevronDownIcon, color, line, space, type } from '@courtside/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled(Card)`
  scroll-margin-top: calc(var(--cs-sticky-top, 0px) + 4rem);
  &:focus {
    outline: none;
  }
  > header {
    padding: ${space[1]} ${space[3]} ${space[2]};
  }
  h2 {
    margin: 0;
    ${type.d3}
  }
  h2 button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    width: 100%;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  h2 svg {
    flex: none;
  }
  [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  > header > p {
    margin: 0;
    color: ${color.ink2};
    ${type.table}
    overflow-wrap: anywhere;
  }
  > [data-body] {
    border-top: ${line.paint} solid ${color.ink};
  }
  @media print {
    display: none;
  }
`;

export interface FoldPanelProps {
  /** Its address in the page. */
  readonly id: string;
  readonly title: ReactNode;
  /** A sentence that sums it up; it stays while folded. */
  readonly summary: ReactNode;
  readonly isOpen: boolean;
  readonly onFold: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A card whose heading folds it to its summary. */
export function FoldPanel({ id, title, summary, isOpen, onFold, children }: FoldPanelProps) {
  const own = useId();
  return (
    <Root as="section" id={id} tabIndex={-1} $padded={false} aria-labelledby={`${own}-title`}>
      <header>
        <h2 id={`${own}-title`}>
          <button type="button" aria-expanded={isOpen} aria-controls={`${own}-body`} onClick={() => onFold(!isOpen)}>
            {title}
            <ChevronDownIcon size={24} aria-hidden="true" />
          </button>
        </h2>
        {summary}
      </header>
      <div id={`${own}-body`} data-body={isOpen || undefined} hidden={!isOpen}>
        {children}
      </div>
    </Root>
  );
}

/** Goes to a section of the page: scrolls it into view and focuses it. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView();
}
