import { showsBracket, showsSchedule, type Tournament } from '@courtside/domain';
import { isStoppedAt } from '@courtside/domain/day';
import { readBracketGames, readDay, readSchedule } from '@courtside/firebase';
import { addDays, playClock, useClock, useIsPlaying, useLiveStatus, wallClock } from '@courtside/tournament-ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useWasInSight } from '../../live/use-was-in-sight';
import { loadLead } from './lead/use-lead-code';

/** A card is brought up to date so often while its page is shown; a score is not on it. */
const STEP = 5 * 60_000;
/** A day of play goes on after midnight at most until six. */
const NIGHT = 6 * 60;

/** What the stored games of a tournament say; null where they leave it to the clock. */
interface Told {
  readonly id: string;
  readonly isLive: boolean | null;
}

/**
 * Whether a game of a tournament is being played, see `isPlayOn`. Asked for on its days of play, and in the night after them, alone, when its card comes into sight and every five
 * minutes. Reads: the schedule and the bracket, as far as they are public, and the day of play.
 */
export function useLiveCard(tournament: Tournament, card: RefObject<Element | null>): boolean {
  const guess = useIsPlaying(tournament);
  const onClock = useLiveStatus(tournament);
  const now = useClock(STEP);
  const { id, startDate, endDate, timeZone } = tournament;
  const moment = wallClock(now, timeZone ?? undefined);
  const isNight = moment.date === addDays(endDate, 1) && moment.minutes < NIGHT;
  const isToday = startDate <= moment.date && (moment.date <= endDate || isNight) && tournament.isGameTimesHidden !== true;
  const asksSchedule = isToday && showsSchedule(tournament);
  const asksBracket = isToday && showsBracket(tournament);
  const asks = asksSchedule || asksBracket;
  const inSight = useWasInSight(card, asks);
  const clock = playClock(startDate, moment);
  const [told, setTold] = useState<Told>({ id, isLive: null });
  // As it is when the games have been read: neither a tick of the clock nor a change of the tournament reads them again.
  const latest = useRef({ onClock, tournament });
  latest.current = { onClock, tournament };
  useEffect(() => {
    if (!inSight || !asks) return undefined;
    let isShown = true;
    const reads = Promise.all([
      asksSchedule ? readSchedule(id) : null,
      asksBracket ? readBracketGames(id) : null,
      readDay(id),
      // Home has it where one leads, and where somebody plays one does.
      loadLead(),
    ]);
    reads.then(
      ([schedule, bracket, { plan }, { toldLive }]) => {
        if (!isShown) return;
        const isStopped = plan !== null && isStoppedAt(plan, startDate, clock);
        const isLive = toldLive({ ...latest.current, schedule, bracket, isStopped });
        setTold((known) => (known.id === id && known.isLive === isLive ? known : { id, isLive }));
      },
      // What can't be read says nothing: the clock is asked.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [id, inSight, asks, asksSchedule, asksBracket, startDate, clock, now]);
  return (isToday && told.id === id ? told.isLive : null) ?? guess;
}
