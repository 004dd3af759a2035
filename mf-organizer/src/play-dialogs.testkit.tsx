import { type GameId } from '@courtside/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreateBracketDialog } from './features/bracket/create-bracket-dialog';
import { DeleteBracketDialog } from './features/bracket/delete-bracket-dialog';
import { furtherStages } from './features/bracket/further-stages';
import { GameDialog } from './features/bracket/game-dialog';
import { StageDialog } from './features/bracket/stage-dialog';
import { ClockSheet } from './features/day/sheets/clock-sheet';
import { DrawGroupsDialog } from './features/further-groups/draw-groups-dialog';
import { GroupsDialog } from './features/further-groups/groups-dialog';
import { GoalsDialog } from './features/day/sheets/goals-dialog';
import { MissingDialog } from './features/day/sheets/missing-dialog';
import { PlayedSheet } from './features/day/sheets/played-sheet';
import { PlanDialog } from './features/day/plan/plan-dialog';
import { AddBreakDialog } from './features/schedule/dialogs/add-break-dialog';
import { AddDayDialog } from './features/schedule/dialogs/add-day-dialog';
import { CreateScheduleDialog } from './features/schedule/dialogs/create-schedule-dialog';
import { DayRulesDialog } from './features/day-rules/day-rules-dialog';
import { DeleteMatchDialog } from './features/schedule/dialogs/delete-match-dialog';
import { DeleteScheduleDialog } from './features/schedule/dialogs/delete-schedule-dialog';
import { HyperlinksDialog } from './dialogs/hyperlinks-dialog';
import { RemoveStageDialog } from './dialogs/remove-stage-dialog';
import { MoveDialog } from './features/schedule/moves/move-dialog';
import { RefereesDialog } from './features/schedule/dialogs/referees-dialog';
import { TieBreakerDialog } from './features/schedule/dialogs/tie-breaker-dialog';
import { TimesDialog } from './dialogs/times-dialog';
import { ScoringMode } from './features/scoring/scoring-mode';
import { AdjustPointsDialog } from './features/standings/adjust-points-dialog';
import { DeductionsDialog } from './features/standings/deductions-dialog';
import { ExchangeDialog } from './features/swiss/exchange-dialog';
import { LateTeamDialog } from './features/swiss/late-team-dialog';
import { NextRoundDialog } from './features/swiss/next-round-dialog';
import { RemoveRoundDialog } from './features/swiss/remove-round-dialog';
import { RoundNote } from './features/swiss/round-note';
import { WithdrawDialog } from './features/swiss/withdraw-dialog';
import { ResultDialog } from './results/result-dialog';
import { storedHistory } from './firebase.testkit';
import { groupsPlanAt, matchesAt, someTeams, stageAt, tournamentAt } from './organizer.testkit';
import { HistoryDialog } from './features/history/history-dialog';
import { command } from './saving/command.testkit';
import { toEventStages } from './stages/event-stages';
import { InEvent } from './stages/stages.testkit';

import { background, day, game, pick, press, type, withBracket, withDay, withSchedule, type DialogRow } from './dialog-row.testkit';

const challenger = stageAt('challenger1');
const stages = () => {
  const event = { tournament: tournamentAt('schedule'), teams: someTeams, matches: matchesAt('schedule'), groups: [], brackets: [] };
  return furtherStages(toEventStages(event), [challenger]);
};

/** Dialogs of its games: schedule, scores, Swiss rounds, bracket. */
export const playDialogs: readonly DialogRow[] = [
  {
    file: 'bracket/create-bracket-dialog',
    show: (onClose) => withSchedule(<CreateBracketDialog onClose={onClose} />),
    submit: /^Create bracket/,
  },
  {
    file: 'bracket/delete-bracket-dialog',
    show: (onClose) => withBracket(<DeleteBracketDialog model={null} onClose={onClose} />),
    submit: 'Delete bracket',
    needsNetwork: true,
  },
  {
    file: 'bracket/stage-dialog',
    show: (onClose) => withSchedule(<StageDialog stages={stages()} onClose={onClose} />),
    fill: () => type('Name', ' of Ghent'),
    submit: 'Add the bracket',
  },
  {
    file: 'bracket/stage-dialog',
    show: (onClose) => withSchedule(<StageDialog stages={stages()} plan={challenger} onClose={onClose} />),
    fill: () => type('Name', ' of Ghent'),
    submit: 'Save',
    needsNetwork: true,
  },
  {
    file: 'dialogs/remove-stage-dialog',
    show: (onClose) => withSchedule(<RemoveStageDialog plan={challenger} onClose={onClose} />),
    submit: 'Remove the bracket',
    needsNetwork: true,
  },
  {
    file: 'bracket/game-dialog',
    show: (onClose) => withBracket(<GameDialog gameId={'u1-1' as GameId} onClose={onClose} />),
    fill: async () => {
      const [one, other] = screen.getAllByLabelText(/^Score of/);
      await userEvent.type(one as HTMLElement, '3');
      await userEvent.type(other as HTMLElement, '1');
    },
    submit: 'Save result',
  },
  {
    file: 'bracket/game-dialog',
    show: (onClose) => withBracket(<GameDialog gameId={'u1-1' as GameId} onClose={onClose} />),
    fill: () => type(/^Referee/, 'Zoé'),
    submit: 'Save result',
  },
  {
    file: 'further-groups/draw-groups-dialog',
    show: (onClose) => {
      const plan = groupsPlanAt('mainRound11');
      return (
        <InEvent plans={[plan]}>
          <DrawGroupsDialog plan={plan} onClose={onClose} />
        </InEvent>
      );
    },
    submit: /^Create 6 games/,
    needsNetwork: true,
  },
  {
    file: 'further-groups/groups-dialog',
    show: (onClose) => withSchedule(<GroupsDialog onClose={onClose} />),
    fill: () => type('Name', ' of Ghent'),
    submit: 'Add the group stage',
    needsNetwork: true,
  },
  {
    file: 'further-groups/groups-dialog',
    show: (onClose) => withSchedule(<GroupsDialog plan={groupsPlanAt('mainRound11')} onClose={onClose} />),
    fill: () => type('Name', ' of Ghent'),
    submit: 'Save',
    needsNetwork: true,
  },
  {
    file: 'day/sheets/clock-sheet',
    show: (onClose) => {
      const clock = { startedAt: 0, pausedAt: 60_000, playedMs: 0, length: 12 };
      const play = { state: 'playing', ending: null, winner: null, clock, goals: [], isConfirmed: false } as const;
      const matches = new Map(
        [...matchesAt('schedule')].map(([id, match]) => [id, { ...match, team1Score: null, team2Score: null, play }]),
      );
      return withDay(<ClockSheet asked={{ kind: 'clock', game }} onClose={onClose} />, matches);
    },
    fill: () => type('Time left', '7:30'),
    submit: 'Set the clock',
    cancel: 'Close',
  },
  {
    file: 'day/sheets/goals-dialog',
    show: (onClose) => {
      const goals = [{ id: 'g', side: 1, at: 0, player: '' }] as const;
      const play = { state: 'finished', ending: 'played', winner: null, clock: null, goals, isConfirmed: false } as const;
      const matches = new Map([...matchesAt('schedule')].map(([id, match]) => [id, { ...match, team1Score: 1, team2Score: 0, play }]));
      return withDay(<GoalsDialog asked={{ kind: 'goals', game }} onClose={onClose} />, matches);
    },
    submit: () => pick('1–0, Team A', 'Zoé'),
    cancel: 'Close',
    staysOpen: true,
  },
  {
    file: 'day/sheets/missing-dialog',
    show: (onClose) => withDay(<MissingDialog asked={{ kind: 'missing', game, side: 0 }} onClose={onClose} />),
    submit: 'Record the no-show',
  },
  {
    file: 'day/sheets/missing-dialog',
    show: (onClose) => withDay(<MissingDialog asked={{ kind: 'missing', game, side: 0 }} onClose={onClose} />),
    fill: () => userEvent.click(screen.getByRole('radio', { name: 'Wait 5 minutes' })),
    submit: 'Wait',
  },
  {
    file: 'day/plan/plan-dialog',
    show: (onClose) => withDay(<PlanDialog asked={{ kind: 'plan', change: 'late' }} onClose={onClose} />),
    fill: () => userEvent.click(screen.getByRole('button', { name: '15 minutes later' })),
    submit: 'Change the plan',
    needsNetwork: true,
  },
  {
    file: 'day/sheets/played-sheet',
    show: (onClose) => {
      const matches = new Map([...matchesAt('schedule')].map(([id, match]) => [id, { ...match, team1Score: 1, team2Score: 0 }]));
      return withDay(<PlayedSheet asked={{ kind: 'played', day: 0 }} onClose={onClose} />, matches);
    },
    fill: async () => {
      await userEvent.click(screen.getAllByRole('button', { name: /^Correct: Team A/ }).at(-1) as HTMLElement);
      const [one] = screen.getAllByLabelText(/^Score of/) as HTMLElement[];
      await userEvent.clear(one as HTMLElement);
      await userEvent.type(one as HTMLElement, '3');
    },
    submit: 'Save result',
    // Back to the list, then out of it.
    cancel: ['Cancel', 'Close'],
  },
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
    file: 'history/history-dialog',
    show: (onClose) => {
      storedHistory.value = [
        {
          id: 'c1',
          game: 'm0',
          kind: 'game',
          by: 'u1',
          at: 0,
          ...{ from: { team1Score: 9, team2Score: 8 }, to: { team1Score: 1, team2Score: 0 } },
        },
      ];
      return (
        <HistoryDialog
          tournament={tournamentAt('schedule')}
          teams={[]}
          matches={matchesAt('schedule')}
          games={null}
          profiles={new Map()}
          furtherName={() => null}
          gameName={() => 'Team A v Team B'}
          roundName={() => ''}
          comesBack={() => null}
          onClose={onClose}
        />
      );
    },
    submit: /^Restore/,
    cancel: 'Close',
    staysOpen: true,
  },
  {
    file: 'history/history-dialog',
    show: (onClose) => {
      const from = { groups: tournamentAt('schedule').groups, games: {} };
      storedHistory.value = [{ id: 'c2', game: '', kind: 'plan', by: 'u1', at: 0, from, to: { what: 'scheduleDeleted' } }];
      return (
        <HistoryDialog
          tournament={{ ...tournamentAt('schedule'), schedule: {} }}
          teams={[]}
          matches={new Map()}
          games={null}
          profiles={new Map()}
          furtherName={() => null}
          gameName={() => ''}
          roundName={() => ''}
          comesBack={() => null}
          onClose={onClose}
        />
      );
    },
    submit: /^Restore: Schedule deleted/,
    cancel: 'Close',
    staysOpen: true,
  },
  {
    file: 'day-rules/day-rules-dialog',
    show: (onClose) => <DayRulesDialog tournament={tournamentAt('schedule')} onClose={onClose} />,
    fill: async () => {
      await press('Add a length');
      await userEvent.click(screen.getByRole('radio', { name: /Their games are void/ }));
    },
    submit: 'Save rules',
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
    submit: 'Add match',
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
  {
    file: 'scoring/scoring-mode',
    show: (onClose) => withSchedule(<ScoringMode onClose={onClose} />),
    submit: async () => {
      const [box] = screen.getAllByLabelText('Score of Team A');
      await userEvent.type(box as HTMLElement, '3');
      await new Promise((resolve) => setTimeout(resolve, 1100));
    },
    cancel: 'Close',
    staysOpen: true,
  },
  {
    file: 'results/result-dialog',
    show: (onClose) =>
      withSchedule(
        <ResultDialog game={{ stage: 'match', id: game }} games={null} name="Team A v Team B" gameOf={() => null} onClose={onClose} />,
      ),
    fill: async () => {
      const [one, other] = screen.getAllByLabelText(/^Score of/);
      for (const box of [one, other] as HTMLElement[]) await userEvent.clear(box);
      await userEvent.type(one as HTMLElement, '3');
      await userEvent.type(other as HTMLElement, '1');
    },
    submit: 'Save result',
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
