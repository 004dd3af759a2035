import { isRunFromBoard, showsBracket, showsSchedule, type Tournament } from '@courtside/domain';
import { readBracketGames, readSchedule } from '@courtside/firebase';
import { storedPhase, useClock, useIsPlaying, wallClock } from '@courtside/tournament-ui';
import { useEffect, useState, type RefObject } from 'react';
import { useWasInSight } from '../../live/use-was-in-sight';

/** A card is brought up to date so often while its page is shown; a score is not on it. */
const STEP = 5 * 60_000;

/**
 * Whether a game of a tournament is being played: by the stored states of its games where the board is used, else by the clock. Asked for on its days of play alone, when its card
 * comes into sight and every five minutes. Reads: the schedule and the bracket, as far as they are public.
 */
export function useLiveCard(tournament: Tournament, card: RefObject<Element | null>): boolean {
  const guess = useIsPlaying(tournament);
  const now = useClock(STEP);
  const { id, startDate, endDate, timeZone } = tournament;
  const { date } = wallClock(now, timeZone ?? undefined);
  const isToday = startDate <= date && date <= endDate && tournament.isGameTimesHidden !== true;
  const asksSchedule = isToday && showsSchedule(tournament);
  const asksBracket = isToday && showsBracket(tournament);
  const inSight = useWasInSight(card, asksSchedule || asksBracket);
  const [told, setTold] = useState<{ readonly id: string; readonly isLive: boolean | null }>({ id, isLive: null });
  useEffect(() => {
    if (!inSight || !(asksSchedule || asksBracket)) return undefined;
    let isShown = true;
    const read = Promise.all([asksSchedule ? readSchedule(id) : null, asksBracket ? readBracketGames(id) : null]);
    read.then(
      (parts) => {
        const onBoard = parts.flatMap((games) => [...(games?.values() ?? [])].filter(isRunFromBoard));
        const isLive = onBoard.length > 0 ? onBoard.some((game) => onCourt.has(storedPhase(game))) : null;
        if (isShown) setTold((known) => (known.id === id && known.isLive === isLive ? known : { id, isLive }));
      },
      // What can't be read says nothing: the clock is asked.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [id, inSight, asksSchedule, asksBracket, now]);
  return (isToday && told.id === id ? told.isLive : null) ?? guess;
}

const onCourt: ReadonlySet<string | undefined> = new Set(['live', 'paused', 'called']);
