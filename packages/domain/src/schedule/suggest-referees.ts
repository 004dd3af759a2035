import type { Match, MatchId, Team, TeamId } from '../entities';
import type { ScheduleDays } from './move-entry';
import { BREAK, inSlots, sortedDayIds } from './timetable';

export interface RefereeInput {
  readonly schedule: ScheduleDays;
  readonly matches: ReadonlyMap<MatchId, Pick<Match, 'team1Id' | 'team2Id' | 'referee'>>;
  readonly numberOfCourts: number;
  readonly teams: readonly Pick<Team, 'id' | 'name'>[];
}

/**
 * Teams that could referee each game, best first: free in its time slot, then with a free slot before and after, then those that have
 * refereed least. A game without a referee counts for its first suggestion, so that taking every first one is fair. A team is recognised by
 * its name in the free text.
 */
export function suggestReferees({ schedule, matches, numberOfCourts, teams }: RefereeInput): ReadonlyMap<MatchId, readonly TeamId[]> {
  const byName = new Map(teams.map(({ id, name }) => [name.trim().toLowerCase(), id]));
  const refereeOf = (id: MatchId) => byName.get((matches.get(id)?.referee ?? '').trim().toLowerCase());
  const duties = new Map<TeamId, number>();
  const isBusyWith = (team: TeamId) => duties.set(team, (duties.get(team) ?? 0) + 1);
  for (const id of matches.keys()) {
    const referee = refereeOf(id);
    if (referee) isBusyWith(referee);
  }
  const suggestions = new Map<MatchId, readonly TeamId[]>();
  for (const dayId of sortedDayIds(schedule)) {
    const slots = inSlots(schedule[dayId] ?? [], numberOfCourts).map((slot) => slot.filter((entry): entry is MatchId => entry !== BREAK));
    const playing = slots.map((games) => new Set(games.flatMap((id) => [matches.get(id)?.team1Id, matches.get(id)?.team2Id])));
    slots.forEach((games, slot) => {
      const taken = new Set(games.map(refereeOf));
      for (const id of games) {
        const free = teams.filter(({ id: team }) => !playing[slot]?.has(team) && (!taken.has(team) || refereeOf(id) === team));
        const tired = (team: TeamId) => Number(playing[slot - 1]?.has(team) ?? false) + Number(playing[slot + 1]?.has(team) ?? false);
        const ranked = free.map(({ id: team }) => team).sort((a, b) => tired(a) - tired(b) || (duties.get(a) ?? 0) - (duties.get(b) ?? 0));
        suggestions.set(id, ranked);
        const [first] = ranked;
        if (first && !refereeOf(id)) {
          isBusyWith(first);
          taken.add(first);
        }
      }
    });
  }
  return suggestions;
}
