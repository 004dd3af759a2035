import { hasBracket, hasSchedule, MINUTES_PER_DAY, toScheduleTime, visitorSections, type Tournament } from '@courtside/domain';
import type { DayPlan } from '@courtside/domain/day';
import { wallDay, type ShowsTime, type WallDay } from '@courtside/domain/wall';
import { query, useWatch, watchDay } from '@courtside/firebase';
import { isCurrentLine, playClock, timeOfLine, useClock, useNearEvent, wallClock } from '@courtside/tournament-ui';
import { useServerClock } from '@courtside/ui';
import { useMemo } from 'react';
import { getTimeVisibility } from '../../../live/plan';
import { planEvent } from '../../../live/plan-event';
import { useSettledTournament } from '../use-settled-tournament';
import type { TournamentParts } from '../use-tournament-parts';

export interface Wall {
  readonly parts: TournamentParts;
  readonly plan: DayPlan;
  readonly day: WallDay;
  /** Days from the tournament's first to today, in the venue's time zone. */
  readonly today: number;
  /** `YYYY-MM-DD` and `HH:MM` at the venue. */
  readonly date: string;
  readonly clock: string;
  readonly showsTime: ShowsTime;
  readonly showsStandings: boolean;
  /** Current announcements, each with its end. */
  readonly lines: readonly { readonly text: string; readonly until: string }[];
}

/**
 * Collects everything that a screen shows, which visitors may see. Reads: those of the tournament's page without its people, which are five
 * at most with the tournament's own document, two more per further stage, and one per change.
 */
export function useWall(latest: Tournament): Wall {
  const { tournament, parts } = useSettledTournament(latest, 'nobody');
  const { matches, bracketGames, further, furtherGroups: groups, teams } = parts;
  const isNear = useNearEvent(tournament) && (hasSchedule(tournament) || hasBracket(tournament));
  useServerClock();
  const instant = useClock();
  const stored = useWatch(isNear ? query(watchDay, tournament.id) : null);
  const storedPlan = stored.value?.plan ?? null;
  const plan = useMemo(
    () => planEvent({ tournament, teams, matches, games: bracketGames, further, groups, stored: storedPlan }),
    [tournament, teams, matches, bracketGames, further, groups, storedPlan],
  );
  const place = wallClock(instant, tournament.timeZone ?? undefined);
  const minutes = playClock(tournament.startDate, place);
  const showsTime = useMemo(() => getTimeVisibility(tournament), [tournament]);
  const day = useMemo(() => wallDay(plan, { instant, minutes }, showsTime), [plan, instant, minutes, showsTime]);
  return {
    parts,
    plan,
    day,
    today: Math.floor(minutes / MINUTES_PER_DAY),
    date: place.date,
    clock: toScheduleTime(Math.floor(place.minutes)).time,
    showsTime,
    showsStandings: visitorSections(tournament, 0).some(({ id }) => id === 'standings') && !parts.failed.schedule,
    lines: (stored.value?.announcements ?? [])
      .filter((one) => isCurrentLine(one, place))
      .map((one) => ({ text: one.text, until: timeOfLine(one) })),
  };
}
