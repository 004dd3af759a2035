import type { RegistrationForm } from '@courtside/domain/registration';
import { CommandFailure, editOwnTeam, readOwnTeam, readProfiles, watchEntry, watchForm, watchPlaces } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { keepTyped } from '@courtside/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { brings, place, player, tournament } from '../../registration.testkit';
import { OwnRegistration } from './own-registration';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('../../firebase.testkit').firebaseMock());

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'registration', 'tournament'] }));
const fran = player('françois lévesque');
const stored = { name: 'Puddles', email: 'me@b.test', profileIds: [fran.id as string, ''], isEntry: true };
const seen = { name: 'Puddles', email: 'me@b.test', profileIds: [fran.id as string, ''] };
beforeEach(() => {
  keepTyped('team.t1.team1.me', null, 'tab');
  jest.mocked(readProfiles).mockResolvedValue(new Map([[fran.id, fran]]));
  jest.mocked(readOwnTeam).mockReset().mockResolvedValue(stored);
  jest.mocked(editOwnTeam).mockReset().mockResolvedValue(undefined);
  jest
    .mocked(watchEntry)
    .mockImplementation(brings({ id: 'team1', name: 'Puddles', groupId: null, profileIds: stored.profileIds } as never));
});
const show = (changes: object = {}, uid = 'me') =>
  render(
    <OwnRegistration
      tournament={tournament({ hasEntries: true, ...changes })}
      teamId="team1"
      isReadable={false}
      uid={uid}
      account="me@b.test"
      isNew={false}
      sent={null}
      onLeft={() => undefined}
      lookingForTeam={null}
    />,
    { wrapper: MemoryRouter },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const name = () => screen.getByLabelText('Team name');
async function rename(to: string) {
  await userEvent.clear(name());
  await userEvent.type(name(), to);
}

it('lets the captain change the team as the form of registration has it, and comes back to the button', async () => {
  show();
  await press('Change the team');
  expect(await screen.findByLabelText('Email')).toHaveValue('me@b.test');
  expect(screen.getByRole('heading', { name: 'Change the team' })).toHaveFocus();
  expect(await screen.findByRole('combobox', { name: 'Player 1' })).toHaveValue('François Lévesque');
  await rename('Mud Club');
  await press('Save the team');
  expect(editOwnTeam).toHaveBeenCalledWith('t1', 'team1', { ...seen, name: 'Mud Club' }, seen);
  expect(await screen.findByText('Saved. The organizers see what you changed.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change the team' })).toHaveFocus();
});

it('counts the places that a player took along who left', async () => {
  jest.mocked(watchEntry).mockImplementation(brings({ id: 'team1', name: 'Puddles', groupId: null, profileIds: [fran.id] } as never));
  show({ playersPerTeam: 3 });
  expect(await screen.findByText('François Lévesque · 2 players not named yet')).toBeInTheDocument();
});

it('says what is wrong before it is sent', async () => {
  show();
  await press('Change the team');
  await screen.findByLabelText('Team name');
  await userEvent.clear(name());
  await press('Save the team');
  expect(await screen.findByRole('link', { name: 'Give the team a name.' })).toBeInTheDocument();
  expect(editOwnTeam).not.toHaveBeenCalled();
});

it.each([
  ['unavailable', /There is no network/],
  ['permission-denied', /Registration was closed/],
  ['invalid', /changed thirty times/],
  ['internal', /Everything you typed is still here\. Try again/],
] as const)('keeps what was typed when it fails (%s), says why, and can be tried again', async (code, words) => {
  jest.mocked(editOwnTeam).mockRejectedValueOnce(new CommandFailure(code as 'conflict', 'x'));
  show();
  await press('Change the team');
  await screen.findByLabelText('Team name');
  await rename('Mud Club');
  await press('Save the team');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(name()).toHaveValue('Mud Club');
  await press('Save the team');
  expect(await screen.findByText(/^Saved\./)).toBeInTheDocument();
});

it('shows what somebody else made of it meanwhile, takes over what it has not touched, and lets the captain choose', async () => {
  jest.mocked(editOwnTeam).mockRejectedValueOnce(new CommandFailure('conflict', 'x'));
  show();
  await press('Change the team');
  await screen.findByLabelText('Team name');
  await rename('Mud Club');
  jest.mocked(readOwnTeam).mockResolvedValue({ ...stored, name: 'Corrected', email: 'right@b.test' });
  await press('Save the team');
  expect(await screen.findByText('The name is Corrected now.')).toBeInTheDocument();
  expect([name(), screen.getByLabelText('Email')].map((box) => (box as HTMLInputElement).value)).toEqual(['Mud Club', 'right@b.test']);
  await press('Save the team');
  const now = { ...seen, name: 'Corrected', email: 'right@b.test' };
  expect(editOwnTeam).toHaveBeenLastCalledWith('t1', 'team1', { ...now, name: 'Mud Club' }, now);
});

it('takes theirs where the captain likes', async () => {
  jest.mocked(editOwnTeam).mockRejectedValueOnce(new CommandFailure('conflict', 'x'));
  show();
  await press('Change the team');
  await screen.findByLabelText('Team name');
  await rename('Mud Club');
  jest.mocked(readOwnTeam).mockResolvedValue({ ...stored, name: 'Corrected' });
  await press('Save the team');
  await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(name()).toHaveValue('Corrected');
});

describe('what was typed and not saved', () => {
  const guest = 'Zoé (guest)';
  const open = async () => {
    await press('Change the team');
    await screen.findByLabelText('Team name');
  };
  const players = () => screen.getAllByRole<HTMLInputElement>('combobox', { name: /^Player/ }).map(({ value }) => value);
  const emails = () => screen.getByLabelText<HTMLInputElement>('Email').value;
  const leave = async () => {
    const { unmount } = show();
    await open();
    await rename('Mud Club');
    unmount();
  };

  it('is in the form when it is opened again, and gone once it is saved', async () => {
    jest.mocked(readOwnTeam).mockResolvedValue({ ...stored, profileIds: [fran.id, guest] });
    await leave();
    const { unmount } = show();
    await open();
    expect(name()).toHaveValue('Mud Club');
    expect(players()).toEqual(['François Lévesque', guest]);
    await press('Save the team');
    const before = { ...seen, profileIds: [fran.id, guest] };
    expect(editOwnTeam).toHaveBeenCalledWith('t1', 'team1', { ...before, name: 'Mud Club' }, before);
    await screen.findByText(/^Saved\./);
    unmount();
    show();
    await open();
    expect(name()).toHaveValue('Puddles');
  });

  it('is gone once it is cancelled, and is nobody else’s', async () => {
    await leave();
    const { unmount } = show({}, 'you');
    await open();
    expect(name()).toHaveValue('Puddles');
    unmount();
    show();
    await open();
    await press('Cancel');
    await open();
    expect(name()).toHaveValue('Puddles');
  });

  it('comes over what somebody else stored meanwhile: what it has not touched is theirs, and of the rest it is asked', async () => {
    await leave();
    jest.mocked(readOwnTeam).mockResolvedValue({ ...stored, email: 'right@b.test', profileIds: [fran.id, guest] });
    const { unmount } = show();
    await open();
    expect([(name() as HTMLInputElement).value, emails(), ...players()]).toEqual(['Mud Club', 'right@b.test', 'François Lévesque', guest]);
    expect(screen.queryByText(/Somebody else changed/)).not.toBeInTheDocument();
    unmount();
    jest.mocked(readOwnTeam).mockResolvedValue({ ...stored, name: 'Corrected' });
    show();
    await open();
    expect(name()).toHaveValue('Mud Club');
    expect(screen.getByText('The name is Corrected now.')).toBeInTheDocument();
    await press('Take theirs');
    expect(name()).toHaveValue('Corrected');
  });

  it.each(['{', 'null', '{"name":1,"email":"","players":[]}'])('of an older version of the page is nothing (%s)', async (values) => {
    keepTyped('team.t1.team1.me', { values, base: '{}' }, 'tab');
    show();
    await open();
    expect(name()).toHaveValue('Puddles');
  });
});

it('says when the team can’t be loaded, or is among the others where its captain may not read it', async () => {
  jest.mocked(readOwnTeam).mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(null);
  show();
  await press('Change the team');
  expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
  await press('Change the team');
  expect(await screen.findByText(/The organizers have taken the team into their list/)).toBeInTheDocument();
});

it('is read only once registration is closed', async () => {
  show({ isRegistrationOpen: false });
  expect(await screen.findByText('Puddles')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change the team' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hand the team over' })).toBeInTheDocument();
});

it('a team that withdrew is neither changed nor handed over', async () => {
  jest.mocked(watchPlaces).mockImplementation(brings([place('team1', 1, { withdrawnAt: 2 })]));
  show({ places: 2 });
  expect(await screen.findByText('Puddles')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change the team' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Hand the team over' })).not.toBeInTheDocument();
});

describe('what the organisers’ form asks for', () => {
  const question = { id: 'shirt', kind: 'choice', text: 'T-shirt size?', choices: ['S', 'M'], isRequired: true } as const;
  const fee = { cents: 6000, currency: 'EUR', text: '', link: '' } as const;
  const parts = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
  const asked = ['Are you there?', 'Fee: €60 per team', 'Your answers'];

  it('is shown: whether the team is there, what it pays and what it answered', () => {
    const checkIn = { opensAt: 1, closesAt: Date.now() + 3_600_000 };
    jest.mocked(watchForm).mockImplementation(brings<RegistrationForm>({ questions: [question], fee, checkIn }));
    show();
    expect(parts()).toEqual(expect.arrayContaining(asked));
  });

  it('is not shown where they ask for nothing', () => {
    jest.mocked(watchForm).mockImplementation(brings<RegistrationForm>({ questions: [], fee: null, checkIn: null }));
    show();
    expect(parts().filter((title) => asked.includes(title))).toEqual([]);
  });
});
