import { readBracket, waitsFor, type Bracket } from '../brackets';
import { sortedDayIds, type BracketGame, type GameId, type Match, type MatchId, type Tournament } from '../entities';
import {
  BREAK,
  bracketTimetable,
  courtLetter,
  dayOffsets,
  dayTimetable,
  MINUTES_PER_DAY,
  refereeFinder,
  timeOf,
  type NamedTeam,
} from '../schedule';
import { gameLengthOf, type LengthOf } from './game-length';
import { layOver } from './lay-over';
import { phaseOf, type DayGame } from './phase';
import { bracketDay } from './plan-time';
import type { DayPlan, PlannedGame, StoredPlan } from './plan-types';

/** What a plan is made of. */
export interface PlanSource {
  readonly tournament: Tournament;
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** As `playableBracket` reads it. */
  readonly bracket: Bracket | null;
  /** The bracket's games as they are stored. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  /** The plan that is stored; null while there is none. */
  readonly stored: StoredPlan | null;
  /** The tournament's teams: a referee's text can name one of them. */
  readonly teams: readonly NamedTeam[];
}

/** The stored bracket, which may not be there. A game that is played has no winner yet, whoever leads. */
export function playableBracket(tournament: Tournament, games: ReadonlyMap<GameId, BracketGame> | null): Bracket | null {
  if (!games) return null;
  const settled = [...games].map(([id, game]) =>
    game.play?.state === 'playing' ? ([id, { ...game, team1Score: null, team2Score: null }] as const) : ([id, game] as const),
  );
  return readBracket(tournament, new Map(settled)).bracket;
}

/**
 * Every game of a tournament with its court and its planned start: by the schedule and the bracket's timetable, with the stored plan laid over. What the
 * stored plan says of games that are gone counts for nothing; games that it does not know stand where the schedule has them, or, where that court
 * is closed, on another.
 */
export function plannedDay(source: PlanSource): DayPlan {
  const { tournament, stored } = source;
  const { games, reserve } = bracketGames(source);
  const findReferee = refereeFinder(source.teams);
  const all = [...scheduledGames(source), ...games].map((game) => ({ ...game, refereeTeam: findReferee(game) }));
  return layOver(all, reserve, tournament, stored);
}

interface Slot {
  readonly court: number;
  /** From the midnight of its day. */
  readonly minutes: number;
  readonly day: number;
}

function placed({ court, minutes, day }: Slot) {
  const start = day * MINUTES_PER_DAY + minutes;
  return { court, start, home: { court, start, day }, courtLetter: courtLetter(court), day, minutes, time: timeOf(minutes).time };
}

function lengthIn(tournament: Tournament, of: LengthOf): Pick<PlannedGame, 'length' | 'periods' | 'interval'> {
  const { total, periods, interval } = gameLengthOf(
    tournament,
    of.kind === 'match' ? tournament.scheduleTimes : tournament.bracketTimes,
    of,
  );
  return { length: total, periods, interval };
}

type UnrefereedGame = Omit<PlannedGame, 'refereeTeam'>;

function scheduledGames({ tournament, matches }: PlanSource): UnrefereedGame[] {
  const { schedule, scheduleType, scheduleTimes } = tournament;
  const dayIds = sortedDayIds(schedule);
  const offsets = dayOffsets(dayIds.length, scheduleType, scheduleTimes);
  return dayIds.flatMap((dayId, dayIndex) =>
    dayTimetable(schedule[dayId] ?? [], scheduleTimes, dayIndex).flatMap(({ entry, court, minutes }): UnrefereedGame[] => {
      const match = entry === BREAK ? undefined : matches.get(entry);
      if (!match) return [];
      return [
        {
          kind: 'match',
          id: match.id,
          ...placed({ court, minutes, day: offsets[dayIndex] ?? 0 }),
          ...lengthIn(tournament, { kind: 'match', dayId }),
          teams: [match.team1Id, match.team2Id],
          hasTeams: true,
          state: match,
          phase: phaseOf(match),
          referee: match.referee,
          dayId,
          ...{ level: null, roundId: null, after: [] },
        },
      ];
    }),
  );
}

function bracketGames({ tournament, bracket, games }: PlanSource): { games: UnrefereedGame[]; reserve: { id: string; court: number }[] } {
  const planned: UnrefereedGame[] = [];
  const reserve: { id: string; court: number }[] = [];
  if (!bracket) return { games: planned, reserve };
  const { template, states } = bracket;
  const day = bracketDay(tournament);
  for (const [id, { court, minutes }] of bracketTimetable(template, tournament.bracketTimes)) {
    const index = template.indexOf.get(id) ?? -1;
    const [game, state] = [template.games[index], states[index]];
    if (!game || !state || state.status === 'void' || state.status === 'bye') continue;
    if (state.status === 'dormant') {
      reserve.push({ id, court });
      continue;
    }
    const stored = games?.get(id);
    const dayGame: DayGame = stored?.play
      ? { team1Score: stored.team1Score, team2Score: stored.team2Score, play: stored.play }
      : { team1Score: state.scores[0], team2Score: state.scores[1] };
    const feeders = ([0, 1] as const).map((side) => waitsFor(template, id, side));
    planned.push({
      kind: 'bracket',
      id,
      ...placed({ court, minutes, day }),
      ...lengthIn(tournament, { kind: 'bracket', level: game.level, roundId: game.roundId }),
      teams: [state.slots[0], state.slots[1]],
      hasTeams: state.status !== 'waiting',
      state: dayGame,
      phase: state.status === 'decided' && phaseOf(dayGame) === 'planned' ? 'finished' : phaseOf(dayGame),
      referee: stored?.referee ?? '',
      dayId: null,
      level: game.level,
      roundId: game.roundId,
      after: feeders.flatMap((feeder) => ('gameId' in feeder ? [feeder.gameId] : [])),
    });
  }
  return { games: planned, reserve };
}
