import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddBreakDialog } from './features/schedule/dialogs/add-break-dialog';
import { AddDayDialog } from './features/schedule/dialogs/add-day-dialog';
import { CreateScheduleDialog } from './features/schedule/dialogs/create-schedule-dialog';
import { DeleteMatchDialog } from './features/schedule/dialogs/delete-match-dialog';
import { DeleteScheduleDialog } from './features/schedule/dialogs/delete-schedule-dialog';
import { HyperlinksDialog } from './dialogs/hyperlinks-dialog';
import { MoveDialog } from './features/schedule/moves/move-dialog';
import { RefereesDialog } from './features/schedule/dialogs/referees-dialog';
import { RemoveDayDialog } from './features/schedule/dialogs/remove-day-dialog';
import { TieBreakerDialog } from './features/schedule/dialogs/tie-breaker-dialog';
import { TimesDialog } from './dialogs/times-dialog';
import { AdjustPointsDialog } from './features/standings/adjust-points-dialog';
import { DeductionsDialog } from './features/standings/deductions-dialog';
import { ExchangeDialog } from './features/swiss/exchange-dialog';
import { LateTeamDialog } from './features/swiss/late-team-dialog';
import { NextRoundDialog } from './features/swiss/next-round-dialog';
import { RemoveRoundDialog } from './features/swiss/remove-round-dialog';
import { RoundNote } from './features/swiss/round-note';
import { WithdrawDialog } from './features/swiss/withdraw-dialog';
import { tournamentAt } from './organizer.testkit';
import { command } from './saving/command.testkit';
import { background, day, game, pick, type, withSchedule, type DialogRow } from './dialog-row.testkit';

/** Dialogs of the schedule, the standings and Swiss rounds. */
export const scheduleDialogs: readonly DialogRow[] = [
  { file: 'schedule/dialogs/add-break-dialog', show: (onClose) => withSchedule(<AddBreakDialog onClose={onClose} />), submit: 'Add break' },
  { file: 'schedule/dialogs/add-day-dialog', show: (onClose) => withSchedule(<AddDayDialog onClose={onClose} />), submit: 'Add day' },
  {
    file: 'schedule/dialogs/create-schedule-dialog',
    show: (onClose) => withSchedule(<CreateScheduleDialog onClose={onClose} />, 'groups'),
    submit: /^Create schedule/,
  },
  {
    file: 'schedule/dialogs/delete-match-dialog',
    show: (onClose) => withSchedule(<DeleteMatchDialog dayId={day} matchId={game} onClose={onClose} />),
    submit: 'Delete match',
  },
  {
    file: 'schedule/dialogs/delete-schedule-dialog',
    show: (onClose) => withSchedule(<DeleteScheduleDialog onClose={onClose} />),
    submit: 'Delete schedule',
    needsNetwork: true,
  },
  {
    file: 'schedule/dialogs/remove-day-dialog',
    show: (onClose) => withSchedule(<RemoveDayDialog onClose={onClose} />),
    submit: 'Remove the day',
    needsNetwork: true,
  },
  {
    file: 'dialogs/hyperlinks-dialog',
    show: (onClose) => (
      <HyperlinksDialog
        keptAs="t1.schedule"
        parts={[{ id: '0', title: 'Day 1', games: [{ id: 'm0', name: 'Team A v Team B', hyperlink: '' }] }]}
        onClose={onClose}
        save={(links) => command('setHyperlinks', links)}
      />
    ),
    fill: () => type(/^Link of/, 'https://www.youtube.com/watch?v=1'),
    submit: 'Save links',
  },
  {
    file: 'schedule/moves/move-dialog',
    show: (onClose) => withSchedule(<MoveDialog entry={game} from={{ dayId: day, index: 0 }} onClose={onClose} />),
    fill: () => pick('Position', '3'),
    submit: 'Move game',
  },
  {
    file: 'schedule/dialogs/referees-dialog',
    show: (onClose) => withSchedule(<RefereesDialog onClose={onClose} />),
    fill: () => type('Referee of Team A v Team B', 'Zoé'),
    submit: 'Save referees',
  },
  {
    file: 'schedule/dialogs/tie-breaker-dialog',
    show: (onClose) => withSchedule(<TieBreakerDialog onClose={onClose} />),
    fill: async () => {
      await pick('First team', 'a');
      await pick('Second team', 'b');
    },
    submit: 'Add game',
  },
  {
    file: 'dialogs/times-dialog',
    show: (onClose) =>
      withSchedule(
        <TimesDialog
          keptAs="t1.schedule"
          title="Set Match Times"
          times={tournamentAt('schedule').scheduleTimes}
          days={2}
          startsOf="day"
          dates={tournamentAt('schedule')}
          onClose={onClose}
          save={(times) => command('setMatchTimes', times)}
        />,
      ),
    submit: 'Save times',
  },
  { file: 'standings/adjust-points-dialog', show: (onClose) => withSchedule(<AdjustPointsDialog onClose={onClose} />), submit: 'Save' },
  {
    file: 'standings/deductions-dialog',
    show: (onClose) => withSchedule(<DeductionsDialog onClose={onClose} />),
    fill: async () => {
      await pick('Add for a team', 'a');
      await type('Reason', 'Came late');
    },
    submit: 'Save',
  },
  {
    file: 'swiss/exchange-dialog',
    show: (onClose) => withSchedule(<ExchangeDialog dayId={day} onClose={onClose} />, 'swiss'),
    fill: async () => {
      await pick('This team', 'a');
      await pick('changes places with', 'c');
    },
    submit: /xchange/,
  },
  {
    file: 'swiss/late-team-dialog',
    show: (onClose) => withSchedule(<LateTeamDialog onClose={onClose} />, 'swiss'),
    fill: () => type('Team name', 'Canal'),
    submit: 'Add the team',
    needsNetwork: true,
  },
  {
    file: 'swiss/next-round-dialog',
    show: (onClose) => withSchedule(<NextRoundDialog onClose={onClose} />, 'swiss'),
    submit: 'Create round 2',
  },
  {
    file: 'swiss/remove-round-dialog',
    show: (onClose) => withSchedule(<RemoveRoundDialog dayId={day} onClose={onClose} />, 'swiss'),
    submit: /^Remove/,
  },
  {
    file: 'swiss/round-note',
    show: () =>
      withSchedule(<RoundNote dayId={day} background={background} />, 'swiss', {
        schedule: { '0': ['m0', 'm1', 'm4', 'm5'], '1': ['m2'] },
      }),
    opener: 'Unlock round 1',
    submit: 'Unlock',
  },
  {
    file: 'swiss/withdraw-dialog',
    show: (onClose) => withSchedule(<WithdrawDialog onClose={onClose} />, 'swiss'),
    submit: () => userEvent.click(screen.getByRole('switch', { name: 'Team A plays on' })),
    cancel: 'Close',
    staysOpen: true,
  },
];
