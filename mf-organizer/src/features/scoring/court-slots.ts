import { BREAK, daySlots, rhythmOfDay, type DayId, type MatchId, type TimetableRow } from '@courtside/domain';
import { daysBetween, type WallClock } from '@courtside/tournament-ui';
import type { ScheduleModel } from '../../games/schedule-model';

/** Games that are played at the same time. */
export interface CourtSlot {
  readonly key: string;
  readonly dayId: DayId;
  readonly time: string;
  readonly games: readonly (TimetableRow & { readonly entry: MatchId })[];
  /** Minutes since midnight of the tournament's first day. */
  readonly start: number;
  readonly end: number;
}

/** What the scoring mode shows without being told: the games on court, or those around the present. */
export interface AroundNow {
  readonly kind: 'now' | 'last' | 'next';
  readonly slot: CourtSlot;
  /** now: minutes left · next: minutes until it begins · last: 0. */
  readonly minutes: number;
}

/** All time slots with games, in order. */
export function courtSlots({ tournament, dayIds, dates }: ScheduleModel): CourtSlot[] {
  return dayIds.flatMap((dayId, dayIndex) =>
    daySlots(tournament.schedule[dayId] ?? [], tournament.scheduleTimes, dayIndex).flatMap((slot) => {
      const games = slot.rows.filter((row): row is CourtSlot['games'][number] => row.entry !== BREAK);
      if (games.length === 0) return [];
      const start = daysBetween(tournament.startDate, dates[dayIndex] ?? tournament.startDate) * 24 * 60 + slot.minutes;
      const end = start + rhythmOfDay(tournament.scheduleTimes, dayIndex).gameLength;
      return [{ key: `${dayId}/${slot.slot}`, dayId, time: slot.time, games, start, end }];
    }),
  );
}

/** The slot on court now; between two slots the one just played and the next one. */
export function aroundNow(slots: readonly CourtSlot[], startDate: string, now: WallClock): AroundNow[] {
  const clock = daysBetween(startDate, now.date) * 24 * 60 + now.minutes;
  const running = slots.find(({ start, end }) => start <= clock && clock < end);
  if (running) return [{ kind: 'now', slot: running, minutes: Math.ceil(running.end - clock) }];
  const last = slots.filter(({ start }) => start <= clock).at(-1);
  const next = slots.find(({ start }) => start > clock);
  return [
    ...(last ? [{ kind: 'last' as const, slot: last, minutes: 0 }] : []),
    ...(next ? [{ kind: 'next' as const, slot: next, minutes: Math.ceil(next.start - clock) }] : []),
  ];
}
