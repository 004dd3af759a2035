import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withSchedule } from '../dialog-row.testkit';
import { CommandFailure } from '../firebase.testkit';
import { matchesAt } from '../organizer.testkit';
import { command } from '../saving/command.testkit';
import { ScoreBox } from './score-box';
import { ScoreTrouble } from './score-state';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../saving/command.testkit').everyCommand);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizer', 'organizerSchedule', 'organizerBracket'] }));

it('who tries again keeps the focus until it is known what came of it, and hears it there', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const id = [...matchesAt('schedule').keys()][0] as string;
  let arrive: () => void = () => undefined;
  command.mockReset().mockRejectedValue(new CommandFailure('permission-denied', 'x'));
  render(
    withSchedule(
      <>
        <ScoreBox matchId={id} side="team1Score" teamName="one" />
        <ScoreTrouble matchId={id} teamNames={{ team1Score: 'one', team2Score: 'other' }} />
      </>,
    ),
  );
  await userEvent.type(screen.getByRole('textbox'), '5');
  const again = await screen.findByRole('button', { name: 'Try again' });
  command.mockReset().mockReturnValue(new Promise((resolve) => (arrive = () => resolve(undefined))));
  await userEvent.click(again);
  expect(again).toHaveFocus();
  await act(async () => arrive());
  expect(again).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('Saved');
});
