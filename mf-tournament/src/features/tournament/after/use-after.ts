import { hasSchedule, type SectionId, type TeamId, type Tournament } from '@courtside/domain';
import { eventPhase, hasPlayedGroups, type EventPhase } from '@courtside/domain/after';
import { loadNamespaces } from '@courtside/i18n';
import { isAfterLastDay, isOnDayOfPlay, useClock } from '@courtside/tournament-ui';
import { useEffect, useRef, useState } from 'react';
import { useIsFirstView } from '../../../first-view/known';
import type { TournamentParts } from '../use-tournament-parts';
import type * as Code from './after-parts';

let loaded: typeof Code | undefined;

/** Fetches the code for a page of which something is over; earlier, no reader needs it. */
export async function loadAfter(): Promise<typeof Code> {
  if (loaded) return loaded;
  const [code] = await Promise.all([import(/* webpackChunkName: "after" */ './after-parts'), loadNamespaces('after', 'team')]);
  return (loaded = code);
}

const unknownBrackets = [{ bracket: null }];

interface Source {
  readonly tournament: Tournament;
  readonly parts: Pick<TournamentParts, 'allMatches' | 'bracket' | 'further' | 'furtherGroups' | 'loading'>;
  readonly shows: (section: SectionId) => boolean;
  readonly mine: TeamId | null;
}

interface After {
  readonly phase: EventPhase;
  /** The code that shows it; null while nothing is over, while it is fetched, and if it could not be fetched. */
  readonly code: typeof Code | null;
  /** It is on its way, and this tournament was not shown before. */
  readonly isAwaited: boolean;
}

/** How far an event is, for its visitors, and the code that shows what that means. It shows nothing for an event that was given up. */
export function useAfter({ tournament, parts: { allMatches, bracket, further, furtherGroups, loading }, shows, mine }: Source): After {
  const now = useClock(60_000);
  const played = shows('schedule') ? allMatches : null;
  const drawn = shows('bracket') ? bracket : null;
  // A server may not have read the other brackets: there they may all have games to come.
  const isFirstView = useIsFirstView();
  const others = isFirstView && tournament.hasStages && further.length === 0 ? unknownBrackets : further;
  const isPast = isAfterLastDay(tournament, now);
  const plans = furtherGroups?.stages.flatMap(({ plan }) => (hasSchedule(plan) ? [plan] : [])) ?? [];
  // After a round of Swiss rounds another one may follow: of the last groups, not of those before them.
  const ofGroups = (last: readonly Pick<Tournament, 'scheduleType'>[]) => ({
    ...tournament,
    scheduleType: (last.find(({ scheduleType }) => scheduleType === 'swissRounds') ?? last[0] ?? tournament).scheduleType,
  });
  const ofGames = eventPhase({ tournament: ofGroups(furtherGroups?.last ?? []), matches: played, bracket: drawn, further: others, isPast });
  // Groups that are not drawn yet have all of their games to come, and so may those that the server did not read.
  const awaitsGroups = furtherGroups
    ? !isPast && furtherGroups.stages.some(({ plan }) => !hasSchedule(plan))
    : isFirstView && tournament.hasFurtherGroups === true;
  const phase = ofGames === 'groupsOver' && awaitsGroups ? 'playing' : ofGames;
  const plansOfMine = plans.filter(({ groups }) => mine !== null && Object.values(groups).flat().includes(mine));
  const isMineOver = mine !== null && played !== null && hasPlayedGroups(ofGroups(plansOfMine.slice(-1)), played, mine);
  const isNeeded = !loading && (phase === 'over' || (isOnDayOfPlay(tournament, now) && (phase !== 'playing' || isMineOver)));
  const [code, setCode] = useState<typeof Code | 'failed' | null>(loaded ?? null);
  useEffect(() => {
    let isShown = true;
    if (isNeeded)
      loadAfter().then(
        (found) => isShown && setCode(found),
        () => isShown && setCode('failed'),
      );
    return () => {
      isShown = false;
    };
  }, [isNeeded]);
  const shown = useRef('');
  const isComing = isNeeded && code === null;
  if (!loading && !isComing) shown.current = tournament.id;
  return { phase, code: isNeeded && code !== 'failed' ? code : null, isAwaited: isComing && shown.current !== tournament.id };
}
