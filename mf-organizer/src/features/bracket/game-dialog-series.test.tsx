import { createBracket } from '@courtside/domain/engines';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { correctResult, setBracketReferee } from '../../firebase.testkit';
import { dialog, onClose, press, setUpGameDialog, teams } from './game-dialog.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpGameDialog();

describe('the result of a series', () => {
  it('takes the games of a series, and its referee, in the same dialog', async () => {
    const series = createBracket(
      'single',
      teams.map(({ id }) => id),
      { series: 'upper-round1:3' },
    );
    render(dialog(series));
    expect(screen.getByRole('heading', { name: /^Result: Semi-finals, best of 3, No\. 1/ })).toBeInTheDocument();
    for (const [game, one, other] of [
      [1, '3', '1'],
      [2, '2', '0'],
    ] as const) {
      await userEvent.type(screen.getByRole('textbox', { name: `Game ${game}: Score of Pédale Douce` }), one);
      await userEvent.type(screen.getByRole('textbox', { name: `Game ${game}: Score of Canal` }), other);
    }
    await userEvent.type(screen.getByLabelText(/^Referee/), 'Zoé');
    await press('Save result');
    expect(setBracketReferee).toHaveBeenCalledWith('t1', 'u1-1', 'Zoé');
    const games = [
      { scores: [3, 1], winner: 1 },
      { scores: [2, 0], winner: 1 },
    ];
    const [, ref, action] = correctResult.mock.lastCall as unknown as [string, object, object];
    expect([ref, action]).toMatchObject([
      { stage: 'bracket', id: 'u1-1' },
      { kind: 'correct', games },
    ]);
    expect(onClose).toHaveBeenCalled();
  });

  it('saves the referee of a series alone, before there is a result', async () => {
    render(
      dialog(
        createBracket(
          'single',
          teams.map(({ id }) => id),
          { series: 'upper-round1:3' },
        ),
      ),
    );
    await userEvent.type(screen.getByLabelText(/^Referee/), 'Zoé');
    await press('Save result');
    expect(setBracketReferee).toHaveBeenCalledWith('t1', 'u1-1', 'Zoé');
    expect(correctResult).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalled();
  });
});
