import { createI18n } from '@courtside/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tournamentAt } from '../../organizer.testkit';
import { CommandFailure, setSession, signedIn } from '../../firebase.testkit';
import { command } from '../../saving/command.testkit';
import { DetailsForm } from './details-form';

jest.mock('@courtside/firebase', () => jest.requireActual('../../saving/command.testkit').everyCommand);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizer'] }));
beforeEach(() => command.mockReset().mockResolvedValue(undefined));

const form = (dates: object) => <DetailsForm tournament={tournamentAt('teams', dates)} />;
const choose = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

it('asks which dates shall stand when somebody else changed them while mine could not be saved, and saves mine by one press', async () => {
  const { rerender } = render(form({ startDate: '2027-06-12', endDate: '2027-06-13' }));
  choose('Start date', '2027-06-20');
  expect(command).not.toHaveBeenCalled();
  rerender(form({ startDate: '2027-06-12', endDate: '2027-06-14' }));
  choose('End date', '2027-06-21');
  expect(screen.getByText('They wrote: “12–14 June 2027”')).toBeInTheDocument();
  expect(command).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save my text' }));
  expect(command).toHaveBeenCalledWith('updateDetails', 't1', { startDate: '2027-06-20', endDate: '2027-06-21' });
  expect(screen.queryByText(/They wrote/)).not.toBeInTheDocument();
});

it('says why a change was not saved', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  command.mockRejectedValue(new CommandFailure('permission-denied', 'refused'));
  render(form({}));
  choose('Name', 'Another');
  await act(async () => fireEvent.blur(screen.getByLabelText('Name')));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/^Something went wrong! You may not do this any more\./);
  // A refused name is kept: the next test would save it on a slow machine.
  command.mockResolvedValue(undefined);
  await act(async () => fireEvent.blur(screen.getByLabelText('Name')));
  expect(screen.getByLabelText('Name')).toHaveValue('Été Hardcourt');
});

it('a contact whose scheme was typed in capitals is stored as the rules know it, and known as one’s own while one types on', async () => {
  let arrive: (value?: unknown) => void = () => undefined;
  command.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const { rerender } = render(form({}));
  const contact = screen.getByLabelText('Public contact');
  await userEvent.type(contact, 'Https://club.example');
  fireEvent.blur(contact);
  expect(command).toHaveBeenCalledWith('updateDetails', 't1', { contact: 'https://club.example' });
  await userEvent.type(contact, '/us');
  rerender(form({ contact: 'https://club.example' }));
  await act(async () => arrive());
  await act(async () => fireEvent.blur(contact));
  expect(command).toHaveBeenLastCalledWith('updateDetails', 't1', { contact: 'https://club.example/us' });
  expect(screen.queryByText(/They wrote/)).not.toBeInTheDocument();
});

it('does not save as one’s own what somebody else left in this tab, and keeps it for them', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  command.mockRejectedValue(new Error('no network'));
  const theirs = render(form({}));
  await userEvent.type(screen.getByLabelText('Public contact'), 'us@club.example');
  fireEvent.blur(screen.getByLabelText('Public contact'));
  theirs.unmount();
  command.mockReset().mockResolvedValue(undefined);
  setSession({ ...signedIn, uid: 'u2' } as typeof signedIn);
  const mine = render(form({}));
  expect(screen.getByLabelText('Public contact')).toHaveValue('');
  mine.unmount();
  expect(command).not.toHaveBeenCalled();
  setSession(signedIn);
  render(form({}));
  expect(screen.getByLabelText('Public contact')).toHaveValue('us@club.example');
});
