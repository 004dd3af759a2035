import { teamId } from '@courtside/domain';
import { render, screen } from '@testing-library/react';
import { correctResult, recordBracketGame } from '../../firebase.testkit';
import { dialog, enter, play, played, press, score, semi, setUpGameDialog, teams } from './game-dialog.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpGameDialog();

describe('the removal of a result', () => {
  it('takes a result away with the later ones, when that is confirmed', async () => {
    render(dialog(played));
    await press('Remove the result');
    await press('Save result');
    expect(screen.getByText(/Game 4: Pédale Douce 5–\u20604 Hors-Jeu/)).toBeInTheDocument();
    await press('Save, and clear 1 game');
    expect(recordBracketGame).toHaveBeenCalledWith('t1', 'u1-1', expect.objectContaining({ team1Score: null, mayClear: ['u2-1'] }));
  });

  it('takes the state away with the result of a game that was played at the court', async () => {
    const state = { state: 'finished', ending: 'played', winner: null, clock: null, goals: [], isConfirmed: false } as const;
    render(dialog(played, semi, teams, { play: state }));
    await press('Remove the result');
    await press('Save result');
    await press('Save, and clear 1 game');
    expect(correctResult).toHaveBeenCalledWith(
      't1',
      { stage: 'bracket', id: 'u1-1' },
      { kind: 'clear' },
      { choice: 'carry', seen: expect.objectContaining({ team1Score: 3, team2Score: 1 }), mayClear: ['u2-1'] },
    );
  });

  it('DP-27 removes the result of a team that has withdrawn since, says who goes on, and takes it again', async () => {
    const withdrawn = [teamId('d')];
    const { unmount } = render(dialog({ ...played, withdrawn }));
    await press('Remove the result');
    expect(screen.getByText('Pédale Douce goes on without a game.')).toBeInTheDocument();
    await press('Save result');
    expect(recordBracketGame).toHaveBeenCalledWith('t1', 'u1-1', expect.objectContaining({ team1Score: null, mayClear: [] }));
    unmount();
    render(dialog(play({ ...played, withdrawn }, 'u1-1', { team1Score: null, team2Score: null })));
    expect(score('Canal')).toHaveValue('');
    await enter('3', '1');
    await press('Save result');
    expect(recordBracketGame).toHaveBeenLastCalledWith('t1', 'u1-1', expect.objectContaining({ team1Score: 3, team2Score: 1 }));
  });
});
