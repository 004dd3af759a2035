import { restingIn, showsSchedule, sortedDayIds, type Tournament } from '@courtside/domain';
import { expectedTimes, listExpectedStarts, type PlannedGame, type ExpectedStart } from '@courtside/domain/day';
import { gameStates, hasEnded, isToCome, type GameState } from '@courtside/domain/wall';
import { addDays, stateWord } from '@courtside/tournament-ui';
import type { Words } from '../words';
import { endingText, hasScore, scoreText, Sheet, type FindName } from './parts';
import { nowAt, planOfDay, getTimeVisibility } from '../../live/plan';
import type { TournamentView } from './view';

/** The games of the schedule by day, at the times of the current plan. */
export const scheduleView: TournamentView = {
  parts: ['schedules', 'days'],
  title: 'schedule.title',
  section: '#schedule',
  view: ({ known, words, nameOf, instant }) => {
    const { tournament } = known;
    if (!showsSchedule(tournament)) return null;
    const plan = planOfDay(known);
    const now = nowAt(tournament, instant);
    const starts = listExpectedStarts(plan, expectedTimes(plan, now));
    const states = gameStates(plan, now, getTimeVisibility(tournament));
    const days = new Map<number, PlannedGame[]>();
    const byes = listByes(tournament, [...plan.games.values()]);
    for (const game of plan.games.values()) if (game.kind === 'match') days.set(game.day, [...(days.get(game.day) ?? []), game]);
    return [...days]
      .sort(([one], [other]) => one - other)
      .map(([day, games]) => (
        <Day
          key={day}
          title={words.day(addDays(tournament.startDate, day))}
          games={games.sort((one, other) => one.start - other.start || one.court - other.court)}
          byes={byes.filter((one) => one.day === day)}
          {...{ tournament, starts, states, words, nameOf }}
        />
      ));
  },
};

/** A team without an opponent in a round of a day. */
interface Bye {
  /** The number of the round, from 1. */
  readonly round: number;
  readonly day: number;
  readonly team: string;
}

/** Lists the byes, each on the day of its round. */
const listByes = (tournament: Tournament, games: readonly PlannedGame[]): readonly Bye[] =>
  sortedDayIds(tournament.schedule).flatMap((dayId, index) => {
    const day = games.find((game) => game.dayId === dayId)?.home.day;
    return day === undefined ? [] : restingIn(tournament, dayId).map((team) => ({ round: index + 1, day, team }));
  });

interface DayProps {
  readonly title: string;
  readonly games: readonly PlannedGame[];
  readonly byes: readonly Bye[];
  readonly tournament: Tournament;
  readonly starts: ReadonlyMap<string, ExpectedStart>;
  readonly states: ReadonlyMap<string, GameState>;
  readonly words: Words;
  readonly nameOf: FindName;
}

function Day({ title, games, byes, tournament, starts, states, words, nameOf }: DayProps) {
  const { t } = words;
  const showsTime = getTimeVisibility(tournament)({ kind: 'match' });
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
            {showsTime && <td>{timeText(game, starts.get(game.id), words)}</td>}
            <td>{game.courtLetter}</td>
            <td>{`${nameOf(game.teams[0])} – ${nameOf(game.teams[1])}`}</td>
            <td className="cs-num">
              <State state={states.get(game.id) ?? 'planned'} words={words} />
              <b>{hasScore(game) ? scoreText(game.state) : ''}</b> {endingText(game, words)}
            </td>
          </tr>
        ))}
      </tbody>
      {byes.length > 0 && (
        <tfoot>
          {byes.map(({ round, team }) => (
            <tr key={`${round} ${team}`}>
              <td colSpan={showsTime ? 4 : 3}>{t('schedule.bye', { number: round, team: nameOf(team) })}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </Sheet>
  );
}

/** Shows that a game is on court, or why it is not; nothing for a finished or a future game. */
function State({ state, words: { t } }: { readonly state: GameState; readonly words: Words }) {
  if (hasEnded(state) || isToCome(state)) return null;
  return <span className={state === 'live' ? 'cs-live' : 'cs-meta'}>{`${t(`phase.${stateWord(state)}`)} `}</span>;
}

const timeText = (game: PlannedGame, start: ExpectedStart | undefined, { t }: Words): string =>
  start?.isLate ? t('schedule.late', { time: start.time }) : game.time;
