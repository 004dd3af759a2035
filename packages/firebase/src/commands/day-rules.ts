import { storedLength } from '@courtside/domain/day';
import type { Tournament } from '@courtside/domain';
import type { SeenChange } from './change-seen';
import { changeSettings } from './change-settings';
import { command } from './command';
import { mergeTexts } from './merges';

/** What the days of play of a tournament go by. */
export type DayRules = Pick<Tournament, 'forfeitGoals' | 'withdrawnGames' | 'gameLengths' | 'isScorersPublic'>;

const lengthsOf = ({ gameLengths }: Pick<DayRules, 'gameLengths'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(gameLengths)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, length]) => [key, storedLength(length)]),
  );

/**
 * Changes what a forfeit is worth, whether games of withdrawn teams stand, how long games of a round are, and whether everybody sees who scored most: what
 * differs from what was seen, and nothing else. Queued without a network.
 * @param seen the rules that were on the screen
 * @throws CommandFailure `conflict` when somebody else has changed the same meanwhile
 */
export const setDayRules = command((tournamentId: string, rules: DayRules, seen: DayRules): Promise<void> =>
  changeSettings(tournamentId, [
    ...(['forfeitGoals', 'withdrawnGames', 'isScorersPublic'] as const).map((field): SeenChange => ({
      path: [field],
      value: rules[field],
      seen: seen[field],
    })),
    { path: ['gameLengths'], value: lengthsOf(rules), seen: lengthsOf(seen), merge: mergeTexts },
  ]),
);
