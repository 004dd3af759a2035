import type { SeenRound } from '@courtside/firebase';
import { useState } from 'react';

/** Whether more games would be lost now than when the dialog was opened. Its list has grown, and the user is warned. */
export function useMoreGamesLost(seen: SeenRound | undefined): boolean {
  const lost = seen?.mayClear ?? [];
  const [first] = useState(lost);
  return lost.some((id) => !first.includes(id));
}
