import { storedLength } from '@courtside/domain/day';
import type { Tournament } from '@courtside/domain';
import type { SeenChange } from '../base/change-seen';
import { changeSettings } from '../base/change-settings';
import { command } from '../base/command';
import { mergeTexts } from '../base/merges';

/** The rules for a tournament's days of play. */
export type DayRules = Pick<Tournament, 'forfeitGoals' | 'withdrawnGames' | 'gameLengths' | 'isScorersPublic'>;

const lengthsOf = ({ gameLengths }: Pick<DayRules, 'gameLengths'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(gameLengths)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, length]) => [key, storedLength(length)]),
  );

/**
 * Changes the value of a forfeit, whether games of withdrawn teams count, the lengths of games by round, and whether visitors see scorers:
 * only what differs from the screen. Queued without a network.
 * @param seen the rules on the screen
 * @throws CommandFailure `conflict` if another user has changed the same in the meantime
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
