import { courtsOfDay, limits, sortedDayIds, toScheduleTime, type BracketTemplate, type TeamId } from '@courtside/domain';
import { bracketDay } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { useClock, wallClock } from '@courtside/tournament-ui';
import { useState } from 'react';
import { bracketOverlap, bracketStart, isPastStart } from '../../fields/first-start';
import { toMatchTimes, toTimesDraft, type TimesDraft } from '../../fields/times-draft';
import { useSchedule } from '../../games/schedule-context';
import { shiftTimes, useBracketStage } from './bracket-stage';
import { useCourtClash } from './use-court-clash';

const usualTimes = { gameLength: limits.times.gameLength, interval: limits.times.interval };

/** Starts, length of games and courts of a bracket. It is proposed to start after the groups that it has teams of. */
export function useBracketTimes(seeds: readonly TeamId[]) {
  const { t } = useTranslation(['organizerBracket', 'organizerSchedule']);
  const { tournament } = useSchedule();
  const { schedule, scheduleTimes } = tournament;
  const { others, source, later } = useBracketStage();
  const clashOf = useCourtClash();
  const now = wallClock(useClock(), tournament.timeZone ?? undefined);
  /** The proposed start does not move while the dialog is open. */
  const [opened] = useState(now);
  /** Without starts until the organizer chooses one. */
  const [chosen, setChosen] = useState(() =>
    toTimesDraft({ ...usualTimes, startTimes: [], numberOfCourts: courtsOfDay(scheduleTimes, sortedDayIds(schedule).length - 1) }, 0),
  );
  const entering = later.filter(({ ranking }) => ranking.some((id) => seeds.includes(id)));
  /** The last groups that it has teams of: it is played after them. */
  const { tournament: before, firstDay } = entering.at(-1) ?? { tournament, firstDay: source?.firstDay ?? 0 };
  const proposeStart = () =>
    bracketStart(
      before,
      opened,
      shiftTimes(
        others.flatMap((other) => other.times),
        -firstDay,
      ),
    );
  const draft = chosen.startTimes.length > 0 ? chosen : { ...chosen, startTimes: [proposeStart()] };
  /** A change of another field leaves the proposed start open. */
  const setDraft = (next: TimesDraft) =>
    setChosen(next.startTimes === draft.startTimes ? { ...next, startTimes: chosen.startTimes } : next);
  const times = toMatchTimes(draft);
  const overlap = times && bracketOverlap(before, times);
  const isPast =
    times !== null && isPastStart(before.startDate, bracketDay({ ...before, bracketTimes: times }), times.startTimes[0] ?? '', now);
  /** Returns warnings about the start of a bracket with these games. */
  const warn = (template: BracketTemplate | undefined): readonly string[] => {
    const courtTaken = template && times && clashOf(before, template, times, entering.at(-1)?.firstDay);
    return [
      ...(courtTaken ? [courtTaken] : []),
      ...(overlap ? [t('create.overlap', { start: overlap.start, end: overlap.scheduleEnd })] : []),
      ...(isPast ? [t('organizerSchedule:times.past', { now: toScheduleTime(Math.floor(now.minutes)).time })] : []),
    ];
  };
  return { entering, draft, setDraft, times, warn };
}
