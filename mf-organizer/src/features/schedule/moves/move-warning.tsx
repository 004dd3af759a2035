import { moveProblems, type EntryPlace, type MoveProblems } from '@courtside/domain/engines';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Notice } from '@courtside/ui';
import { useSchedule } from '../../../games/schedule-context';

/** Returns the conflicts that a move would add to the stored schedule. */
function useMoveProblems(from: EntryPlace | null, to: EntryPlace | null): MoveProblems | null {
  const { tournament, teams, matches } = useSchedule();
  return from && to ? moveProblems(tournament.schedule, { matches, teams }, tournament.scheduleTimes, from, to) : null;
}

/** Returns these conflicts as text; null if there are none. */
function useMoveWords(problems: MoveProblems | null): string | null {
  const { t } = useTranslation('organizerSchedule');
  const format = useFormat();
  const { nameOf } = useSchedule();
  if (!problems) return null;
  const names = (ids: readonly string[]) => format.list(ids.map(nameOf));
  const words = [
    ...(problems.doubleBookings.length > 0
      ? [t('move.doubleBooked', { teams: names(problems.doubleBookings), count: problems.doubleBookings.length })]
      : []),
    ...(problems.backToBack.length > 0
      ? [t('move.backToBack', { teams: names(problems.backToBack), count: problems.backToBack.length })]
      : []),
  ];
  return words.length > 0 ? words.join(' ') : null;
}

/** A warning that is shown while a game is dragged. */
export function MoveWarning({
  from,
  to,
  always = false,
}: {
  readonly from: EntryPlace | null;
  readonly to: EntryPlace | null;
  readonly always?: boolean;
}) {
  const { t } = useTranslation('organizerSchedule');
  const problems = useMoveProblems(from, to);
  const words = useMoveWords(problems);
  if (!problems || (!words && !always)) return null;
  const rest =
    problems.shortestRest === null
      ? null
      : problems.shortestRest === 0
        ? t('create.restNone')
        : t('create.restSlots', { count: problems.shortestRest });
  return (
    <Notice kind={words ? 'warning' : 'info'}>
      {words ?? t('move.fine')} {rest && t('move.shortestRest', { rest })}
    </Notice>
  );
}
