import { dayEnd, gameTime, type DayId, type MatchId, type ScheduleTime, type Tournament } from '@courtside/domain';
import { hasBegun, hasResult } from '@courtside/domain/day';
import { dropDay } from '@courtside/domain/stages';
import { replaceScheduleDays, type ArrangedDays } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useClock, wallClock } from '@courtside/tournament-ui';
import { useState } from 'react';
import { useSchedule, type ScheduleWords } from '../../../games/schedule-context';
import { useOfferUndo } from '../../../saving/plan-undo';
import { useTask, type Task } from '../../../saving/use-task';
import { useGroupsStage } from '../../../stages/groups-stage';

const MINUTE = 60_000;

/** A game of the removed day, with its times before and after. */
export interface MovedGame {
  readonly id: MatchId;
  readonly from: ScheduleTime;
  readonly to: ScheduleTime;
}

/** A day that takes games of the removed one. */
export interface TakingDay {
  readonly dayId: DayId;
  readonly games: readonly MovedGame[];
  /** When it ends now; null without games. */
  readonly now: ScheduleTime | null;
  readonly then: ScheduleTime | null;
}

/** Why a day can't be removed: it is the only one, another user has removed it, it was played, or its games have no room elsewhere. */
export type Refusal =
  | { readonly kind: 'last' | 'gone' }
  | { readonly kind: 'begun'; readonly count: number }
  | { readonly kind: 'unplaced'; readonly games: readonly MatchId[] };

export interface DayRemoval {
  /** The schedule that the texts describe: the sent one, until it is stored. */
  readonly shown: ScheduleWords;
  readonly dayId: DayId;
  readonly setDay: (day: DayId) => void;
  readonly refusal: Refusal | null;
  readonly taking: readonly TakingDay[];
  readonly after: Tournament;
  readonly task: Task;
  readonly submit: () => Promise<void>;
}

/** Returns the fields of a tournament that the command compares and stores. */
const arrange = ({
  schedule,
  scheduleTimes: { startTimes, days, venues },
}: Pick<Tournament, 'schedule' | 'scheduleTimes'>): ArrangedDays => ({
  ...{ schedule, startTimes },
  ...(days && { days }),
  ...(venues && { venues }),
});

/** The choice of a day to remove: what its removal moves, what forbids it, and how it is sent. */
export function useDayRemoval(onRemoved: () => void): DayRemoval {
  const { t } = useTranslation(['organizerSchedule', 'organizerUndo']);
  const now = useSchedule();
  const [sent, setSent] = useState<ScheduleWords | null>(null);
  const shown = sent ?? now;
  const { tournament, dayIds } = shown;
  const { address } = useGroupsStage();
  const offerUndo = useOfferUndo();
  const task = useTask((message) => t('problem.notSaved', { message }), { needsNetwork: true });
  const [dayId, setDay] = useState<DayId>(() => dayIds.findLast((day) => countPlayed(shown, day) === 0) ?? dayIds.at(-1)!);
  const takers = useTakers(shown, dayId);
  const dropped = dropDay(tournament, dayId, { takers, teamsOf: (id) => listTeams(shown, id) });
  const after = { ...tournament, schedule: dropped.schedule, scheduleTimes: dropped.scheduleTimes };
  const submit = async () => {
    const [before, next] = [arrange(tournament), arrange(after)];
    const said = t('organizerUndo:dayRemoved', { day: shown.dayName(dayId) });
    setSent(now);
    const isDone = await task.run(() => replaceScheduleDays(tournament.id, before, next, ...address));
    setSent(null);
    if (!isDone) return;
    offerUndo({ said, undo: () => replaceScheduleDays(tournament.id, next, before, ...address) });
    onRemoved();
  };
  const refusal = findRefusal(shown, dayId, dropped.unplaced);
  return { shown, dayId, setDay, refusal, taking: listTaking(shown, dayId, dropped), after, task, submit };
}

const listTeams = ({ matches }: ScheduleWords, id: MatchId) =>
  [matches.get(id)?.team1Id, matches.get(id)?.team2Id].flatMap((team) => team ?? []);

/** Returns how many games of a day have begun or have a result. */
const countPlayed = ({ tournament, matches }: ScheduleWords, day: DayId): number =>
  (tournament.schedule[day] ?? []).filter((entry) => {
    const game = matches.get(entry as MatchId);
    return game && (hasBegun(game) || hasResult(game));
  }).length;

/** Returns the days that can take games. A day that is over, or whose next place has passed, takes none while another one can. */
function useTakers({ tournament, dayIds, dates }: ScheduleWords, removed: DayId): readonly DayId[] {
  const { date: today, minutes } = wallClock(useClock(MINUTE), tournament.timeZone ?? undefined);
  const { schedule, scheduleTimes } = tournament;
  const others = dayIds.filter((day) => day !== removed);
  const ahead = others.filter((day) => {
    const index = dayIds.indexOf(day);
    const date = dates[index] ?? '';
    return date > today || (date === today && gameTime(scheduleTimes, index, schedule[day]?.length ?? 0).minutes >= minutes);
  });
  return ahead.length > 0 ? ahead : others;
}

function findRefusal(shown: ScheduleWords, dayId: DayId, unplaced: readonly MatchId[]): Refusal | null {
  const { dayIds } = shown;
  if (!dayIds.includes(dayId)) return { kind: 'gone' };
  const count = countPlayed(shown, dayId);
  if (count > 0) return { kind: 'begun', count };
  if (unplaced.length > 0) return { kind: 'unplaced', games: unplaced };
  return dayIds.length === 1 ? { kind: 'last' } : null;
}

/** Returns the days that take games, with these games in the order of the schedule. */
function listTaking({ tournament, dayIds }: ScheduleWords, removed: DayId, dropped: ReturnType<typeof dropDay>): readonly TakingDay[] {
  const { schedule, scheduleTimes } = tournament;
  const others = dayIds.filter((day) => day !== removed);
  const from = schedule[removed] ?? [];
  return others.flatMap((dayId, index) => {
    const moved = dropped.moved.filter((game) => game.dayId === dayId);
    if (moved.length === 0) return [];
    const games = moved.map((game) => ({
      id: game.id,
      from: gameTime(scheduleTimes, dayIds.indexOf(removed), from.indexOf(game.id)),
      to: gameTime(dropped.scheduleTimes, index, game.index),
    }));
    const now = dayEnd(schedule[dayId] ?? [], scheduleTimes, dayIds.indexOf(dayId));
    return [{ dayId, games, now, then: dayEnd(dropped.schedule[dayId] ?? [], dropped.scheduleTimes, index) }];
  });
}
