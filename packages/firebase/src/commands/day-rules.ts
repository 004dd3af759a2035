import { storedLength } from '@courtside/domain/day';
import type { Tournament } from '@courtside/domain';
import { newDocumentId } from '../ids';
import { tournamentPath } from '../paths';
import { changeSeen, type SeenChange } from './changes';
import { command } from './command';
import { keep } from './history';
import { signedInUid } from './signed-in-uid';

/** What the days of play of a tournament go by. */
export type DayRules = Pick<Tournament, 'forfeitGoals' | 'withdrawnGames' | 'gameLengths' | 'isScorersPublic'>;

const lengthsOf = ({ gameLengths }: Pick<DayRules, 'gameLengths'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(gameLengths)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, length]) => [key, storedLength(length)]),
  );

/** Lengths of different rounds, each changed by one of two people; undefined where both changed the same round. */
function mergeLengths(stored: unknown, seen: unknown, wanted: unknown): unknown {
  const [now, before, after] = [stored, seen, wanted] as Record<string, string>[];
  const merged = { ...now };
  for (const key of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    if (before?.[key] === after?.[key]) continue;
    if (now?.[key] !== before?.[key] && now?.[key] !== after?.[key]) return undefined;
    if (after?.[key] === undefined) delete merged[key];
    else merged[key] = after[key];
  }
  return merged;
}

/**
 * Changes what a forfeit is worth, whether games of withdrawn teams stand, how long games of a round are, and whether everybody sees who scored most: what
 * differs from what was seen, and nothing else. Queued without a network.
 * @param seen the rules that were on the screen
 * @throws CommandFailure `conflict` when somebody else has changed the same meanwhile
 */
export const setDayRules = command(async (tournamentId: string, rules: DayRules, seen: DayRules): Promise<void> => {
  const by = await signedInUid();
  const changes = [
    ...(['forfeitGoals', 'withdrawnGames', 'isScorersPublic'] as const).map((field): SeenChange => ({
      path: [field],
      value: rules[field],
      seen: seen[field],
    })),
    { path: ['gameLengths'], value: lengthsOf(rules), seen: lengthsOf(seen), merge: mergeLengths },
  ];
  const told = (of: 'value' | 'seen') =>
    Object.fromEntries(
      changes.flatMap(({ path: [field = ''], ...change }) =>
        JSON.stringify(change.value) === JSON.stringify(change.seen) ? [] : [[field, change[of]]],
      ),
    );
  await changeSeen(tournamentPath(tournamentId), changes, (writer, live) =>
    keep(writer, live, tournamentId, newDocumentId(), { game: '', kind: 'setting', by, from: told('seen'), to: told('value') }),
  );
});
