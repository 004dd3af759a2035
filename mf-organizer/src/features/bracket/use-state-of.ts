import type { TeamId } from '@courtside/domain';
import { useState } from 'react';

/**
 * A state that belongs to the teams of a game. A game that other teams play now is another game: what was entered for the old one must not be
 * saved for the new, so it begins anew.
 */
export function useStateOf<Value>(teams: readonly TeamId[], first: Value): readonly [Value, (value: Value) => void] {
  const key = teams.join(' ');
  const [held, setHeld] = useState({ key, value: first });
  if (held.key !== key) setHeld({ key, value: first });
  // What was begun with the old teams may end with the new ones there.
  const set = (value: Value) => setHeld((now) => (now.key === key ? { key, value } : now));
  return [held.key === key ? held.value : first, set];
}
