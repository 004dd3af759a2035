import { useFormat, useTranslation } from '@courtside/i18n';
import {
  CalendarIcon,
  color,
  CourtLines,
  CrownIcon,
  EyeOffIcon,
  Facts,
  line,
  MapPinIcon,
  media,
  PosterFrame,
  radius,
  space,
  StatusBadge,
  type,
} from '@courtside/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { isRegistrationShown, type TournamentSummary } from '../cards/tournament-card';
import { useClock } from '../time/use-clock';
import { CourtHead } from './court-head';
import { mapAddress } from './map-address';

const Root = styled(CourtHead)`
  .poster {
    flex: none;
    width: 4.75rem;
    border: ${line.control} solid ${color.onCourt};
    border-radius: ${radius.control};
  }
  /* A large text on a phone. */
  @container (max-width: 15rem) {
    .poster {
      display: none;
    }
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
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    margin-top: ${space[1]};
    &:empty {
      display: none;
    }
  }
  /* On a day of play, more important parts are below it. */
  @media ${media.phone} {
    &[data-brief] {
      .in {
        padding-block: ${space[1]};
      }
      .poster {
        display: none;
      }
      .words {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
      }
      /* Next to the marks, unless a large text leaves no room for a word. */
      h1 {
        order: -1;
        flex: 1 1 min(100%, 9rem);
        ${type.d3}
      }
      dl {
        display: flex;
        flex-wrap: wrap;
        gap: 0 ${space[3]};
      }
      dl,
      .actions {
        flex: 1 0 100%;
      }
    }
  }
  @media ${media.wide} {
    .poster {
      width: 7.5rem;
    }
  }
  @media print {
    border-bottom: 4px solid #000;
    .poster,
    .actions,
    .marks,
    svg {
      display: none;
    }
    dl > div {
      gap: 0;
    }
    dd a {
      text-decoration: none;
    }
  }
`;

const places = [
  { media: media.wide, width: 120, height: 160 },
  { width: 76, height: 102 },
];

export interface TournamentHeadProps {
  readonly tournament: TournamentSummary & { readonly timeZone?: string | undefined };
  readonly isOrganizer?: boolean;
  readonly isLive?: boolean;
  /** Without the poster: the page is for work. */
  readonly compact?: boolean;
  /** Takes little room on a phone. */
  readonly isBrief?: boolean;
  /** Replaces the name, for organizers who edit it in place. */
  readonly name?: ReactNode;
  /** Register, share, organizers' tools. */
  readonly actions?: ReactNode;
}

/** The head of a tournament's page: poster, name, where and when, on the color of a court. */
export function TournamentHead({
  tournament,
  isOrganizer = false,
  isLive = false,
  compact = false,
  isBrief = false,
  name,
  actions,
}: TournamentHeadProps) {
  const { t } = useTranslation(['tournament', 'common']);
  const format = useFormat();
  const showsOpen = isRegistrationShown(tournament, useClock(60_000));
  return (
    <Root as="header" data-brief={isBrief || undefined}>
      <CourtLines />
      <div className="in">
        {tournament.imageSrc !== '' && !compact && (
          <a className="poster" href={tournament.imageSrc} target="_blank" rel="noreferrer">
            <PosterFrame
              ratio="3 / 4"
              src={tournament.imageSrc}
              picture={tournament.image}
              places={places}
              alt={t('details.posterAlt', { name: tournament.name })}
              priority
            />
          </a>
        )}
        <div className="words">
          <div className="marks">
            {isLive && <StatusBadge status="live">{t('common:status.live')}</StatusBadge>}
            {showsOpen && <StatusBadge status="open">{t('common:status.registrationsOpen')}</StatusBadge>}
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
          <Facts
            facts={[
              {
                icon: MapPinIcon,
                term: t('details.location'),
                value: tournament.location && (
                  <a
                    href={mapAddress(tournament.location)}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t('details.mapLabel', { place: tournament.location })}
                  >
                    {tournament.location}
                  </a>
                ),
              },
              {
                icon: CalendarIcon,
                term: t('details.dates'),
                value: format.dateRange(tournament.startDate, tournament.endDate, 'weekday'),
              },
            ]}
          />
          <div className="actions">{actions}</div>
        </div>
      </div>
    </Root>
  );
}
