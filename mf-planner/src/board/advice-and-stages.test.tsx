import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openBoard, planWith } from './board.testkit';

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('advice', () => {
  it('says that a smooth day needs no change', () => {
    openBoard(planWith({ teams: 16, courts: 2 }));
    expect(region('What would make it run smoothly').getByText('This runs smoothly as it is.')).toBeVisible();
  });

  it('is taken over with one press, and the day then runs smoothly', async () => {
    const board = openBoard(planWith({ teams: 16 }));
    const offers = region('What would make it run smoothly').getAllByRole('button');
    expect(offers.length).toBeGreaterThan(0);
    expect(offers[0]).toHaveAccessibleName(/^Use: .+ instead of/);
    await userEvent.click(offers[0]!);
    expect(board.reported()?.fields).not.toEqual(planWith({ teams: 16 }).fields);
    expect(screen.getByText('This runs smoothly as it is.')).toBeVisible();
  });

  it('is not there where nothing can be played', () => {
    openBoard(planWith({ teams: 1 }));
    expect(screen.queryByRole('region', { name: 'What would make it run smoothly' })).toBeNull();
  });
});

describe('stages', () => {
  it('counts Swiss rounds and a bracket day as they are played', async () => {
    const board = openBoard(planWith({ teams: 16, courts: 2 }));
    const stages = region('More than groups');
    await userEvent.click(stages.getByRole('button', { name: 'Swiss rounds: more' }));
    await userEvent.selectOptions(stages.getByRole('combobox', { name: 'Bracket day' }), 'Single elimination');
    expect(board.reported()?.stages).toEqual({ legs: 1, swissRounds: 1, bracket: 'single' });
    // A Swiss round of 16: 8 games on 2 courts are 4 × 21 min = 84 min. A knock-out of 16 has 15 games and one for third place.
    const table = within(stages.getByRole('table', { name: 'Swiss rounds and bracket' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'StageGamesCourt time',
      '1 Swiss round81.4 h, Lots of spare time',
      expect.stringMatching(/^Bracket: Single elimination16\d\.\d h, Lots of spare time$/),
    ]);
    await userEvent.selectOptions(stages.getByRole('combobox', { name: 'Bracket day' }), 'None');
    expect(board.reported()?.stages).toEqual({ legs: 1, swissRounds: 1, bracket: null });
  });

  it('says how many games at most where the last may not be needed, and where there are too few teams', () => {
    const board = openBoard(planWith({ teams: 8 }, { bracket: 'double' }));
    expect(region('More than groups').getByText(/^up to \d+$/)).toBeVisible();
    board.show(planWith({ teams: 4, groups: 1 }, { bracket: 'singleHayes' }));
    expect(region('More than groups').getByText('Not possible with this many teams')).toBeVisible();
  });
});
