import type { TeamId } from '@courtside/domain';
import { useState } from 'react';

/**
 * Holds a state that belongs to the teams of a game, and resets it when other teams play the game: what was entered for the old teams must
 * not be saved for the new ones.
 */
export function useTeamsState<Value>(teams: readonly TeamId[], first: Value): readonly [Value, (value: Value) => void] {
  const key = teams.join(' ');
  const [held, setHeld] = useState({ key, value: first });
  if (held.key !== key) setHeld({ key, value: first });
  // An action that began with the old teams may end when the new ones are there.
  const set = (value: Value) => setHeld((now) => (now.key === key ? { key, value } : now));
  return [held.key === key ? held.value : first, set];
}
