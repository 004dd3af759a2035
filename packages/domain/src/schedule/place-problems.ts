import { sortedDayIds, type MatchId, type TeamId } from '../entities';
import { courtsOfDay, type CourtCounts } from './game-time';
import type { ScheduleDays } from './move-entry';
import { BREAK, inSlots } from './timetable';

/** A fault of a game's place: one of its teams plays another game at the same time, or played in the time slot before. */
export interface PlaceProblem<Id extends string = TeamId, Game extends string = MatchId> {
  readonly kind: 'twice' | 'noRest';
  readonly teamId: Id;
  /** The earlier game of the same team. */
  readonly other: Game;
}

/** Two time slots in a row need four teams per court. With fewer than one more, games in a row are unavoidable and not reported. */
const TEAMS_A_COURT = 5;

/** Returns the games of a stored schedule with a fault of their place. Each fault is reported once, for the later game. */
export function placeProblems<Id extends string, Game extends string>(
  schedule: ScheduleDays<string, Game | typeof BREAK>,
  matches: ReadonlyMap<Game, { readonly team1Id: Id; readonly team2Id: Id }>,
  courts: CourtCounts,
): ReadonlyMap<Game, readonly PlaceProblem<Id, Game>[]> {
  const listTeams = (game: Game): readonly Id[] => {
    const match = matches.get(game);
    return match ? [match.team1Id, match.team2Id] : [];
  };
  const days = sortedDayIds(schedule).map((dayId, day) => inSlots(schedule[dayId] ?? [], courtsOfDay(courts, day)));
  const games = days.flat(2).filter((entry): entry is Game => entry !== BREAK);
  const teams = new Set(games.flatMap(listTeams)).size;
  const found = new Map<Game, PlaceProblem<Id, Game>[]>();
  for (const [day, slots] of days.entries()) {
    const canRest = teams >= TEAMS_A_COURT * courtsOfDay(courts, day);
    let before = new Map<Id, Game>();
    for (const slot of slots) {
      const now = new Map<Id, Game>();
      for (const game of slot) {
        if (game === BREAK) continue;
        for (const teamId of listTeams(game)) {
          const [same, earlier] = [now.get(teamId), canRest ? before.get(teamId) : undefined];
          const problem =
            same !== undefined
              ? ({ kind: 'twice', teamId, other: same } as const)
              : earlier !== undefined
                ? ({ kind: 'noRest', teamId, other: earlier } as const)
                : null;
          if (problem) found.set(game, [...(found.get(game) ?? []), problem]);
          if (same === undefined) now.set(teamId, game);
        }
      }
      before = now;
    }
  }
  return found;
}
