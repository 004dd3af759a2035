import { matchId, type GamePlay } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { TeamDirectory } from '@courtside/tournament-ui';
import { render, screen } from '@testing-library/react';
import { ScheduleProvider } from '../../games/schedule-context';
import { matchesAt, someTeams, tournamentAt } from '../../organizer.testkit';
import { ScoreBookProvider } from '../../score-book/score-book-context';
import { CourtCard } from './court-card';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));
beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerSchedule', 'schedule'] }));

const id = matchId('m0');
const row = { entry: id, index: 0, slot: 0, court: 0, courtLetter: 'A', time: '09:00', minutes: 540, plusDays: 0 };

function show(play: Partial<GamePlay> | undefined) {
  const matches = new Map(matchesAt('schedule'));
  const state = { winner: null, clock: null, goals: [], isConfirmed: false, ending: null, state: 'finished' } as const;
  matches.set(id, { ...matches.get(id)!, play: play && { ...state, ...play } });
  render(
    <ScheduleProvider tournament={tournamentAt('schedule')} teams={someTeams} matches={matches}>
      <TeamDirectory teams={someTeams}>
        <ScoreBookProvider tournamentId="t1" matches={matches}>
          <CourtCard row={row as never} isLive={false} canScore />
        </ScoreBookProvider>
      </TeamDirectory>
    </ScheduleProvider>,
  );
  return screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).readOnly);
}

it.each([
  ['forfeited', { ending: 'forfeitByTeam2' }, 'Forfeit by Team B'],
  ['not played by anybody', { ending: 'doubleForfeit' }, 'Forfeit by both teams'],
  ['cancelled', { ending: 'cancelled' }, 'Canceled, does not count'],
] as const)('a game that was %s takes no score, which would never count, and says how it ended', (_, play, said) => {
  expect(show(play)).toEqual([true, true]);
  expect(screen.getByText(said)).toBeInTheDocument();
});

it('a game without a state, and one that was played to its end, take scores', () => {
  expect(show(undefined)).toEqual([false, false]);
  expect(show({ ending: 'overtime' })).toEqual([false, false, false, false]);
});
