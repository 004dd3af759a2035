import { showsBracket, type Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { resolveImageUrl } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { withPoster } from '@courtside/tournament-ui';
import {
  Button,
  CalendarIcon,
  color,
  CourtSurface,
  CrownIcon,
  Facts,
  line,
  ListOrderedIcon,
  MapPinIcon,
  media,
  PosterFrame,
  radius,
  space,
  StatusBadge,
  type as fonts,
  UsersIcon,
  VisuallyHidden,
} from '@courtside/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Room = styled.div`
  container-type: inline-size;
  margin-bottom: ${space[4]};
`;

const Sheet = styled(CourtSurface)`
  --cs-facts: ${color.onCourt2};
  /* Two lines of names or scores, and the bar of a game in play: a game has this height whether it is read, planned or played. */
  --game-room: calc(5rem + 8px);
  display: grid;
  align-items: stretch;
  border-radius: ${radius.card};
  /* One line more: the name of the bracket. */
  &[data-stages] {
    --game-room: calc(6.25rem + 8px);
  }
  .what {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    align-items: start;
    gap: ${space[3]};
    padding: ${space[3]};
    color: inherit;
    text-decoration: none;
  }
  .what:focus-visible {
    outline-offset: -4px;
  }
  .poster {
    border: ${line.control} solid ${color.onCourt};
    border-radius: ${radius.control};
  }
  .words {
    display: grid;
    gap: ${space[1]};
    min-width: 0;
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]};
  }
  /* As high as the mark of what is live: whether a game is on court or not, nothing moves. */
  &[data-running] .marks {
    min-height: 1.75rem;
  }
  .pause {
    ${fonts.small}
    color: ${color.onCourt2};
  }
  h2 {
    ${fonts.d2}
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .games {
    display: grid;
    align-content: center;
    gap: ${space[2]};
    padding: 0 ${space[3]} ${space[3]};
    min-width: 0;
  }
  @media (hover: hover) {
    .what:hover h2 {
      text-decoration: underline;
      text-decoration-thickness: 3px;
      text-underline-offset: 4px;
    }
  }
  @container (max-width: 20rem) {
    .what {
      grid-template-columns: minmax(0, 1fr);
      padding: ${space[2]};
    }
    .poster {
      display: none;
    }
    h2 {
      font-size: min(2.125rem, 10vw);
    }
    .games {
      padding: 0 ${space[1]} ${space[1]};
    }
  }
  @container (min-width: 34rem) {
    .what {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
  }
  @container (min-width: 46rem) {
    &[data-running] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    /* As high as the games next to it. */
    &[data-running] .what {
      grid-template-columns: 11.25rem minmax(0, 1fr);
      align-items: center;
    }
    &[data-running] h2 {
      ${fonts.d1}
    }
    &:not([data-running]) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .games {
      padding: ${space[3]};
      border-inline-start: ${line.paint} solid ${color.onCourt};
    }
    &:not([data-running]) .games {
      border: 0;
      align-content: end;
    }
  }
`;

/** Reserves room for games while they load, so that the content below does not move. */
const Awaited = styled.div`
  display: grid;
  gap: ${space[2]};
  i {
    min-height: var(--game-room);
    border-radius: ${radius.control};
    background: ${color.courtLight};
  }
`;

const places = [
  { media: media.wide, width: 180, height: 240 },
  { media: media.tablet, width: 144, height: 192 },
  { width: 88, height: 118 },
];

export interface Led {
  readonly tournament: Tournament;
  readonly isOrganizer: boolean;
}

interface LeadSheetProps extends Led {
  readonly isRunning?: boolean;
  readonly isLive?: boolean;
  /** The number of games that are still loading. */
  readonly awaited?: number;
  /** The number of played games, as text. */
  readonly played?: string;
  readonly children?: ReactNode;
}

/** The card of the leading tournament, from what the list knows. */
export function LeadSheet({ tournament, isOrganizer, isRunning = false, isLive = false, awaited = 0, played, children }: LeadSheetProps) {
  const { t } = useTranslation(['home', 'common']);
  const format = useFormat();
  const to = linkTo('tournament', tournament.id);
  const poster = withPoster(tournament, resolveImageUrl);
  const teams = Object.values(tournament.groups).flat().length;
  const showsPlayed = played !== undefined || awaited > 0;
  return (
    <Room>
      <Sheet data-lead data-running={isRunning || undefined} data-stages={(tournament.hasStages && showsBracket(tournament)) || undefined}>
        <Link className="what" to={to}>
          <PosterFrame
            className="poster"
            ratio="3 / 4"
            src={poster.imageSrc}
            picture={poster.image}
            places={places}
            priority
            words={format.dateRange(tournament.startDate, tournament.endDate, 'brief')}
          />
          <div className="words">
            <div className="marks">
              {isLive && <StatusBadge status="live">{t('common:status.live')}</StatusBadge>}
              {isRunning && !isLive && <span className="pause">{t('lead.noGame')}</span>}
              {!isRunning && <StatusBadge status="open">{t('common:status.registrationsOpen')}</StatusBadge>}
              {isOrganizer && (
                <span title={t('common:status.organizer')}>
                  <CrownIcon size={20} aria-hidden="true" />
                  <VisuallyHidden>{t('common:status.organizer')}</VisuallyHidden>
                </span>
              )}
            </div>
            <h2>{tournament.name}</h2>
            <Facts
              facts={[
                { icon: MapPinIcon, term: t('common:facts.location'), value: tournament.location },
                {
                  icon: CalendarIcon,
                  term: t('common:facts.dates'),
                  value: format.dateRange(tournament.startDate, tournament.endDate),
                },
                ...(isRunning && teams > 0 ? [{ icon: UsersIcon, term: t('lead.size'), value: t('lead.teams', { count: teams }) }] : []),
                // The line is there before its figure, so that nothing moves when that loads.
                ...(isRunning && showsPlayed ? [{ icon: ListOrderedIcon, term: t('lead.games'), value: played ?? '…' }] : []),
              ]}
            />
          </div>
        </Link>
        <div className="games">
          {awaited > 0 && (
            <Awaited aria-hidden="true">
              {Array.from({ length: awaited }, (_, index) => (
                <i key={index} />
              ))}
            </Awaited>
          )}
          {children}
          <Button as={Link} to={to} variant="onCourt">
            {t(isRunning ? 'lead.follow' : 'lead.see')}
          </Button>
        </div>
      </Sheet>
    </Room>
  );
}
