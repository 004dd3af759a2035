import { hasBracket, toScheduleTime } from '@courtside/domain';
import { isOver } from '@courtside/domain/day';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { addDays, useFormatDay } from '@courtside/tournament-ui';
import { Button, EmptyState } from '@courtside/ui';
import { Link } from 'react-router-dom';
import { getLastGroups } from '../../../games/last-groups';
import type { BoardCourt } from '../data/board-model';
import { useDay } from '../data/day-context';
import { useGameWords } from '../data/use-game-words';

/** A court without remaining games: what comes next in the tournament. Its last result can still be corrected. */
export function DoneCourt({ court: { court, letter, games } }: { readonly court: BoardCourt }) {
  const { t } = useTranslation('organizerDay');
  const { openSheet, by, tournament } = useDay();
  const { text, section } = useNext(games[0]?.day);
  const day = games[0]?.day;
  return (
    <EmptyState
      title={t('done.title', { letter })}
      actions={
        by === 'organizer' && (
          <>
            {section !== null && (
              <Button as={Link} to={`${linkTo('tournament', tournament.id)}#${section}`}>
                {t('done.toPage')}
              </Button>
            )}
            {day !== undefined && (
              <Button variant="secondary" onClick={() => openSheet({ kind: 'played', day, court })}>
                {t('playedGames.open')}
              </Button>
            )}
          </>
        )
      }
    >
      {text}
    </EmptyState>
  );
}

/** Returns what comes next in the tournament: its next game, or a step in a section of its page. */
function useNext(today: number | undefined): { readonly text: string; readonly section: string | null } {
  const { t } = useTranslation('organizerDay');
  const formatDay = useFormatDay();
  const { by, plan, expected, tournament, furtherGroups } = useDay();
  const { gameName } = useGameWords();
  const left = [...plan.games.values()].filter((game) => !isOver(game));
  const getStart = (id: string, start: number) => expected.get(id)?.start ?? start;
  const [next] = left.sort((one, other) => getStart(one.id, one.start) - getStart(other.id, other.start));
  if (next) {
    const time = toScheduleTime(Math.round(getStart(next.id, next.start))).time;
    const when = next.day === today ? time : `${formatDay(addDays(tournament.startDate, next.day))}, ${time}`;
    return { text: t('done.next', { game: gameName(next), when, letter: next.courtLetter }), section: null };
  }
  if (hasBracket(tournament) || by !== 'organizer') return { text: t('done.text'), section: null };
  const { isSwiss, section } = getLastGroups(tournament, furtherGroups);
  return isSwiss ? { text: t('done.round'), section } : { text: t('done.bracket'), section: 'bracket' };
}
