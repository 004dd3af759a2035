import type { Random } from '@courtside/domain/engines';
import { playedOut, type StoredMatch } from './play-games';
import { stableId } from './roster';

interface Played {
  readonly matches: Readonly<Record<string, StoredMatch>>;
  /** Team id to team. */
  readonly teams: Readonly<Record<string, object>>;
  /** When each game began, in milliseconds since 1970. */
  readonly startOf: (matchId: string) => number;
  /** Minutes. */
  readonly gameLength: number;
  readonly random: Random;
}

/** Returns stored games as if they had been run from the court board: over and confirmed, with each goal and, for most, its scorer. */
export function creditGoals({ matches, teams, startOf, gameLength, random }: Played): Record<string, StoredMatch> {
  const goalsOf = (id: string, teamId: string, count: number) => {
    const { profileIds = [] } = (teams[teamId] ?? {}) as { readonly profileIds?: readonly string[] };
    const named = profileIds.filter((player) => player !== '');
    return Object.fromEntries(
      Array.from({ length: count }, (_, number) => {
        const at = Math.round(startOf(id) + random() * gameLength * 60_000);
        // The first player of the list scores most; some goals have no known scorer.
        const player = random() < 0.1 ? undefined : named[Math.floor(random() ** 2 * named.length)];
        return [stableId(`goal ${id} ${teamId} ${number}`, 8), player === undefined ? String(at) : `${at} ${player}`];
      }),
    );
  };
  return Object.fromEntries(
    Object.entries(matches).map(([id, match]) => {
      const { team1Id, team2Id, team1Score, team2Score } = match;
      if (team1Score === null || team2Score === null) return [id, match];
      const play = {
        ...playedOut(id),
        goals1: goalsOf(id, team1Id, team1Score),
        goals2: goalsOf(id, team2Id, team2Score),
      };
      return [id, { ...match, play }];
    }),
  );
}
