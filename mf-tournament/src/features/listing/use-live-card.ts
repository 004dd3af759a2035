import { showsBracket, showsSchedule, type Tournament } from '@courtside/domain';
import { readBracketGames, readDay, readFurtherGroups, readFurtherStages, readSchedule } from '@courtside/firebase';
import { isOnDayOfPlay, isPlayingAt, useClock } from '@courtside/tournament-ui';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { loadFurtherGroups, type ReadGroups } from '../../live/further-groups';
import { useWasInSight } from '../../live/use-was-in-sight';
import type { FrontSource } from './lead/front-day';
import { loadLead } from './lead/use-lead-code';

/** How often a card is updated while its page is visible; it shows no score. */
const STEP = 5 * 60_000;

/** The stored games of a tournament, and the function that decides whether one is in play. */
interface Stored extends Pick<FrontSource, 'schedule' | 'bracket' | 'further' | 'stored'> {
  readonly id: string;
  readonly readGroups: ((tournament: Tournament) => ReadGroups) | null;
  readonly readIsLive: (source: FrontSource) => boolean | null;
}

/** Returns a function that reads the further groups; null if they can't be read: then the other games decide. */
async function askForGroups(id: string): Promise<Stored['readGroups']> {
  try {
    const [stages, code] = await Promise.all([readFurtherGroups(id), loadFurtherGroups()]);
    return (tournament) => code.readGroups(tournament, stages);
  } catch {
    return null;
  }
}

/**
 * Returns whether a game of a tournament is in play, see `isPlayOn`. Checked only on its days of play, and in the night after them, when
 * its card is visible and then every five minutes. Reads: the schedule and the brackets, as far as they are public, and the day of play.
 */
export function useLiveCard(tournament: Tournament, card: RefObject<Element | null>): boolean {
  const instant = useClock();
  const now = useClock(STEP);
  const { id } = tournament;
  const isToday = isOnDayOfPlay(tournament, instant) && tournament.isGameTimesHidden !== true;
  const asksSchedule = isToday && showsSchedule(tournament);
  const asksBracket = isToday && showsBracket(tournament);
  const asksStages = asksBracket && tournament.hasStages;
  const asksGroups = asksSchedule && tournament.hasFurtherGroups;
  const asks = asksSchedule || asksBracket;
  const inSight = useWasInSight(card, asks);
  const [read, setRead] = useState<Stored | null>(null);
  useEffect(() => {
    if (!inSight || !asks) return undefined;
    let isShown = true;
    const reads = Promise.all([
      asksSchedule ? readSchedule(id) : null,
      asksBracket ? readBracketGames(id) : null,
      // Where they can't be read, the other games decide.
      asksStages ? readFurtherStages(id).catch(() => []) : [],
      asksGroups ? askForGroups(id) : null,
      readDay(id),
      // Home has it if there is a leading tournament, and on a day of play there is one.
      loadLead(),
    ]);
    reads.then(
      ([schedule, bracket, further, readGroups, { plan }, { readIsLive }]) =>
        isShown && setRead({ id, schedule, bracket, further, readGroups, stored: plan, readIsLive }),
      // If the data is unreadable, the clock decides.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [id, inSight, asks, asksSchedule, asksBracket, asksStages, asksGroups, now]);
  return useMemo(() => {
    const isLive =
      isToday && read?.id === id ? read.readIsLive({ ...read, groups: read.readGroups?.(tournament) ?? null, tournament, instant }) : null;
    return isLive ?? isPlayingAt(tournament, instant);
  }, [id, tournament, isToday, read, instant]);
}
