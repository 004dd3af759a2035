import type { Tournament } from '@courtside/domain';
import type { PlannedBrackets } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { addDays, useFormatDay } from '@courtside/tournament-ui';
import { EmptyLine, Stack } from '@courtside/ui';
import { GameLine } from './game-line';
import { Day } from './line-style';
import { getDay, type ShownEntry } from './team-view';

interface TeamGamesProps {
  readonly tournament: Tournament;
  readonly brackets: PlannedBrackets;
  readonly entries: readonly ShownEntry[];
}

const getKey = ({ entry }: ShownEntry): string =>
  entry.kind === 'bye' ? `bye ${entry.stage} ${entry.dayId}` : `${entry.kind} ${entry.game.kind} ${entry.game.id}`;

/** The games and duties of the team, a sheet for each day. */
export function TeamGames({ tournament, brackets, entries }: TeamGamesProps) {
  const { t } = useTranslation('team');
  const formatDay = useFormatDay();
  if (entries.length === 0) return <EmptyLine>{t('noGames')}</EmptyLine>;
  const days = [...new Set(entries.map(getDay))].sort((a, b) => a - b);
  return (
    <Stack>
      {days.map((day) => (
        <Day key={day} aria-labelledby={`games-of-day-${day}`}>
          <h3 id={`games-of-day-${day}`}>{formatDay(addDays(tournament.startDate, day))}</h3>
          <ol>
            {entries
              .filter((shown) => getDay(shown) === day)
              .map((shown) => (
                <GameLine key={getKey(shown)} {...{ tournament, brackets, shown }} />
              ))}
          </ol>
        </Day>
      ))}
    </Stack>
  );
}
