import {
  BREAK,
  dayOffsets,
  isSettled,
  refereeFinder,
  sortedDayIds,
  type Match,
  type MatchId,
  type StandingRules,
  type Team,
  type Tournament,
} from '@courtside/domain';
import { addDays, type MatchPlaces } from '@courtside/tournament-ui';

/** A game of the schedule on a day to come. */
export interface GameAhead {
  readonly match: Match;
  /** `HH:MM` */
  readonly time: string;
  readonly courtLetter: string;
}

/** The next day with games, and what the visitor's team has on its own next day. */
export interface GamesAhead {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The start of its first game, `HH:MM`. */
  readonly time: string;
  /** No game was planned before that day. */
  readonly isFirst: boolean;
  /** Null without a team, or if the schedule has no game of it to come. */
  readonly mine: {
    readonly date: string;
    readonly isFirst: boolean;
    /** In the order of play; at least one. */
    readonly games: readonly [GameAhead, ...GameAhead[]];
    /** The first game that it referees before these. */
    readonly duty: GameAhead | null;
  } | null;
}

export interface GamesAheadSource {
  readonly tournament: Pick<Tournament, 'startDate' | 'schedule' | 'scheduleType' | 'scheduleTimes'> & Partial<StandingRules>;
  readonly teams: readonly Pick<Team, 'id' | 'name'>[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly places: MatchPlaces;
  /** The visitor's team. */
  readonly mine: string | null;
  /** At the venue, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Returns the games of the next days of the schedule; null if none is to come. */
export function gamesAhead({ tournament, teams, matches, places, mine, today }: GamesAheadSource): GamesAhead | null {
  const { schedule, scheduleType, scheduleTimes, startDate } = tournament;
  const dayIds = sortedDayIds(schedule);
  const days = dayOffsets(dayIds.length, scheduleType, scheduleTimes).map((offset, index) => {
    const games = (schedule[dayIds[index]!] ?? []).flatMap((entry) => {
      const [match, place] = entry === BREAK ? [] : [matches.get(entry), places.get(entry)];
      return match && place ? [{ match, ...place }] : [];
    });
    return { date: addDays(startDate, offset), games: games.sort((one, other) => one.minutes - other.minutes) };
  });
  // Results may be entered before the day: for an event whose date was wrong, or for a try.
  const isOpen = ({ match }: GameAhead) => !isSettled(match, tournament);
  const ahead = days.flatMap(({ date, games }) => (date >= today ? games.filter(isOpen).map((game) => ({ ...game, date })) : []));
  const [next] = ahead;
  if (!next) return null;
  const isBefore = (date: string, plays: (match: Match) => boolean) =>
    days.some((day) => day.date <= date && day.games.some((game) => plays(game.match) && (day.date < date || !isOpen(game))));
  return {
    date: next.date,
    time: next.time,
    isFirst: !isBefore(next.date, () => true),
    mine: mine === null ? null : findMine(mine),
  };

  function findMine(team: string): GamesAhead['mine'] {
    const plays = ({ team1Id, team2Id }: Match) => team1Id === team || team2Id === team;
    const getReferee = refereeFinder(teams);
    const [first, ...others] = ahead.filter(({ match }) => plays(match));
    if (!first) return null;
    const onItsDay = ahead.filter(({ date }) => date === first.date);
    const duty = onItsDay.find(
      ({ match, minutes }) =>
        minutes < first.minutes && getReferee({ referee: match.referee, teams: [match.team1Id, match.team2Id] }) === team,
    );
    return {
      date: first.date,
      isFirst: !isBefore(first.date, plays),
      games: [first, ...others.filter(({ date }) => date === first.date)],
      duty: duty ?? null,
    };
  }
}
