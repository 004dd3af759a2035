import { useTranslation } from '@courtside/i18n';
import { ChevronDownIcon, color, line, radius, space, type, useKeptState } from '@courtside/ui';
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { usePrinting } from '../print/use-printing';

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  h3 {
    margin: 0;
  }
  button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    width: 100%;
    min-height: 3rem;
    padding: ${space[2]} 0.875rem;
    border: ${line.hair} solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    color: ${color.ink};
    text-align: start;
    cursor: pointer;
    ${type.d3}
  }
  button small {
    ${type.small}
    color: ${color.ink2};
  }
  button svg {
    margin-inline-start: auto;
  }
  [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

export interface FoldedDayProps {
  readonly dayId: string;
  readonly title: string;
  readonly games: number;
  /** Something in it is looked for: a team, a court. */
  readonly isWanted: boolean;
  /** The reader has had it before their eyes: it does not close under them. */
  readonly wasSeen: boolean;
  /** Whether an element of the page is one of its games. */
  readonly holds: (elementId: string) => boolean;
  readonly children: ReactNode;
}

/** A day that is behind, as a heading with its number of games; a press, a link to one of its games and paper open it. */
export function FoldedDay({ dayId, title, games, isWanted, wasSeen, holds, children }: FoldedDayProps) {
  const { t } = useTranslation('schedule');
  const printing = usePrinting();
  const [isOpen, setIsOpen] = useKeptState<boolean>(`schedule day ${dayId}`, wasSeen || isNamed(holds));
  useEffect(() => {
    const look = () => {
      if (isNamed(holds)) setIsOpen(true);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [holds, setIsOpen]);
  if (isWanted || printing) return children;
  return (
    <Root>
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {title} <small>{t('past', { count: games })}</small>
          <ChevronDownIcon size={20} aria-hidden="true" />
        </button>
      </h3>
      {isOpen && children}
    </Root>
  );
}

function isNamed(holds: FoldedDayProps['holds']): boolean {
  try {
    return holds(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return false;
  }
}
