import { createI18n } from '@courtside/i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeriesFields } from './series-fields';

beforeAll(() => createI18n({ language: 'en', namespaces: ['organizerSchedule', 'organizerBracket', 'bracket'] }));

it('asks for the winner of each level game, named after the game', async () => {
  const onChange = jest.fn();
  const level = { team1Score: 2, team2Score: 2 };
  const games = [
    { ...level, winner: 1 },
    { ...level, winner: null },
  ] as const;
  render(<SeriesFields bestOf={3} teamNames={['Canal Rats', 'Wet Chain']} value={games} onChange={onChange} />);
  const winners = screen.getAllByRole('group', { name: /Who won/ });
  expect(winners.map((group) => within(group).getAllByRole('radio').length)).toEqual([2, 2]);
  const second = within(screen.getByRole('group', { name: 'Game 2: Equal scores. Who won?' }));
  await userEvent.click(second.getByRole('radio', { name: 'Wet Chain' }));
  expect(onChange).toHaveBeenLastCalledWith([games[0], { ...level, winner: 2 }]);
});
