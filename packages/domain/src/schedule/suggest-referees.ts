import { sortedDayIds, type MatchId, type TeamId } from '../entities';
import { checkDistinct } from '../limits';
import { foldText } from '../text';
import { courtsOfDay, type CourtCounts } from './game-time';
import type { ScheduleDays } from './move-entry';
import { refereeFinder, type NamedTeam } from './referee-team';
import { BREAK, inSlots } from './timetable';

export interface RefereeInput<Id extends string = TeamId, Game extends string = MatchId> {
  readonly schedule: ScheduleDays<string, Game | 'break'>;
  readonly matches: ReadonlyMap<Game, { readonly team1Id: Id; readonly team2Id: Id; readonly referee: string }>;
  readonly numberOfCourts: CourtCounts;
  readonly teams: readonly NamedTeam<Id>[];
}

/** True if a game's referee field names one of the teams that play it, which is not allowed. */
export function isOwnReferee(referee: string, playingNames: readonly string[]): boolean {
  const wanted = foldText(referee);
  return wanted !== '' && playingNames.some((name) => foldText(name) === wanted);
}

/** A game that needs a referee, with the games around it. */
export interface RefereeGame<Game extends string = MatchId> {
  readonly id: Game;
  /** The games at its time, including itself. */
  readonly beside: readonly Game[];
  /** The games shortly before and shortly after it. */
  readonly around: readonly (readonly Game[])[];
}

/**
 * Returns the teams that could referee each game, best first: free in its time slot, then with a free slot before and after, then those
 * that have refereed least. A game without a referee counts for its first suggestion, so that accepting every first one is fair. A team is
 * recognized by its name in the text, without regard to case and accents; a team that plays the game is not suggested.
 * @throws RangeError for a team listed twice
 */
export function suggestReferees<Id extends string, Game extends string>({
  schedule,
  matches,
  numberOfCourts,
  teams,
}: RefereeInput<Id, Game>): ReadonlyMap<Game, readonly Id[]> {
  const games = sortedDayIds(schedule).flatMap((dayId, day) => {
    const slots = inSlots(schedule[dayId] ?? [], courtsOfDay(numberOfCourts, day)).map((slot) =>
      slot.filter((entry): entry is Game => entry !== BREAK),
    );
    return slots.flatMap((beside, slot) => {
      const around = [slots[slot - 1] ?? [], slots[slot + 1] ?? []];
      return beside.map((id) => ({ id, beside, around }));
    });
  });
  return rankReferees({ games, matches, teams });
}

/** Returns the same for games without common slots, in the order of play. @throws RangeError for a team listed twice */
export function rankReferees<Id extends string, Game extends string>({
  games,
  matches,
  teams,
}: Pick<RefereeInput<Id, Game>, 'matches' | 'teams'> & { readonly games: readonly RefereeGame<Game>[] }): ReadonlyMap<Game, readonly Id[]> {
  checkDistinct(
    'team',
    teams.map(({ id }) => id),
  );
  const resolveReferee = refereeFinder(teams);
  const findReferee = (id: Game): Id | null => {
    const match = matches.get(id);
    return match ? resolveReferee({ referee: match.referee, teams: [match.team1Id, match.team2Id] }) : null;
  };
  const duties = new Map<Id, number>();
  const isBusyWith = (team: Id) => duties.set(team, (duties.get(team) ?? 0) + 1);
  for (const id of matches.keys()) {
    const referee = findReferee(id);
    if (referee) isBusyWith(referee);
  }
  const suggestions = new Map<Game, readonly Id[]>();
  const picks = new Map<Game, Id>();
  const playing = (ids: readonly Game[]) => new Set(ids.flatMap((id) => [matches.get(id)?.team1Id, matches.get(id)?.team2Id]));
  for (const { id, beside, around } of games) {
    const referee = findReferee(id);
    const busy = playing(beside);
    const taken = new Set(beside.map((one) => findReferee(one) ?? picks.get(one)));
    const near = around.map(playing);
    const tired = (team: Id) => near.filter((teamsThen) => teamsThen.has(team)).length;
    const ranked = teams
      .map(({ id: team }) => team)
      .filter((team) => !busy.has(team) && (!taken.has(team) || referee === team))
      .sort((a, b) => tired(a) - tired(b) || (duties.get(a) ?? 0) - (duties.get(b) ?? 0));
    suggestions.set(id, ranked);
    const [first] = ranked;
    if (first && !referee) {
      isBusyWith(first);
      picks.set(id, first);
    }
  }
  return suggestions;
}

/**
 * Returns the games of a stored schedule whose referee is a team that plays or referees another game of the same time slot, each with that other
 * game.
 */
export function refereeClashes<Id extends string, Game extends string>({
  schedule,
  matches,
  numberOfCourts,
  teams,
}: RefereeInput<Id, Game>): ReadonlyMap<Game, Game> {
  const findReferee = refereeFinder(teams);
  const clashes = new Map<Game, Game>();
  for (const [day, dayId] of sortedDayIds(schedule).entries()) {
    for (const slot of inSlots(schedule[dayId] ?? [], courtsOfDay(numberOfCourts, day))) {
      const games = slot.flatMap((id) => {
        const match = id === BREAK ? undefined : matches.get(id);
        if (!match || id === BREAK) return [];
        const playing = [match.team1Id, match.team2Id];
        return [{ id, playing, referee: findReferee({ referee: match.referee, teams: playing }) }];
      });
      for (const { id, referee } of games) {
        const other = games.find((one) => referee !== null && one.id !== id && (one.referee === referee || one.playing.includes(referee)));
        if (other) clashes.set(id, other.id);
      }
    }
  }
  return clashes;
}
