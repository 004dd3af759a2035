import {
  CommandFailure,
  editOwnTeam,
  PlayersTaken,
  readOwnTeam,
  registerTeam,
  searchProfiles,
  stopLooking,
  useSession,
  watchForm,
  watchFreeAgent,
  watchMyRegistration,
  watchTeams,
  watchTournament,
} from '@courtside/firebase';
import type { Question, RegistrationForm } from '@courtside/domain/registration';
import { createI18n } from '@courtside/i18n';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brings, me, player, show, tournament } from '../../registration.testkit';
import { recallDraft } from './team-draft';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('../../firebase.testkit').firebaseMock());

const fran = player('françois lévesque');
const frank = player("frank o'hara", { club: 'Cork' });
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'registration', 'tournament'] }));
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  sessionStorage.clear();
  jest.mocked(useSession).mockReturnValue({ status: 'signedIn', uid: me, email: 'me@example.org', hasPassword: true });
  jest.mocked(watchTournament).mockImplementation(brings(tournament({ isTeamsPublic: true })));
  jest.mocked(watchMyRegistration).mockImplementation(brings<string | null>(null));
  jest
    .mocked(watchTeams)
    .mockImplementation(brings([{ id: 'x', name: 'Cork A', groupId: null, profileIds: [frank.id], registeredAt: 1 } as never]));
  jest.mocked(searchProfiles).mockResolvedValue([fran, frank]);
  jest.mocked(registerTeam).mockResolvedValue({ teamId: 'AAAAAAAAAAA', isNew: true });
  window.scrollTo = jest.fn();
});
afterEach(() => jest.useRealTimers());

const open = async () => {
  await act(async () => void show());
  await screen.findAllByRole('button', { name: 'Show the list' });
};
const name = () => screen.getByLabelText('Team name');
const place = (number: number) => screen.getByRole('combobox', { name: `Player ${number}` });
const send = () => screen.getByRole('button', { name: 'Register' });
const settle = () => act(() => jest.advanceTimersByTimeAsync(500));

async function choose(number: number, key: string) {
  await user.type(place(number), 'fra');
  await settle();
  await user.keyboard(key);
}

it('asks for one player per place, with the own address filled in', async () => {
  await open();
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  expect(screen.getByLabelText('Email')).toHaveValue('me@example.org');
  expect(name()).toHaveAttribute('autocomplete', 'off');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
});

it('takes whoever registers off the list of players who look for a team, and asks nothing of others', async () => {
  await open();
  await user.type(name(), 'Mud Club');
  await user.click(send());
  await settle();
  expect(registerTeam).toHaveBeenCalledTimes(1);
  expect(stopLooking).not.toHaveBeenCalled();
  cleanup();
  sessionStorage.clear();
  jest.mocked(watchFreeAgent).mockImplementationOnce(brings({ uid: me, tournamentId: 't1', position: 'any', notes: '' } as const));
  await open();
  await user.type(name(), 'Mud Club');
  await user.click(send());
  await settle();
  expect(stopLooking).toHaveBeenCalledWith('t1');
});

it('searches from 3 characters on, half a second after the last one', async () => {
  await open();
  await user.type(place(1), 'fr');
  await settle();
  expect(screen.getByText('Type at least 3 characters.')).toBeInTheDocument();
  await user.type(place(1), 'a');
  act(() => jest.advanceTimersByTime(499));
  expect(searchProfiles).not.toHaveBeenCalled();
  await settle();
  expect(searchProfiles).toHaveBeenCalledTimes(1);
  expect(searchProfiles).toHaveBeenCalledWith('fra');
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-label'))).toEqual([
    'François Lévesque, Ghent',
    "Frank O'Hara, Already in the team Cork A",
  ]);
  expect(screen.getByText(/No profile\? The name is kept/)).toBeInTheDocument();
});

it('registers what was chosen by keyboard; a place may stay blank', async () => {
  await open();
  await user.type(name(), ' Étoile ');
  await choose(2, '{ArrowDown}{Enter}');
  expect(place(2)).toHaveValue('François Lévesque');
  await act(() => user.click(send()));
  expect(registerTeam).toHaveBeenCalledWith(
    't1',
    { name: 'Étoile', email: 'me@example.org', profileIds: ['', fran.id] },
    // The confirmation, in the language of this page.
    { language: 'en', mailIn: expect.any(Function) as unknown },
  );
  expect(await screen.findByRole('heading', { name: 'Registration Complete!' })).toHaveFocus();
  expect(screen.getByText('François Lévesque · 1 player not named yet')).toBeInTheDocument();
  expect(recallDraft('t1', me)).toBeNull();
});

it('what was changed after no answer came is meant, where the team was in all the same', async () => {
  jest
    .mocked(registerTeam)
    .mockRejectedValueOnce(new CommandFailure('unavailable', 'no answer'))
    .mockResolvedValueOnce({ teamId: 'AAAAAAAAAAA', isNew: false });
  const stored = { name: 'Mud Clup', email: 'me@example.org', profileIds: ['', ''] };
  jest.mocked(readOwnTeam).mockResolvedValue({ ...stored, isEntry: true });
  await open();
  await user.type(name(), 'Mud Clup');
  await act(() => user.click(send()));
  expect(await screen.findByText(/Your registration was not successful/)).toBeInTheDocument();
  await user.clear(name());
  await user.type(name(), 'Mud Club');
  await act(() => user.click(send()));
  expect(editOwnTeam).toHaveBeenCalledWith('t1', 'AAAAAAAAAAA', { ...stored, name: 'Mud Club' }, stored);
  expect(await screen.findByRole('heading', { name: 'Registration Complete!' })).toBeInTheDocument();
});

it('hints at another team of the same name, whatever its case and accents, and stops nobody', async () => {
  await open();
  await user.type(name(), 'córk-a');
  expect(name()).toHaveAccessibleDescription(/There is a team Cork A already/);
  await user.click(send());
  await waitFor(() => expect(registerTeam).toHaveBeenCalled());
});

it('hints at a player of another team, and refuses one twice', async () => {
  await open();
  await choose(1, '{ArrowDown}{ArrowDown}{Enter}');
  expect(screen.getByText("Frank O'Hara is in the team Cork A already. If that is a mistake, tell the organizers.")).toBeInTheDocument();
  await user.type(place(2), 'fra');
  await settle();
  const twice = screen.getByRole('option', { name: "Frank O'Hara, Already in this team" });
  expect(twice).toHaveAttribute('aria-disabled', 'true');
  await user.click(twice);
  expect(place(2)).toHaveValue('fra');
});

it('takes the name of a player who has no profile, and says so at the box', async () => {
  await open();
  await user.type(screen.getByLabelText('Team name'), 'Mud Club');
  await user.type(place(1), ' Zoé ');
  expect(place(1)).toHaveAccessibleDescription(/^By name, without a profile/);
  await act(() => user.click(send()));
  expect(registerTeam).toHaveBeenCalledWith('t1', expect.objectContaining({ profileIds: ['Zoé', ''] }), expect.anything());
});

it('does not search for what is too long for a name, and says the limit at once', async () => {
  await open();
  await user.click(place(1));
  await user.paste('😀'.repeat(101));
  expect(place(1)).toHaveAccessibleDescription('Use at most 100 characters.');
  await settle();
  expect(searchProfiles).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  // An emoji is two of the units that a key deletes here.
  await user.keyboard('{Backspace}{Backspace}');
  await settle();
  expect(place(1)).toHaveAccessibleDescription(/^By name, without a profile/);
  expect(searchProfiles).toHaveBeenCalledTimes(1);
});

it('points out that there is a profile with the typed name', async () => {
  await open();
  await user.type(place(1), "FRANK O'Hara");
  await settle();
  expect(place(1)).toHaveAccessibleDescription(/There is a profile with this name/);
  await user.click(screen.getByRole('option', { name: /Frank/ }));
  expect(place(1)).not.toHaveAccessibleDescription(/There is a profile/);
});

it('says all that is wrong, with a way to each field, and nothing is sent', async () => {
  await open();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'etoile@');
  await user.type(place(1), 'x'.repeat(101));
  await act(() => user.click(send()));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Give the team a name.', 'Add what follows the @, such as name@example.org.', 'Player 1: Use at most 100 characters.']);
  await user.click(within(summary).getByRole('link', { name: /Player 1/ }));
  expect(place(1)).toHaveFocus();
  expect(registerTeam).not.toHaveBeenCalled();
});

describe('what the organisers ask', () => {
  const questions: readonly Question[] = [
    { id: 'shirt', kind: 'choice', text: 'T-shirt size?', choices: ['S', 'M'], isRequired: true },
    { id: 'tents', kind: 'number', text: 'How many tents?', choices: [], isRequired: false },
    { id: 'camping', kind: 'yesNo', text: 'Do you camp?', choices: [], isRequired: false },
  ];
  beforeEach(() => jest.mocked(watchForm).mockImplementation(brings<RegistrationForm>({ questions, fee: null, checkIn: null })));
  afterEach(() => jest.mocked(watchForm).mockImplementation(brings<RegistrationForm>({ questions: [], fee: null, checkIn: null })));

  it('is answered with the team, by keyboard, and what is wrong stands beside the field', async () => {
    await open();
    await user.type(name(), 'Étoile');
    await user.type(screen.getByLabelText(/How many tents/), 'two');
    await act(() => user.click(send()));
    expect(registerTeam).not.toHaveBeenCalled();
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['T-shirt size? Answer this question.', 'How many tents? Enter a number, such as 4.']);
    await user.click(within(summary).getByRole('link', { name: /T-shirt/ }));
    expect(screen.getByLabelText('T-shirt size?')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('T-shirt size?'), 'M');
    await user.clear(screen.getByLabelText(/How many tents/));
    await user.type(screen.getByLabelText(/How many tents/), '2');
    await user.selectOptions(screen.getByLabelText(/Do you camp/), 'No');
    await act(() => user.click(send()));
    expect(registerTeam).toHaveBeenCalledWith(
      't1',
      expect.objectContaining({ name: 'Étoile', answers: { questions, given: { shirt: 'M', tents: '2', camping: 'no' } } }),
      expect.anything(),
    );
  });

  it('is still answered after a reload', async () => {
    await open();
    await user.type(screen.getByLabelText(/How many tents/), '7');
    cleanup();
    await open();
    expect(screen.getByLabelText(/How many tents/)).toHaveValue('7');
  });
});

it('sends once, however often one clicks', async () => {
  let done: (answer: { teamId: string; isNew: boolean }) => void = () => undefined;
  jest.mocked(registerTeam).mockReturnValue(new Promise((resolve) => (done = resolve)));
  await open();
  await user.type(name(), 'Twice');
  await act(() => user.dblClick(send()));
  await act(() => user.type(name(), '{Enter}'));
  expect(registerTeam).toHaveBeenCalledTimes(1);
  await act(async () => done({ teamId: 'AAAAAAAAAAA', isNew: true }));
  expect(screen.getByRole('heading', { name: 'Registration Complete!' })).toBeInTheDocument();
});

it.each([
  ['unavailable', 'There is no network.'],
  ['permission-denied', 'Registration was closed in the meantime.'],
  ['unknown', 'Everything you typed is still here. Try again.'],
] as const)('a failure (%s) loses nothing', async (code, help) => {
  jest.mocked(registerTeam).mockRejectedValueOnce(new CommandFailure(code, 'cause'));
  await open();
  await user.type(name(), 'Kept');
  await act(() => user.click(send()));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your registration was not successful');
  expect(alert).toHaveTextContent(help);
  expect(name()).toHaveValue('Kept');
  await act(() => user.click(send()));
  expect(await screen.findByRole('heading', { name: 'Registration Complete!' })).toBeInTheDocument();
});

it('keeps what was typed through a reload, until one starts afresh', async () => {
  await open();
  await user.type(name(), 'Kept');
  await choose(1, '{ArrowDown}{Enter}');
  cleanup();
  await open();
  expect(screen.getByText('What you typed earlier is back.')).toBeInTheDocument();
  expect(name()).toHaveValue('Kept');
  expect(place(1)).toHaveValue('François Lévesque');
  await user.click(screen.getByRole('button', { name: 'Start afresh' }));
  await waitFor(() => expect(name()).toHaveValue(''));
  expect(place(1)).toHaveValue('');
});

it('says when the search did not work', async () => {
  jest.mocked(searchProfiles).mockRejectedValue(new Error('no'));
  await open();
  await user.type(place(1), 'fra');
  await settle();
  expect(screen.getByText(/The search didn’t work/)).toBeInTheDocument();
});

it('says once that a player plays for another team', async () => {
  jest.mocked(registerTeam).mockRejectedValueOnce(new PlayersTaken([frank.id]));
  await open();
  await user.type(name(), 'Puddle Cavalry');
  await choose(2, '{ArrowDown}{ArrowDown}{Enter}');
  expect(screen.getByText(/is in the team Cork A already/)).toBeInTheDocument();
  await user.click(send());
  await settle();
  expect(place(2)).toHaveAccessibleDescription(/has confirmed another team of this tournament/);
  expect(screen.queryByText(/is in the team Cork A already/)).not.toBeInTheDocument();
});

it('says at the box of a player that they play for another team, and sends again', async () => {
  jest.mocked(registerTeam).mockRejectedValueOnce(new PlayersTaken([fran.id]));
  await open();
  await user.type(name(), 'Puddle Cavalry');
  await choose(2, '{ArrowDown}{Enter}');
  await user.click(send());
  await settle();
  expect(place(2)).toHaveAccessibleDescription(/has confirmed another team of this tournament/);
  expect(place(2)).toBeInvalid();
  expect(screen.queryByText(/Everything you typed is still here/)).not.toBeInTheDocument();
  await user.click(send());
  await settle();
  expect(registerTeam).toHaveBeenCalledTimes(2);
});
