import type { DayGames, Slots } from './day-games';
import { levelSlots } from './level-slots';

/** The games and rounds of one leg. */
function splitLegs({ teams, teamCount, round, leg }: DayGames) {
  return [...new Set(leg)].sort().map((number) => {
    const games = [...teams.keys()].filter((game) => leg[game] === number);
    const rounds = games.map((game) => round[game]!);
    const first = Math.min(...rounds);
    const day: DayGames = {
      teams: games.map((game) => teams[game]!),
      teamCount,
      round: rounds.map((one) => one - first),
      rounds: Math.max(...rounds) - first + 1,
      leg: games.map(() => number),
    };
    return { games, day };
  });
}

/** The minimum number of slots: each team plays at most once a round, and each court has one game per slot. */
const countFewestSlots = ({ teams, rounds }: DayGames, courts: number): number => Math.max(Math.ceil(teams.length / courts), rounds);

/**
 * Returns the number of slots of a day whose legs follow each other. If a leg leaves courts empty in its last slot, the next leg may begin there, so a day can
 * be shorter by one slot.
 */
export const slotsOfLegs = (day: DayGames, courts: number): number =>
  splitLegs(day).reduce((sum, part) => sum + countFewestSlots(part.day, courts), 0);

/** Packs the day into that many slots; see `levelSlots`. */
export const levelLegs = (day: DayGames, courts: number): Slots =>
  splitLegs(day).flatMap(({ games, day: part }) =>
    levelSlots(part, countFewestSlots(part, courts)).map((slot) => slot.map((game) => games[game]!)),
  );
