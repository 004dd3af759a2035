import type { Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { color, EyeIcon, EyeOffIcon, line, LockIcon, space, type } from '@courtside/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FoldPanel } from '../../panels/fold-panel';
import { useVisitorsText } from '../../visibility/use-visitors-text';
import { visitorParts } from '../../visibility/visitor-parts';
import { VisitorRow } from './visitor-row';

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    min-height: 44px;
    padding: 2px ${space[3]};
    ${type.table}
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: ${line.hair} solid ${color.line};
  }
  li > svg {
    flex: none;
  }
  .name {
    flex: 1 1 auto;
    font-weight: 650;
  }
  .state {
    color: ${color.ink2};
    ${type.small}
  }
  .lock {
    display: inline-flex;
    align-items: center;
    gap: ${space[0]};
  }
  .press {
    flex: 1 1 12rem;
    min-width: 0;
  }
  /* The whole row is the switch, with its track at the end. */
  .press button {
    width: 100%;
    flex-direction: row-reverse;
    ${type.table}
  }
  .press button > span:last-child {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
  }
`;

export interface VisitorsPanelProps {
  readonly tournament: Tournament;
  readonly isOpen: boolean;
  readonly onFold: (isOpen: boolean) => void;
  /** The button that makes the tournament public, provided by the page. */
  readonly open: ReactNode;
}

/** The one place that shows, and changes, what visitors see of a tournament. */
export function VisitorsPanel({ tournament, isOpen, onFold, open }: VisitorsPanelProps) {
  const { t } = useTranslation('organizer');
  const { seen, hidden } = useVisitorsText()(tournament);
  const isPublic = tournament.isTournamentPublic;
  const Icon = isPublic ? EyeIcon : EyeOffIcon;
  return (
    <FoldPanel
      id="visitors"
      title={t('visitors.title')}
      isOpen={isOpen}
      onFold={onFold}
      summary={
        <p>
          <b>{seen}</b> {hidden}
        </p>
      }
    >
      <Rows aria-label={t('visitors.list')}>
        <li>
          <Icon size={20} aria-hidden="true" />
          <span className="name">{t('visitors.tournament')}</span>
          {isPublic && (
            <span className="state lock">
              <LockIcon size={16} aria-hidden="true" />
              {t('visitors.forGood')}
            </span>
          )}
          {open}
        </li>
        {visitorParts(tournament).map((part) => (
          <VisitorRow key={part.id} tournament={tournament} part={part} />
        ))}
      </Rows>
    </FoldPanel>
  );
}
