import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClockSheet } from './features/day/sheets/clock-sheet';
import { GoalsDialog } from './features/day/sheets/goals-dialog';
import { MissingDialog } from './features/day/sheets/missing-dialog';
import { PlayedSheet } from './features/day/sheets/played-sheet';
import { PlanDialog } from './features/day/plan/plan-dialog';
import { DayRulesDialog } from './features/day-rules/day-rules-dialog';
import { ScoringMode } from './features/scoring/scoring-mode';
import { ResultDialog } from './results/result-dialog';
import { storedHistory } from './firebase.testkit';
import { matchesAt, tournamentAt } from './organizer.testkit';
import { HistoryDialog } from './features/history/history-dialog';
import { game, pick, press, type, withDay, withSchedule, type DialogRow } from './dialog-row.testkit';

/** Dialogs of the day of play: the court board, results and the history. */
export const dayDialogs: readonly DialogRow[] = [
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
];
