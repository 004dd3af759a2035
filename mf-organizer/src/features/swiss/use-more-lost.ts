import type { SeenRound } from '@courtside/firebase';
import { useState } from 'react';

/** Whether more games would be lost by now than when the dialog was opened: its list has grown, and whoever read it then is told. */
export function useMoreLost(seen: SeenRound | undefined): boolean {
  const lost = seen?.mayClear ?? [];
  const [first] = useState(lost);
  return lost.some((id) => !first.includes(id));
}
