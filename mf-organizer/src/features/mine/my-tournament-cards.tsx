import { hasBracket, hasSchedule, isMixer, type Tournament } from '@courtside/domain';
import { isAskedToOrganize } from '@courtside/domain/engines';
import { ErrorBoundary } from '@courtside/federation/error-boundary';
import { linkTo } from '@courtside/federation/links';
import { resolveImageUrl } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { CardGrid, isOnDayOfPlay, TournamentCard, useClock, withPoster } from '@courtside/tournament-ui';
import { Button, space, TimerIcon } from '@courtside/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** How many cards fill the first screen, whose posters are fetched at once. */
const firstScreen = 3;

/** On a day of play the way to the courts stands below the card. */
const Entry = styled.li`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${space[1]};
`;

/** Cards of tournaments that the reader organises, oldest start first. */
export function MyTournamentCards({ tournaments, uid }: { readonly tournaments: readonly Tournament[]; readonly uid: string }) {
  const { t } = useTranslation('home');
  const now = useClock(60_000);
  const isToday = (tournament: Tournament) => isOnDayOfPlay(tournament, now) && (hasSchedule(tournament) || hasBracket(tournament));
  const shown = useMemo(
    () =>
      tournaments
        .map((tournament) => withPoster(tournament, resolveImageUrl))
        .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.name.localeCompare(b.name)),
    [tournaments],
  );
  return (
    <CardGrid>
      {shown.map((tournament, index) => (
        // Anybody may name somebody an organiser of what they have stored: should a card fail, the others stand.
        <ErrorBoundary key={tournament.id} fallback={() => null}>
          <Entry>
            <TournamentCard
              tournament={tournament}
              linkAs={Link}
              to={linkTo('tournament', tournament.id)}
              isOrganizer
              note={isAskedToOrganize(tournament, uid) ? t('card.asked') : isMixer(tournament) ? t('card.mixer') : undefined}
              eager={index < firstScreen}
            />
            {isToday(tournament) && (
              <Button
                as={Link}
                to={linkTo('day', tournament.id)}
                variant="secondary"
                icon={<TimerIcon size={20} aria-hidden="true" />}
                aria-label={t('card.courtBoardOf', { name: tournament.name })}
              >
                {t('card.courtBoard')}
              </Button>
            )}
          </Entry>
        </ErrorBoundary>
      ))}
    </CardGrid>
  );
}
