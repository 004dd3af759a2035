import { sortedDayIds, type MatchId, type TeamId } from '../entities';
import { checkDistinct } from '../limits';
import { foldText } from '../text';
import type { ScheduleDays } from './move-entry';
import { refereeFinder, type NamedTeam } from './referee-team';
import { BREAK, inSlots } from './timetable';

export interface RefereeInput<Id extends string = TeamId, Game extends string = MatchId> {
  readonly schedule: ScheduleDays<string, Game | 'break'>;
  readonly matches: ReadonlyMap<Game, { readonly team1Id: Id; readonly team2Id: Id; readonly referee: string }>;
  readonly numberOfCourts: number;
  readonly teams: readonly NamedTeam<Id>[];
}

/** True when the free text in a game's referee field names one of the teams that play it, which nobody may do. */
export function isOwnReferee(referee: string, playingNames: readonly string[]): boolean {
  const wanted = foldText(referee);
  return wanted !== '' && playingNames.some((name) => foldText(name) === wanted);
}

/** A game that needs a referee, among the games around it. */
export interface RefereeGame<Game extends string = MatchId> {
  readonly id: Game;
  /** What is played at its time, itself included. */
  readonly beside: readonly Game[];
  /** What is played shortly before it, and shortly after. */
  readonly around: readonly (readonly Game[])[];
}

/**
 * Teams that could referee each game, best first: free in its time slot, then with a free slot before and after, then those that have
 * refereed least. A game without a referee counts for its first suggestion, so that taking every first one is fair. A team is recognised by
 * its name in the free text, without regard to case and accents; one that plays the game is no referee.
 * @throws RangeError for a team named twice
 */
export function suggestReferees<Id extends string, Game extends string>({
  schedule,
  matches,
  numberOfCourts,
  teams,
}: RefereeInput<Id, Game>): ReadonlyMap<Game, readonly Id[]> {
  const games = sortedDayIds(schedule).flatMap((dayId) => {
    const slots = inSlots(schedule[dayId] ?? [], numberOfCourts).map((slot) => slot.filter((entry): entry is Game => entry !== BREAK));
    return slots.flatMap((beside, slot) => {
      const around = [slots[slot - 1] ?? [], slots[slot + 1] ?? []];
      return beside.map((id) => ({ id, beside, around }));
    });
  });
  return rankReferees({ games, matches, teams });
}

/** The same for games that follow no common slots, in the order in which they are played. @throws RangeError for a team named twice */
export function rankReferees<Id extends string, Game extends string>({
  games,
  matches,
  teams,
}: Pick<RefereeInput<Id, Game>, 'matches' | 'teams'> & { readonly games: readonly RefereeGame<Game>[] }): ReadonlyMap<Game, readonly Id[]> {
  checkDistinct(
    'team',
    teams.map(({ id }) => id),
  );
  const findReferee = refereeFinder(teams);
  const refereeOf = (id: Game): Id | null => {
    const match = matches.get(id);
    return match ? findReferee({ referee: match.referee, teams: [match.team1Id, match.team2Id] }) : null;
  };
  const duties = new Map<Id, number>();
  const isBusyWith = (team: Id) => duties.set(team, (duties.get(team) ?? 0) + 1);
  for (const id of matches.keys()) {
    const referee = refereeOf(id);
    if (referee) isBusyWith(referee);
  }
  const suggestions = new Map<Game, readonly Id[]>();
  const picks = new Map<Game, Id>();
  const playing = (ids: readonly Game[]) => new Set(ids.flatMap((id) => [matches.get(id)?.team1Id, matches.get(id)?.team2Id]));
  for (const { id, beside, around } of games) {
    const referee = refereeOf(id);
    const busy = playing(beside);
    const taken = new Set(beside.map((one) => refereeOf(one) ?? picks.get(one)));
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
  for (const entries of Object.values<readonly (Game | 'break')[]>(schedule)) {
    for (const slot of inSlots(entries, numberOfCourts)) {
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
