import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BoardGame } from './board-model';
import { CourtGame } from './court-game';
import { DayProvider, type DayTools } from './day-context';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerDay', 'schedule', 'bracket'] }));

it('ends a bracket game by the goals on the screen, also those that are not stored yet', async () => {
  const perform = jest.fn();
  const tools = {
    ...{ tournament: {}, bracket: null, plan: { resumeAt: null }, now: { instant: 0, minutes: 0 }, teamsById: new Map() },
    ...{ boards: { separateGoals: new Set() }, act: perform, by: 'organizer', playersOf: () => [], goOn: () => undefined },
  } as unknown as DayTools;
  const play = { state: 'playing', ending: null, winner: null, clock: null, goals: [], isConfirmed: false };
  const game = {
    ...{ id: 'semifinal1', kind: 'bracket', phase: 'playing', hasTeams: true, teams: ['', ''], seeds: [null, null], courtLetter: 'A' },
    state: { team1Score: null, team2Score: null, play },
  } as unknown as BoardGame;
  render(
    <DayProvider value={tools}>
      <CourtGame game={game} next={null} onGone={() => undefined} />
    </DayProvider>,
  );
  const user = userEvent.setup();
  const [goal] = screen.getAllByRole('button', { name: /^Goal for/ });
  await user.click(goal!);
  await act(() => user.click(screen.getByRole('button', { name: 'End game' })));
  expect(screen.queryByText('Level: who wins?')).not.toBeInTheDocument();
  const [ended, action] = perform.mock.lastCall as [BoardGame, object];
  expect(action).toEqual({ kind: 'end', ending: 'played', winner: null });
  expect(ended.state).toMatchObject({ team1Score: 1 });
});
