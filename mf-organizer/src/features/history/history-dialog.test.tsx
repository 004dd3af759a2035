import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayDialogs } from '../../day-dialogs.testkit';
import { command } from '../../saving/command.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizer', 'organizerSchedule', 'organizerBracket'] }));

it('what is pressed to put something back stays while that is on its way, with the focus, and asks once', async () => {
  let arrive: () => void = () => undefined;
  command.mockReset().mockReturnValue(new Promise((resolve) => (arrive = () => resolve(undefined))));
  const row = dayDialogs.find(({ file, submit }) => file === 'history/history-dialog' && String(submit).includes('Restore'));
  render(<>{row?.show(() => undefined)}</>);
  const restore = (await screen.findAllByRole('button', { name: /Restore/ }))[0] as HTMLElement;
  await userEvent.click(restore);
  expect(restore).toHaveFocus();
  await userEvent.click(restore);
  expect(command).toHaveBeenCalledTimes(1);
  await act(async () => arrive());
  expect(restore).toHaveFocus();
});
