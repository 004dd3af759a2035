import { dayOffsets, defaultTimes, limits, toScheduleTime, type Legs, type Team, type Tournament } from '@courtside/domain';
import { createSchedule, newDocumentId } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { daysBetween, useClock, wallClock } from '@courtside/tournament-ui';
import { Checkbox, Notice, space, Stack, type as text } from '@courtside/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { groupsAreLargeEnough, previewSchedule, type SchedulePreview } from '../../../games/create-schedule-model';
import { recallHeldTeams } from '../../../games/held-teams';
import { useSchedule } from '../../../games/schedule-context';
import { teamsLeftOut } from '../../../games/schedule-model';
import { SchedulePreviewView } from '../../../games/schedule-preview';
import { isPastStart, scheduleStart } from '../../../fields/first-start';
import { badDays, DayDates } from '../../../fields/day-dates';
import { DayVenues } from '../../../fields/day-venues';
import { ScheduleKind, useScheduleKind } from '../../../fields/schedule-kind';
import { toTimesDraft, toMatchTimes } from '../../../fields/times-draft';
import { TimesFields } from '../../../fields/times-fields';
import { DaysAndLegs, isDayCount } from '../../../fields/days-and-legs';
import { TaskDialog } from '../../../saving/task-dialog';
import { useTask } from '../../../saving/use-task';
import { useEventStages } from '../../../stages/event-stages';

const Heading = styled.h3`
  ${text.d4}
  margin: 0;
`;

/** Returns the number of calendar days of a tournament. */
const countDays = ({ startDate, endDate }: Pick<Tournament, 'startDate' | 'endDate'>): number =>
  Math.max(limits.days.minimum, daysBetween(startDate, endDate) + 1);

export interface CreateScheduleDialogProps {
  readonly onClose: () => void;
  /** Called when the schedule is saved. */
  readonly onCreated?: () => void;
}

/** The dialog for type, days and times of a new schedule, with a preview before anything is written. */
export function CreateScheduleDialog({ onClose, onCreated }: CreateScheduleDialogProps) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const format = useFormat();
  const { tournament, teams, nameOf } = useSchedule();
  const lasts = countDays(tournament);
  const mostDays = Math.min(limits.days.maximum, Math.max(limits.days.usual, lasts));
  const kind = useScheduleKind(tournament.groups);
  const { isSwiss, scheduleType } = kind;
  const [days, setDays] = useState<number | null>(() => Math.min(limits.days.usual, lasts));
  const [legs, setLegs] = useState<Legs>(tournament.legs);
  const now = wallClock(useClock(), tournament.timeZone ?? undefined);
  const [draft, setDraft] = useState(() =>
    toTimesDraft({ ...defaultTimes, startTimes: [scheduleStart(tournament, now), ...defaultTimes.startTimes] }, mostDays),
  );
  const task = useTask((message) => t('problem.notSaved', { message }));
  const dayCount = isSwiss ? 1 : isDayCount(days, mostDays) ? days : null;
  const leftOut = teamsLeftOut(tournament, teams);
  const { groups: later } = useEventStages();
  const isNamed = ({ id }: Team) => later.some(({ plan }) => plan.namedTeamIds.includes(id));
  const [held] = useState(() => recallHeldTeams(tournament.id));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isKept = chosen ?? leftOut.some((team) => isNamed(team) || held.includes(team.id));
  // Those that a stage names stay in any case.
  const free = leftOut.filter((team) => !isNamed(team));
  const kept = isKept ? leftOut : leftOut.filter(isNamed);
  const deleted = isKept ? [] : free;
  const listNames = (some: readonly Team[]) => format.list(some.map(({ id }) => nameOf(id)));
  const largeEnough = groupsAreLargeEnough(tournament);
  const shownTimes = useMemo(
    () => toTimesDraft({ ...draft, gameLength: 1, interval: 1, numberOfCourts: 1 }, dayCount ?? 1).startTimes,
    [draft, dayCount],
  );
  // In a tournament that lasts longer, the days can be on other dates.
  const hasDates = !isSwiss && dayCount !== null && dayCount > 1 && lasts > dayCount;
  const hasVenues = !isSwiss && dayCount !== null && dayCount > 1;
  const shown = {
    ...draft,
    startTimes: shownTimes,
    days: hasDates ? draft.days?.slice(0, dayCount) : undefined,
    venues: hasVenues ? draft.venues?.slice(0, dayCount) : undefined,
  };
  const hasBadDays = badDays(shown, { ...tournament, scheduleType }).size > 0;
  const times = toMatchTimes(shown);
  const offsets = times && dayOffsets(shownTimes.length, scheduleType, times);
  const timesKey = JSON.stringify(times);
  const preview = useMemo(
    () =>
      largeEnough && dayCount !== null && times
        ? previewSchedule({ scheduleType, days: dayCount, legs, times }, tournament, teams, newDocumentId)
        : null,
    // The times are a new object at every render, but their text stays equal.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [scheduleType, dayCount, legs, timesKey, largeEnough, tournament, teams],
  );
  const isTooLong = preview !== null && preview.games > limits.scheduledGames;
  const resting = Object.values(preview?.plan.byes ?? {});
  const games = t('common:count.games', { count: preview?.games ?? 0 });
  const submitLabel = () => {
    if (deleted.length > 0) return t('create.submitDeleting', { count: deleted.length });
    return preview ? t('create.submit', { games }) : t('create.title');
  };
  const plan = (from: SchedulePreview) => ({ ...from.plan, ...(kept.length > 0 && { keptTeamIds: kept.map(({ id }) => id) }) });
  const submit = async () => {
    if (!preview || isTooLong || hasBadDays || !(await task.run(() => createSchedule(tournament.id, plan(preview))))) return;
    onCreated?.();
    onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('create.title')}
      submitLabel={submitLabel()}
      submitDisabled={!preview || isTooLong}
      destructive={deleted.length > 0}
      gap={space[4]}
    >
      {!largeEnough && <Notice kind="error">{t('create.twoTeams')}</Notice>}
      {/* Before anything else: while teams would be deleted, the red button is in sight. */}
      {leftOut.length > 0 && (
        <Stack $gap={space[0]}>
          {free.length > 0 && (
            <Checkbox
              label={t('create.keep', { count: free.length })}
              checked={isKept}
              onChange={(event) => setChosen(event.currentTarget.checked)}
            />
          )}
          {kept.length > 0 && (
            <Notice kind="info" title={t('create.kept', { count: kept.length })}>
              {listNames(kept)}
            </Notice>
          )}
          {deleted.length > 0 && (
            <Notice kind="warning" title={t('create.waiting', { count: deleted.length })}>
              {listNames(deleted)}
            </Notice>
          )}
        </Stack>
      )}
      <ScheduleKind kind={kind} />
      {!isSwiss && <DaysAndLegs days={days} mostDays={mostDays} onDays={setDays} legs={legs} onLegs={setLegs} />}
      <TimesFields
        value={shown}
        onChange={setDraft}
        startsOf={isSwiss ? 'round' : 'day'}
        warningsOf={(day) =>
          times && isPastStart(tournament.startDate, offsets?.[day] ?? day, times.startTimes[day] ?? '', now)
            ? [t('times.past', { now: toScheduleTime(Math.floor(now.minutes)).time })]
            : []
        }
      />
      {hasDates && <DayDates value={shown} onChange={setDraft} event={{ ...tournament, scheduleType }} />}
      {hasVenues && <DayVenues value={shown} onChange={setDraft} isSwiss={false} />}
      {isTooLong && <Notice kind="error">{t('create.tooManyGames', { most: format.number(limits.scheduledGames) })}</Notice>}
      {preview && times && (
        <Stack as="section" $gap={space[2]} aria-live="polite">
          <Heading>{t('create.preview', { games })}</Heading>
          <SchedulePreviewView preview={preview} times={times} />
          {resting.map((team) => (
            <p key={team}>{t('swiss.bye', { team: nameOf(team) })}</p>
          ))}
        </Stack>
      )}
      <Notice kind="info">{t(isSwiss ? 'create.blocksSwiss' : 'create.blocks')}</Notice>
    </TaskDialog>
  );
}
