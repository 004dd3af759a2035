import { showsSchedule, type Tournament } from '@courtside/domain';
import { expectedTimes, toldStarts, type PlannedGame, type ToldStart } from '@courtside/domain/day';
import { addDays } from '@courtside/tournament-ui';
import type { Words } from '../words';
import { endingText, hasScore, scoreText, Sheet, type NameOf } from './parts';
import { minutesAt, planOfDay, timesOf } from './plan';
import type { TournamentView } from './view';

/** The games of the schedule, day by day, at the times of the plan as it goes. */
export const scheduleView: TournamentView = {
  parts: ['schedules', 'days'],
  title: 'schedule.title',
  section: '#schedule',
  view: ({ known, words, nameOf, instant }) => {
    const { tournament } = known;
    if (!showsSchedule(tournament)) return null;
    const plan = planOfDay(known);
    const told = toldStarts(plan, expectedTimes(plan, { instant, minutes: minutesAt(tournament, instant) }));
    const days = new Map<number, PlannedGame[]>();
    for (const game of plan.games.values()) if (game.kind === 'match') days.set(game.day, [...(days.get(game.day) ?? []), game]);
    return [...days]
      .sort(([one], [other]) => one - other)
      .map(([day, games]) => (
        <Day
          key={day}
          title={words.day(addDays(tournament.startDate, day))}
          games={games.sort((one, other) => one.start - other.start || one.court - other.court)}
          {...{ tournament, told, words, nameOf }}
        />
      ));
  },
};

interface DayProps {
  readonly title: string;
  readonly games: readonly PlannedGame[];
  readonly tournament: Tournament;
  readonly told: ReadonlyMap<string, ToldStart>;
  readonly words: Words;
  readonly nameOf: NameOf;
}

function Day({ title, games, tournament, told, words, nameOf }: DayProps) {
  const { t } = words;
  const showsTime = timesOf(tournament)({ kind: 'match' });
  return (
    <Sheet title={title}>
      <thead>
        <tr>
          {showsTime && <th scope="col">{t('schedule.time')}</th>}
          <th scope="col">{t('schedule.court')}</th>
          <th scope="col">{t('schedule.game')}</th>
          <th scope="col" className="cs-num">
            {t('schedule.score')}
          </th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.id}>
            {showsTime && <td>{timeText(game, told.get(game.id), words)}</td>}
            <td>{game.courtLetter}</td>
            <td>{`${nameOf(game.teams[0])} – ${nameOf(game.teams[1])}`}</td>
            <td className="cs-num">
              {game.phase === 'playing' && <span className="cs-live">{`${t('phase.live')} `}</span>}
              {game.phase === 'paused' && <span className="cs-meta">{`${t('phase.paused')} `}</span>}
              <b>{hasScore(game) ? scoreText(game.state) : ''}</b> {endingText(game, words)}
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

const timeText = (game: PlannedGame, told: ToldStart | undefined, { t }: Words): string =>
  told?.isLate ? t('schedule.late', { time: told.time }) : game.time;
