import { useTranslation } from '@courtside/i18n';
import { useRef } from 'react';
import { FrontGames } from './front-games';
import { LeadSheet, type Led } from './lead-sheet';
import { useFront } from './use-front';
import { useInSight } from './use-in-sight';

export { toldLive } from './front-day';

/** What leads the list while it is being played: with its games and their scores. */
export function RunningLead({ tournament, isOrganizer }: Led) {
  const { t } = useTranslation('home');
  const box = useRef<HTMLDivElement>(null);
  const front = useFront(tournament, useInSight(box));
  return (
    <div ref={box}>
      <LeadSheet
        {...{ tournament, isOrganizer }}
        isRunning
        isLive={front.isLive}
        awaited={front.awaited}
        played={front.played ? t('lead.played', { count: front.played.count, total: front.played.total }) : undefined}
      >
        {front.awaited === 0 && front.looks.size > 0 && <FrontGames games={front.games} looks={front.looks} tournament={tournament} />}
      </LeadSheet>
    </div>
  );
}
