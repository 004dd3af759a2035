import { BYE, dayTimetable, isSettled, rhythmOfDay, TBD, type DayId, type GameId, type MatchId, type TeamId } from '@courtside/domain';
import type { StageId } from '@courtside/domain/stages';
import type { ScheduleModel } from '../../../games/schedule-model';
import type { BracketOfDay } from '../days/bracket-places';

/** A game that another one disturbs. */
export type DisturbingGame =
  | { readonly kind: 'match'; readonly id: MatchId }
  | { readonly kind: 'bracket'; readonly name: BracketOfDay['name']; readonly number: number };

/** A bracket game whose court, or one of whose teams, has an earlier game of another stage that is not over by then. */
export interface BracketProblem {
  readonly key: string;
  /** The key of all double bookings of courts by the same two stages. Courts of one letter can be in two halls. */
  readonly keptAs: string;
  /** Null if the schedule has no games on this day. */
  readonly dayId: DayId | null;
  readonly gameId: GameId;
  readonly stage: StageId;
  /** Null if it is the court. */
  readonly teamId: TeamId | null;
  readonly other: DisturbingGame;
}

interface TimedGame {
  readonly stage: StageId;
  readonly courtLetter: string;
  readonly teams: readonly TeamId[];
  readonly from: number;
  readonly to: number;
  readonly id: string;
  readonly game: DisturbingGame;
}

/** Returns double bookings of bracket games with games of other stages on the same day, in the order of play. Games that are over are ignored. */
export function findBracketProblems(model: ScheduleModel, brackets: readonly BracketOfDay[]): readonly BracketProblem[] {
  const days = new Map(brackets.map(({ day, dayId }) => [day, dayId]));
  return [...days].flatMap(([day, dayId]) => {
    const games = [
      ...(dayId === null ? [] : groupGames(model, dayId)),
      ...brackets.flatMap((bracket) => (bracket.day === day ? bracketGames(bracket) : [])),
    ].sort((one, other) => one.from - other.from);
    return problemsIn(games, dayId);
  });
}

function problemsIn(games: readonly TimedGame[], dayId: DayId | null): BracketProblem[] {
  const found: BracketProblem[] = [];
  const courts = new Map<string, TimedGame>();
  const teams = new Map<TeamId, TimedGame>();
  const check = <Key extends string>(taken: Map<Key, TimedGame>, key: Key, game: TimedGame, teamId: TeamId | null) => {
    const before = taken.get(key);
    if (before && before.to > game.from && before.stage !== game.stage) {
      // A game of the groups shows none: it can't be moved while there is a bracket.
      const [shown, other] = game.stage === 'groups' ? [before, game] : [game, before];
      found.push({
        key: ['both', shown.id, other.id, key].join('/'),
        keptAs: ['courts', ...[game.stage, before.stage].sort()].join('/'),
        ...{ dayId, gameId: shown.id as GameId, stage: shown.stage, teamId, other: other.game },
      });
    }
    if (!before || before.to < game.to) taken.set(key, game);
  };
  for (const game of games) {
    check(courts, game.courtLetter, game, null);
    for (const team of game.teams) check(teams, team, game, team);
  }
  return found;
}

function groupGames({ tournament, matches, dayIds }: ScheduleModel, dayId: DayId): TimedGame[] {
  const { schedule, scheduleTimes: times } = tournament;
  const dayIndex = dayIds.indexOf(dayId);
  return dayTimetable(schedule[dayId] ?? [], times, dayIndex).flatMap(({ entry, minutes, courtLetter }): TimedGame[] => {
    const match = matches.get(entry as MatchId);
    if (!match || isSettled(match, tournament)) return [];
    return [
      {
        ...{ stage: 'groups', courtLetter, id: match.id, teams: [match.team1Id, match.team2Id] },
        ...{ from: minutes, to: minutes + rhythmOfDay(times, dayIndex).gameLength, game: { kind: 'match', id: match.id } },
      },
    ];
  });
}

function bracketGames({ stage, name, bracket, places }: BracketOfDay): TimedGame[] {
  return places.flatMap(({ index, slot }): TimedGame[] => {
    const [game, state] = [bracket.template.games[index], bracket.states[index]];
    if (!game || !state || state.status === 'decided') return [];
    return [
      {
        ...{ stage, id: game.id, courtLetter: slot.courtLetter, from: slot.minutes, to: slot.minutes + slot.length },
        ...{
          teams: state.slots.filter((team): team is TeamId => team !== TBD && team !== BYE),
          game: { kind: 'bracket', name, number: game.number ?? 0 },
        },
      },
    ];
  });
}
