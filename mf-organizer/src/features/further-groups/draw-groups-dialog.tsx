import { defaultTimes, limits, toScheduleTime, type Legs, type TeamId } from '@courtside/domain';
import type { GroupsPlan } from '@courtside/domain/stages';
import { drawGroups, newDocumentId } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { daysBetween, useClock, useTeamName, wallClock } from '@courtside/tournament-ui';
import { Notice, space, Stack, type as text } from '@courtside/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { DaysAndLegs, isDayCount } from '../../fields/days-and-legs';
import { isPastStart, startOnDay } from '../../fields/first-start';
import { ScheduleKind, useScheduleKind } from '../../fields/schedule-kind';
import { toMatchTimes, toTimesDraft } from '../../fields/times-draft';
import { TimesFields } from '../../fields/times-fields';
import { previewRoundRobin } from '../../games/create-schedule-model';
import { SchedulePreviewView } from '../../games/schedule-preview';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { useEventStages } from '../../stages/event-stages';
import { DealtTeams } from './dealt-teams';
import { DrawChangesNotice } from './draw-changes-notice';
import { compareDraws, getEndBefore, listPairsThatMet, previewFirstRound } from './draw-model';
import { dealTeams } from './groups-draft';

const Heading = styled.h3`
  ${text.d4}
  margin: 0;
`;

interface DrawGroupsDialogProps {
  readonly plan: GroupsPlan;
  readonly onClose: () => void;
  /** Called when the games are saved. */
  readonly onDrawn?: () => void;
}

type Groups = Readonly<Record<string, readonly TeamId[]>>;
const noGroups: Groups = {};

/** Draws a group stage: its teams by group, days and times, with a preview before anything is written. */
export function DrawGroupsDialog({ plan, onClose, onDrawn }: DrawGroupsDialogProps) {
  const { t } = useTranslation(['organizerBracket', 'organizerSchedule', 'common']);
  const format = useFormat();
  const event = useEventStages();
  const nameOf = useTeamName();
  const { tournament } = event;
  const dealt = useMemo(() => dealTeams(event, plan), [event, plan]);
  const groups = dealt.groups ?? noGroups;
  /** The teams that were shown first: changes of them are named. */
  const [shownFirst] = useState(groups);
  const changes = compareDraws(shownFirst, groups);
  const now = wallClock(useClock(), tournament.timeZone ?? undefined);
  const left = Math.max(1, daysBetween(tournament.startDate, tournament.endDate) + 1 - plan.firstDay);
  const mostDays = Math.min(limits.days.maximum, Math.max(limits.days.usual, left));
  const kind = useScheduleKind(groups);
  // Games that count again are not played again, and rounds may need them.
  const canBeSwiss = plan.carries !== 'games';
  const isSwiss = canBeSwiss && kind.isSwiss;
  const [days, setDays] = useState<number | null>(1);
  const [legs, setLegs] = useState<Legs>(1);
  const [draft, setDraft] = useState(() => {
    const { gameLength, interval, numberOfCourts } = tournament.scheduleTimes;
    const startTimes = [startOnDay(tournament, plan.firstDay, getEndBefore(event, plan), now), ...defaultTimes.startTimes];
    return toTimesDraft({ startTimes, gameLength, interval, numberOfCourts }, mostDays);
  });
  const task = useTask((message) => t('furtherGroups.notDrawn', { message }), { needsNetwork: true });
  const dayCount = isSwiss ? 1 : isDayCount(days, mostDays) ? days : null;
  const shown = toTimesDraft({ ...draft, gameLength: 1, interval: 1, numberOfCourts: 1 }, dayCount ?? 1).startTimes;
  const shownDraft = { ...draft, startTimes: shown };
  const times = toMatchTimes(shownDraft);
  const met = useMemo(() => listPairsThatMet(event, plan, groups), [event, plan, groups]);
  // New objects after every change of the event, but their text stays equal.
  const key = JSON.stringify([groups, met, times, legs, dayCount, isSwiss]);
  const preview = useMemo(
    () =>
      !dealt.groups || dayCount === null || !times
        ? null
        : isSwiss
          ? previewFirstRound(event, plan, groups, times)
          : previewRoundRobin({ days: dayCount, legs, times }, groups, newDocumentId, met),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key],
  );
  const count = preview?.games ?? 0;
  const games = t('common:count.games', { count });
  const isTooLong = count > limits.scheduledGames;
  const submit = async () => {
    if (!preview || !times || count === 0 || isTooLong) return;
    const { scheduleType, schedule, matches, byes } = preview.plan;
    const drawn = {
      groups,
      scheduleType,
      schedule,
      matches,
      scheduleTimes: times,
      legs: isSwiss ? 1 : legs,
      ...(byes && { byes }),
    } as const;
    if (!(await task.run(() => drawGroups(tournament.id, plan.id, drawn)))) return;
    onDrawn?.();
    onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('stage.drawTitle', { name: plan.name })}
      submitLabel={t(changes ? 'furtherGroups.drawNew' : 'furtherGroups.drawSubmit', { games })}
      submitDisabled={count === 0 || isTooLong}
      gap={space[4]}
    >
      {changes && <DrawChangesNotice changes={changes} />}
      <DealtTeams dealt={{ ...dealt, isProvisional: false }} />
      {dealt.isProvisional && <Notice kind="warning">{t('furtherGroups.drawProvisional')}</Notice>}
      {met.length > 0 && <p>{t('furtherGroups.carriedGames', { count: met.length })}</p>}
      {!canBeSwiss && <Notice kind="info">{t('furtherGroups.noSwiss')}</Notice>}
      {canBeSwiss && dealt.groups && <ScheduleKind kind={kind} />}
      {!isSwiss && <DaysAndLegs days={days} mostDays={mostDays} onDays={setDays} legs={legs} onLegs={setLegs} />}
      <TimesFields
        value={shownDraft}
        onChange={setDraft}
        startsOf={isSwiss ? 'round' : 'day'}
        warningsOf={(day) =>
          times && isPastStart(tournament.startDate, plan.firstDay + day, times.startTimes[day] ?? '', now)
            ? [t('organizerSchedule:times.past', { now: toScheduleTime(Math.floor(now.minutes)).time })]
            : []
        }
      />
      {isTooLong && (
        <Notice kind="error">{t('organizerSchedule:create.tooManyGames', { most: format.number(limits.scheduledGames) })}</Notice>
      )}
      {preview && times && count > 0 && (
        <Stack as="section" $gap={space[2]} aria-live="polite">
          <Heading>{t('organizerSchedule:create.preview', { games })}</Heading>
          <SchedulePreviewView preview={preview} times={times} />
          {Object.values(preview.plan.byes ?? {}).map((team) => (
            <p key={team}>{t('organizerSchedule:swiss.bye', { team: nameOf(team) })}</p>
          ))}
        </Stack>
      )}
      {preview && count === 0 && <Notice kind="error">{t('furtherGroups.noGames')}</Notice>}
      <Notice kind="info">{t('furtherGroups.drawText')}</Notice>
    </TaskDialog>
  );
}
