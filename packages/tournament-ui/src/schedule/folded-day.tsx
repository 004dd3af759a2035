import { useTranslation } from '@courtside/i18n';
import { ChevronDownIcon, color, line, radius, space, type } from '@courtside/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { usePrinting } from '../print/use-printing';
import { useFold } from './use-fold';

/** Opens and closes a part of the schedule. */
export const FoldButton = styled.button`
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
  small {
    ${type.small}
    color: ${color.ink2};
  }
  svg {
    margin-inline-start: auto;
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  /* A row among the rows of a day. */
  &[data-row] {
    min-height: 2.75rem;
    border: 0;
    border-radius: 0;
    ${type.small}
    font-weight: 600;
    color: ${color.ink2};
  }
`;

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  h3 {
    margin: 0;
  }
`;

export interface FoldedDayProps {
  readonly dayId: string;
  readonly title: string;
  readonly games: number;
  /** Something in it is looked for: a team, a court. */
  readonly isWanted: boolean;
  /** The user has had it before their eyes: it does not close under them. */
  readonly wasSeen: boolean;
  /** Whether an element of the page is one of its games. */
  readonly holds: (elementId: string) => boolean;
  readonly children: ReactNode;
}

/** A day that is behind, as a heading with its number of games; a press, a link to one of its games and paper open it. */
export function FoldedDay({ dayId, title, games, isWanted, wasSeen, holds, children }: FoldedDayProps) {
  const { t } = useTranslation('schedule');
  const printing = usePrinting();
  const [isOpen, setIsOpen] = useFold({ name: `schedule day ${dayId}`, holds, wasSeen });
  if (isWanted || printing) return children;
  return (
    <Root>
      <h3>
        <FoldButton type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {title} <small>{t('past', { count: games })}</small>
          <ChevronDownIcon size={20} aria-hidden="true" />
        </FoldButton>
      </h3>
      {isOpen && children}
    </Root>
  );
}
