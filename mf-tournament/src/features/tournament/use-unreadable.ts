import { onMalformedDocument } from '@courtside/firebase';
import { useEffect, useState } from 'react';

/** Returns whether stored teams, matches or games of a tournament are unreadable. They are left out, and the page reports it. */
export function useUnreadable(tournamentId: string): boolean {
  const [unreadable, setUnreadable] = useState<string | null>(null);
  useEffect(() => {
    const stop = onMalformedDocument(({ path }) => path.split('/')[1] === tournamentId && setUnreadable(tournamentId));
    return stop;
  }, [tournamentId]);
  return unreadable === tournamentId;
}
