import { onMalformedDocument } from '@courtside/firebase';
import { useEffect, useState } from 'react';

/** Whether stored teams, matches or games of a tournament could not be read. They are left out, and the page says so. */
export function useUnreadable(tournamentId: string): boolean {
  const [unreadable, setUnreadable] = useState<string | null>(null);
  useEffect(() => {
    const stop = onMalformedDocument(({ path }) => path.split('/')[1] === tournamentId && setUnreadable(tournamentId));
    return stop;
  }, [tournamentId]);
  return unreadable === tournamentId;
}
