import { BREAK, daySlots, isRunFromBoard, rhythmOfDay, type DayId, type Match, type MatchId, type TimetableRow } from '@courtside/domain';
import type { ExpectedStart } from '@courtside/domain/day';
import { daysBetween, type LiveNow } from '@courtside/tournament-ui';
import type { ScheduleModel } from '../../games/schedule-model';

/** A game at its court. */
export interface CourtGame {
  readonly dayId: DayId;
  /** Its time and court are the current ones. */
  readonly row: TimetableRow & { readonly entry: MatchId };
}

/** Games that are planned for the same time. */
export interface CourtSlot {
  readonly key: string;
  readonly dayId: DayId;
  readonly time: string;
  readonly games: readonly CourtGame[];
  /** Minutes since midnight of the tournament's first day. */
  readonly start: number;
  readonly end: number;
}

/** The games that the scoring mode shows by default: those on court, or those around the present. */
export interface DefaultCourtGames {
  readonly kind: 'now' | 'last' | 'next';
  /** `HH:MM` at which they begin. */
  readonly time: string;
  readonly games: readonly CourtGame[];
  /** now: minutes left, null if each game has its own clock · next: minutes until it begins · last: null. */
  readonly minutes: number | null;
}

/** Returns all time slots with games, in order. */
export function courtSlots({ tournament, dayIds, dates }: ScheduleModel): CourtSlot[] {
  return dayIds.flatMap((dayId, dayIndex) =>
    daySlots(tournament.schedule[dayId] ?? [], tournament.scheduleTimes, dayIndex).flatMap((slot) => {
      const rows = slot.rows.filter((row): row is CourtGame['row'] => row.entry !== BREAK);
      if (rows.length === 0) return [];
      const start = daysBetween(tournament.startDate, dates[dayIndex] ?? tournament.startDate) * 24 * 60 + slot.minutes;
      const end = start + rhythmOfDay(tournament.scheduleTimes, dayIndex).gameLength;
      return [{ key: `${dayId}/${slot.slot}`, dayId, time: slot.time, games: rows.map((row) => ({ dayId, row })), start, end }];
    }),
  );
}

export interface DefaultGamesInput {
  readonly slots: readonly CourtSlot[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** The games on court, by their states, see `nowByStates`. */
  readonly live: Pick<LiveNow, 'running' | 'next'>;
  /** When the next games are expected on a day of play, in this order. */
  readonly starts: ReadonlyMap<string, ExpectedStart>;
  /** Minutes since midnight of the tournament's first day. */
  readonly clock: number;
}

/** Returns the games on court now; without any, those just played, and the next of each court. */
export function listDefaultGames({ slots, matches, live, starts, clock }: DefaultGamesInput): DefaultCourtGames[] {
  const slotOf = new Map(slots.flatMap((slot) => slot.games.map(({ row }) => [row.entry, slot] as const)));
  const findGame = (id: MatchId) => slotOf.get(id)?.games.find(({ row }) => row.entry === id) ?? [];
  const running = live.running.flatMap(findGame);
  const [first] = running;
  if (first) {
    const byClock = running.every(({ row }) => !isRunFromBoard(matches.get(row.entry) ?? {}));
    const end = slotOf.get(first.row.entry)?.end ?? clock;
    return [{ kind: 'now', time: first.row.time, games: running, minutes: byClock ? Math.ceil(end - clock) : null }];
  }
  const next = nextOnCourts({ slotOf, live, starts, clock });
  const isNext = new Set(next.flatMap(({ games }) => games.map(({ row }) => row.entry)));
  // A game that did not begin in time is still to come: it was not played.
  const isLast = ({ row }: CourtGame) => !isNext.has(row.entry) && !starts.has(row.entry);
  const past = slots.filter(({ start, games }) => start <= clock && games.some(isLast)).at(-1);
  const last = past?.games.filter(isLast) ?? [];
  return [...(past && last.length > 0 ? [{ kind: 'last' as const, time: past.time, games: last, minutes: null }] : []), ...next];
}

interface NextInput extends Pick<DefaultGamesInput, 'live' | 'starts' | 'clock'> {
  readonly slotOf: ReadonlyMap<MatchId, CourtSlot>;
}

/** Returns the next game of each court, by the current plan or by the schedule, grouped by time. */
function nextOnCourts({ slotOf, live, starts, clock }: NextInput): DefaultCourtGames[] {
  const found = new Map<string, { readonly game: CourtGame; readonly start: number }>();
  const add = (id: MatchId, expected?: ExpectedStart) => {
    const slot = slotOf.get(id);
    const game = slot?.games.find(({ row }) => row.entry === id);
    const courtLetter = expected?.courtLetter ?? game?.row.courtLetter ?? '';
    if (!slot || !game) return;
    const start = slot.start + (expected?.shift ?? 0);
    if (start >= (found.get(courtLetter)?.start ?? Infinity)) return;
    const row = { ...game.row, courtLetter, time: expected?.time ?? game.row.time };
    found.set(courtLetter, { game: { ...game, row }, start });
  };
  for (const [id, expected] of starts) if (!expected.isOn) add(id as MatchId, expected);
  for (const id of live.next) if (!starts.has(id)) add(id);
  const times = [...new Set([...found.values()].map(({ start }) => start))].sort((a, b) => a - b);
  return times.map((start) => {
    const games = [...found.values()].filter((one) => one.start === start).map(({ game }) => game);
    return { kind: 'next', time: games[0]?.row.time ?? '', games, minutes: Math.max(0, Math.ceil(start - clock)) };
  });
}
