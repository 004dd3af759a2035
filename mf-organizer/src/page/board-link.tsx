import { hasBracket, hasSchedule, type Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { isAfterLastDay, isOnDayOfPlay, useClock } from '@courtside/tournament-ui';
import { Button, Maximize2Icon, TimerIcon, useServerClock } from '@courtside/ui';
import { Link } from 'react-router-dom';
import { PassesButton } from '../dialogs/desk-tools';

/** The link to the court board on the days of play, by the venue's clock, and to the wall screen; until the days are over, the passes. */
export function BoardLink({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('organizer');
  const now = useClock(60_000);
  const isDayOfPlay = isOnDayOfPlay(tournament, now);
  useServerClock(isDayOfPlay);
  if (!(hasSchedule(tournament) || hasBracket(tournament)) || isAfterLastDay(tournament, now)) return null;
  // Passes are made before the day begins.
  if (!isDayOfPlay) return <PassesButton tournament={tournament} />;
  return (
    <>
      <Button as={Link} to={linkTo('day', tournament.id)} variant="onCourt" icon={<TimerIcon size={20} aria-hidden="true" />}>
        {t('page.courtBoard')}
      </Button>
      <PassesButton tournament={tournament} />
      {tournament.isTournamentPublic && (
        <Button as={Link} to={linkTo('screen', tournament.id)} variant="onCourtQuiet" icon={<Maximize2Icon size={20} aria-hidden="true" />}>
          {t('page.wallScreen')}
        </Button>
      )}
    </>
  );
}
