import {
  bracketTimetable,
  correctResult,
  createBracket,
  gameId,
  storedBracket,
  teamId,
  type Bracket,
  type BracketGame,
  type GameResult,
  type Team,
  type Tournament,
} from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandFailure, recordBracketGame, sampleTournament, setBracketReferee } from '../../firebase.testkit';
import { ScheduleProvider } from '../../games/schedule-context';
import { BracketProvider } from './bracket-context';
import { GameDialog } from './game-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const names = ['Pédale Douce', 'Hors-Jeu', 'Les Frimas', 'Canal'];
const teams = names.map((name, index) => ({ id: teamId('abcd'[index] ?? ''), name, groupId: null, profileIds: [] })) as unknown as Team[];
const times = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1 };
const tournament = {
  ...sampleTournament,
  bracketTimes: times,
  scheduleTimes: times,
  withdrawnTeamIds: [],
  unlockedRounds: [],
} as Tournament;
const fresh = createBracket(
  'single',
  teams.map(({ id }) => id),
);
const semi = gameId('u1-1');
const play = (bracket: Bracket, id: string, result: GameResult) => correctResult(bracket, id, result).bracket;
const played = play(play(play(fresh, 'u1-1', { team1Score: 3, team2Score: 1 }), 'u1-2', { team1Score: 3, team2Score: 1 }), 'u2-1', {
  team1Score: 5,
  team2Score: 4,
});

const onClose = jest.fn();
const dialog = (bracket: Bracket, id = semi, known = teams) => (
  <ScheduleProvider tournament={tournament} teams={known} matches={new Map()}>
    <BracketProvider
      model={{
        bracket,
        games: new Map([...storedBracket(bracket).games].map(([id, game]) => [id, { ...game, referee: '', hyperlink: '' } as BracketGame])),
        timetable: bracketTimetable(bracket.template, times),
      }}
    >
      <GameDialog gameId={id} onClose={onClose} />
    </BracketProvider>
  </ScheduleProvider>
);
const score = (team: string) => screen.getByRole('textbox', { name: `Score of ${team}` });
const enter = async (one: string, other: string) => {
  for (const [team, text] of [
    ['Pédale Douce', one],
    ['Canal', other],
  ] as const) {
    await userEvent.clear(score(team));
    await userEvent.type(score(team), text);
  }
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

// Whole dialogs are looked through by role, which takes its time where processors are busy.
jest.setTimeout(120_000);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerBracket', 'organizerSchedule', 'bracket', 'tournament'] }));
beforeEach(() => {
  onClose.mockReset();
  recordBracketGame.mockReset().mockResolvedValue({});
  setBracketReferee.mockReset().mockResolvedValue(undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('GameDialog', () => {
  it('saves a result with what was on the screen, and the referee', async () => {
    render(dialog(fresh));
    expect(screen.getByRole('heading', { name: 'Semi-finals, game 1' })).toBeInTheDocument();
    await enter('3', '1');
    expect(screen.getByText(/^Pédale Douce goes on to game/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Referee/), 'Zoé');
    await press('Save result');
    expect(recordBracketGame).toHaveBeenCalledWith('t1', 'u1-1', {
      team1Score: 3,
      team2Score: 1,
      winner: null,
      mayClear: [],
      seen: { team1Score: null, team2Score: null, winner: null },
    });
    expect(setBracketReferee).toHaveBeenCalledWith('t1', 'u1-1', 'Zoé');
    expect(onClose).toHaveBeenCalled();
  });

  it('asks for a winner of equal scores before it can be saved', async () => {
    render(dialog(fresh));
    await enter('2', '2');
    expect(screen.getByRole('button', { name: 'Save result' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Canal' }));
    await press('Save result');
    expect(recordBracketGame).toHaveBeenCalledWith(
      't1',
      'u1-1',
      expect.objectContaining({ team1Score: 2, team2Score: 2, winner: teamId('d') }),
    );
  });

  it('names who goes on where nobody played, only when asked', async () => {
    render(dialog(fresh));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await press('Not played: name who goes on');
    await userEvent.click(screen.getByRole('radio', { name: 'Canal' }));
    await press('Save result');
    expect(recordBracketGame).toHaveBeenCalledWith('t1', 'u1-1', expect.objectContaining({ team1Score: null, winner: teamId('d') }));
  });

  it('shows what a correction clears before anything is written', async () => {
    render(dialog(played));
    await enter('0', '1');
    await press('Save result');
    expect(recordBracketGame).not.toHaveBeenCalled();
    expect(screen.getByText(/Game 4: Pédale Douce 5 : 4 Hors-Jeu/)).toBeInTheDocument();
    await press('Back');
    expect(score('Canal')).toHaveValue('1');
    await press('Save result');
    await press('Save, and clear 1 game');
    expect(recordBracketGame).toHaveBeenCalledWith('t1', 'u1-1', expect.objectContaining({ mayClear: ['u2-1'] }));
  });

  it('says what someone else has entered meanwhile, and overwrites it only knowingly', async () => {
    const { rerender } = render(dialog(fresh));
    await enter('3', '1');
    recordBracketGame.mockRejectedValueOnce(new CommandFailure('conflict', 'Another result was entered meanwhile.'));
    await press('Save result');
    expect(await screen.findByText('Someone else has just changed this game. Look at it again and retry.')).toBeInTheDocument();
    rerender(dialog(play(fresh, 'u1-1', { team1Score: 3, team2Score: 2 })));
    expect(screen.getByText('Saved now: Pédale Douce 3 : 2 Canal.')).toBeInTheDocument();
    await press('Replace it with my result');
    expect(recordBracketGame).toHaveBeenLastCalledWith(
      't1',
      'u1-1',
      expect.objectContaining({ team1Score: 3, team2Score: 1, seen: { team1Score: 3, team2Score: 2, winner: null } }),
    );
  });

  it('follows what others enter while nothing is typed, and can keep theirs', async () => {
    const { rerender } = render(dialog(fresh));
    rerender(dialog(play(fresh, 'u1-1', { team1Score: 4, team2Score: 2 })));
    expect(score('Pédale Douce')).toHaveValue('4');
    await enter('9', '2');
    rerender(dialog(play(fresh, 'u1-1', { team1Score: 5, team2Score: 2 })));
    await press('Keep theirs');
    expect(score('Pédale Douce')).toHaveValue('5');
    await press('Save result');
    expect(recordBracketGame).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalled();
  });

  it.each([
    [new Error('Game not found for ID: u1-1'), 'Game not found for ID: u1-1'],
    [new Error('disk full'), 'Error saving bracket update: disk full'],
    [new CommandFailure('unavailable', 'x'), /need the network/],
  ])('says what failed: %s', async (error, words) => {
    render(dialog(fresh));
    await enter('3', '1');
    recordBracketGame.mockRejectedValueOnce(error);
    await press('Save result');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(score('Pédale Douce')).toHaveValue('3');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says that a team is gone', () => {
    render(dialog(fresh, semi, teams.slice(0, 2)));
    expect(screen.getByText('One or both teams not found for match: u1-1')).toBeInTheDocument();
  });

  it('waits for teams that are not known yet', () => {
    render(dialog(fresh, gameId('u2-1')));
    expect(screen.getByText('The teams of this game are not known yet.')).toBeInTheDocument();
  });
});
