import { useTranslation } from '@courtside/i18n';
import { CalendarIcon, color, CrownIcon, EyeOffIcon, line, MapPinIcon, media, onCourtSurface, radius, space, StatusBadge, type } from '@courtside/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Facts } from '../cards/facts';
import { Poster } from '../cards/poster';
import type { TournamentSummary } from '../cards/tournament-card';
import { useDateFormats } from '../format/date-formats';
import { CourtLines } from './court-lines';
import { mapAddress } from './map-address';

const Root = styled.header`
  ${onCourtSurface}
  position: relative;
  overflow: hidden;
  background: ${color.court};
  color: ${color.onCourt};
  .in {
    position: relative;
    display: flex;
    gap: ${space[3]};
    align-items: flex-start;
    max-width: 82rem;
    margin: 0 auto;
    padding: ${space[3]} ${space[3]} 1.125rem;
  }
  .poster {
    flex: none;
    width: 4.75rem;
    aspect-ratio: 3 / 4;
    border: ${line.control} solid ${color.onCourt};
    border-radius: ${radius.control};
  }
  .words {
    flex: 1;
    min-width: 0;
    display: grid;
    gap: ${space[1]};
  }
  h1 {
    ${type.d2}
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    &:empty {
      display: none;
    }
  }
  .crown {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    ${type.meta}
  }
  .facts,
  .facts svg {
    color: ${color.onCourt2};
  }
  .facts a {
    color: inherit;
    padding-block: 2px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    margin-top: ${space[1]};
    &:empty {
      display: none;
    }
  }
  @media ${media.wide} {
    .in {
      gap: ${space[4]};
      padding: ${space[4]} ${space[5]};
    }
    .poster {
      width: 7.5rem;
    }
    h1 {
      ${type.d1}
    }
  }
  @media print {
    background: none;
    color: #000;
    border-bottom: 4px solid #000;
    .in {
      padding: 0 0 4mm;
    }
    .poster,
    .actions,
    .marks,
    svg {
      display: none;
    }
    .facts {
      color: #000;
    }
    .facts a {
      text-decoration: none;
    }
  }
`;

export interface TournamentHeadProps {
  readonly tournament: TournamentSummary & { readonly timeZone?: string | undefined };
  readonly isOrganizer?: boolean;
  readonly isLive?: boolean;
  /** Replaces the name, for those who edit it in place. */
  readonly name?: ReactNode;
  /** Register, share, organiser's tools. */
  readonly actions?: ReactNode;
}

/** The head of a tournament's page: poster, name, where and when, on the colour of a court. */
export function TournamentHead({ tournament, isOrganizer = false, isLive = false, name, actions }: TournamentHeadProps) {
  const { t } = useTranslation(['tournament', 'common']);
  const dates = useDateFormats();
  return (
    <Root>
      <CourtLines />
      <div className="in">
        {tournament.imageSrc !== '' && <Poster className="poster" src={tournament.imageSrc} alt="" eager />}
        <div className="words">
          <div className="marks">
            {isLive && <StatusBadge status="live">{t('common:status.live')}</StatusBadge>}
            {tournament.isRegistrationOpen && <StatusBadge status="open">{t('common:status.registrationsOpen')}</StatusBadge>}
            {isOrganizer && (
              <span className="crown">
                <CrownIcon size={20} aria-hidden="true" />
                {t('common:status.organizer')}
              </span>
            )}
            {!tournament.isTournamentPublic && (
              <span className="crown">
                <EyeOffIcon size={20} aria-hidden="true" />
                {t('common:status.notPublic')}
              </span>
            )}
          </div>
          <h1>{name ?? tournament.name}</h1>
          <Facts className="facts">
            <span>
              <MapPinIcon size={16} aria-hidden="true" />
              <span>
                <a href={mapAddress(tournament.location)} target="_blank" rel="noreferrer" aria-label={t('details.mapLabel', { place: tournament.location })}>
                  {tournament.location}
                </a>
              </span>
            </span>
            <span>
              <CalendarIcon size={16} aria-hidden="true" />
              <span>{dates.rangeWithDays(tournament.startDate, tournament.endDate)}</span>
            </span>
          </Facts>
          <div className="actions">{actions}</div>
        </div>
      </div>
    </Root>
  );
}
