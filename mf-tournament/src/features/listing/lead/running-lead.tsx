import { useTranslation } from '@courtside/i18n';
import { useEffect, useRef } from 'react';
import { FrontGames } from './front-games';
import type { LeadSheet, Led } from './lead-sheet';
import { useFront } from './use-front';
import { useInSight } from './use-in-sight';

export { readIsLive } from './front-day';

interface RunningLeadProps extends Led {
  /** Home has loaded it already, so this bundle does not contain it. */
  readonly Sheet: typeof LeadSheet;
  /** Is called if no game is left to play today when its games are first read, and not later: what is looked at stays. */
  readonly onPlayedOut: (tournamentId: string) => void;
}

/** The leading tournament while it is in play: with its games and their scores. */
export function RunningLead({ tournament, isOrganizer, Sheet, onPlayedOut }: RunningLeadProps) {
  const { t } = useTranslation('home');
  const box = useRef<HTMLDivElement>(null);
  const front = useFront(tournament, useInSight(box));
  const { hasGamesLeft } = front;
  const wasRead = useRef(false);
  useEffect(() => {
    if (hasGamesLeft === null || wasRead.current) return;
    wasRead.current = true;
    if (!hasGamesLeft) onPlayedOut(tournament.id);
  }, [hasGamesLeft, onPlayedOut, tournament.id]);
  return (
    <div ref={box}>
      <Sheet
        {...{ tournament, isOrganizer }}
        isRunning
        isLive={front.isLive}
        awaited={front.awaited}
        played={front.played ? t('lead.played', { count: front.played.count, total: front.played.total }) : undefined}
      >
        {front.awaited === 0 && front.looks.size > 0 && <FrontGames front={front} tournament={tournament} />}
      </Sheet>
    </div>
  );
}
