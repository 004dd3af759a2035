import { gameId, teamId } from '@courtside/domain';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandFailure, correctResult, recordBracketGame, setBracketReferee, tellConnection } from '../../firebase.testkit';
import { dialog, enter, fresh, onClose, play, played, press, score, semi, setUpGameDialog, teams } from './game-dialog.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpGameDialog();

describe('GameDialog', () => {
  it('saves a result with what was on the screen, and the referee', async () => {
    render(dialog(fresh));
    expect(screen.getByRole('heading', { name: 'Semi-finals, No. 1' })).toBeInTheDocument();
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

  it('says nothing of the next game where no result is left', async () => {
    render(dialog(play(fresh, 'u1-1', { team1Score: 3, team2Score: 1 })));
    const notices = () =>
      [...document.querySelectorAll('[role=status]:has(svg), [role=alert]:has(svg)')].map(({ textContent }) => textContent);
    await enter('2', '1');
    expect(notices()).toContainEqual(expect.stringMatching(/^Pédale Douce goes on to game/));
    for (const team of ['Pédale Douce', 'Canal']) await userEvent.clear(score(team));
    expect(notices()).not.toContain('');
    expect(screen.queryByText(/goes on to game/)).not.toBeInTheDocument();
  });

  it('says at once that there is no network, keeps what was typed and locks nobody in', async () => {
    render(dialog(fresh));
    await enter('4', '2');
    act(() => tellConnection('offline'));
    await press('Save result');
    expect(await screen.findByRole('alert')).toHaveTextContent('Bracket results need the network');
    expect(recordBracketGame).not.toHaveBeenCalled();
    expect(score('Canal')).toHaveValue('2');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    act(() => tellConnection('online'));
    await press('Save result');
    expect(recordBracketGame).toHaveBeenCalledTimes(1);
  });

  it('takes no result of a game that is being played at the court, and says where it ends', async () => {
    const clock = { startedAt: 0, pausedAt: null, playedMs: 0, length: 12 };
    const on = { state: 'playing', ending: null, winner: null, clock, goals: [], isConfirmed: false } as const;
    render(dialog(fresh, semi, teams, { play: on }));
    await enter('2', '1');
    expect(screen.getByText(/^This game is being played/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save result' })).toBeDisabled();
    expect(recordBracketGame).not.toHaveBeenCalled();
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

  it.each([
    ['Carry it through', 'Save, and clear 1 game', 'carry'],
    ['Keep them as they were played', 'Save, and keep later games', 'keep'],
  ])('shows what a correction changes before anything is written, and does what is chosen: %s', async (choice, button, written) => {
    render(dialog(played));
    await enter('0', '1');
    // Shown while typing, without a tap.
    const loses = /Game 4 becomes Canal v Hors-Jeu and loses its result, 5–\u20604/;
    expect(screen.getByText(loses)).toBeInTheDocument();
    await press('Save result');
    expect(correctResult).not.toHaveBeenCalled();
    expect(screen.getByText(loses)).toBeInTheDocument();
    // There is no default choice.
    expect(screen.getByRole('button', { name: 'Save result' })).toBeDisabled();
    await press('Back');
    expect(score('Canal')).toHaveValue('1');
    await press('Save result');
    await userEvent.click(screen.getByRole('radio', { name: choice }));
    correctResult.mockRejectedValueOnce(new CommandFailure('conflict', 'Another result was entered meanwhile.'));
    await press(button);
    expect(await screen.findByText('Someone else has just changed this game. Look at it again and retry.')).toBeInTheDocument();
    expect(score('Pédale Douce')).toHaveValue('0');
    await press('Save result');
    await press(button);
    expect(correctResult).toHaveBeenLastCalledWith(
      't1',
      { stage: 'bracket', id: 'u1-1' },
      { kind: 'correct', team1Score: 0, team2Score: 1, winner: null, ending: 'played' },
      { choice: written, seen: expect.objectContaining({ team1Score: 3, team2Score: 1 }), mayClear: ['u2-1'] },
    );
    expect(recordBracketGame).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalled();
  });

  it('asks nothing where the same team won by other scores', async () => {
    render(dialog(played));
    await enter('7', '1');
    await press('Save result');
    expect(recordBracketGame).toHaveBeenCalledWith('t1', 'u1-1', expect.objectContaining({ team1Score: 7, mayClear: [] }));
    expect(onClose).toHaveBeenCalled();
  });

  it('enters a forfeit, with who goes on', async () => {
    render(dialog(fresh));
    await userEvent.selectOptions(screen.getByLabelText('How it ended'), 'Forfeit by Canal');
    expect(screen.queryByRole('textbox', { name: /^Score of/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^Pédale Douce goes on to game/)).toBeInTheDocument();
    // Other games wait for this one, so one of the two advances, or both forfeit.
    expect(screen.queryByRole('option', { name: /^Canceled/ })).not.toBeInTheDocument();
    await press('Save result');
    expect(correctResult).toHaveBeenCalledWith(
      't1',
      { stage: 'bracket', id: 'u1-1' },
      { kind: 'forfeit', ending: 'forfeitByTeam2' },
      expect.objectContaining({ choice: 'carry', mayClear: [] }),
    );
  });

  it('enters a forfeit of both teams: neither goes on', async () => {
    render(dialog(fresh));
    await userEvent.selectOptions(screen.getByLabelText('How it ended'), 'Forfeit by both teams');
    expect(screen.getByText(/^Neither Pédale Douce nor Canal goes on\./)).toBeInTheDocument();
    await press('Save result');
    expect(correctResult).toHaveBeenCalledWith(
      't1',
      { stage: 'bracket', id: 'u1-1' },
      { kind: 'forfeit', ending: 'doubleForfeit' },
      expect.objectContaining({ choice: 'carry', mayClear: [] }),
    );
  });

  it('says what someone else has entered meanwhile, and overwrites it only knowingly', async () => {
    const { rerender } = render(dialog(fresh));
    await enter('3', '1');
    recordBracketGame.mockRejectedValueOnce(new CommandFailure('conflict', 'Another result was entered meanwhile.'));
    await press('Save result');
    expect(await screen.findByText('Someone else has just changed this game. Look at it again and retry.')).toBeInTheDocument();
    rerender(dialog(play(fresh, 'u1-1', { team1Score: 3, team2Score: 2 })));
    expect(screen.getByText('Saved now: Pédale Douce 3–\u20602 Canal.')).toBeInTheDocument();
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
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Save result' })).not.toBeInTheDocument();
  });
});
