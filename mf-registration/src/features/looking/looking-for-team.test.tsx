import {
  acceptInvitation,
  CommandFailure,
  declineInvitation,
  lookForTeam,
  stopLooking,
  watchEntry,
  watchFreeAgent,
  watchMyInvitations,
  watchOwnProfile,
  watchTeamPlayer,
} from '@courtside/firebase';
import type { FreeAgent, Invitation } from '@courtside/domain/registration';
import { createI18n } from '@courtside/i18n';
import { keepTyped } from '@courtside/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { brings, fails, me, meta, player, tournament } from '../../registration.testkit';
import { LookingForTeam } from './looking-for-team';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('../../firebase.testkit').firebaseMock());

const listed: FreeAgent = { uid: me, tournamentId: 't1', position: 'goal', notes: 'Left-handed.' };
const invitation: Invitation = { uid: me, tournamentId: 't1', teamId: 'team1', name: 'Mud Club', at: 1, answer: null };
let tell: (entry: FreeAgent | null) => void = () => undefined;
beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'registration'] }));
beforeEach(() => {
  keepTyped(`looking.t1.${me}`, null, 'tab');
  for (const command of [acceptInvitation, declineInvitation, lookForTeam, stopLooking]) {
    jest.mocked(command as () => Promise<void>).mockReset();
    jest.mocked(command as () => Promise<void>).mockResolvedValue(undefined);
  }
  jest.mocked(watchFreeAgent).mockImplementation((_id, _uid, onValue) => {
    tell = (entry) => onValue(entry, meta);
    return () => undefined;
  });
  jest.mocked(watchMyInvitations).mockImplementation(brings([]));
  jest.mocked(watchTeamPlayer).mockImplementation(brings(null));
  jest.mocked(watchOwnProfile).mockImplementation(brings(player('ada')));
  jest
    .mocked(watchEntry)
    .mockImplementation(brings({ id: 'team1', name: 'Mud Club', groupId: null, profileIds: ['', ''], registeredAt: 1 } as never));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
const show = (entry: FreeAgent | null, isOpen = true) => {
  const { unmount } = render(
    <MemoryRouter>
      <LookingForTeam tournament={tournament({ hasEntries: true })} uid={me} isOpen={isOpen} />
    </MemoryRouter>,
  );
  act(() => tell(entry));
  return unmount;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Returns the focused element; null for the page itself. */
const focused = () => (document.activeElement === document.body ? null : document.activeElement) as HTMLElement;

it('says who will see it, and puts the player on the list with a position and a word', async () => {
  show(null);
  await press('Put me on the list');
  expect(screen.getByText(/^Seen by captains of this tournament’s teams and its organizers/)).toBeInTheDocument();
  expect(screen.getByLabelText('Where you play')).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText('Where you play'), 'Goal');
  await userEvent.type(screen.getByLabelText('A word to captains'), 'Left-handed.');
  await press('Put me on the list');
  expect(lookForTeam).toHaveBeenCalledWith('t1', { position: 'goal', notes: 'Left-handed.' });
  act(() => tell(listed));
  expect(focused()).toHaveTextContent('Captains see you on the list now.');
  expect(screen.getByText('Goal · Left-handed.')).toBeInTheDocument();
});

it.each([
  ['unavailable', /Nothing was changed/],
  ['permission-denied', /Registration was closed/],
  ['conflict', /have a team in this tournament/],
  ['invalid', 'That did not work. Try again.'],
] as const)('keeps what was typed when saving fails (%s), and says why', async (code, words) => {
  show(listed);
  jest.mocked(lookForTeam).mockRejectedValueOnce(new CommandFailure(code, 'x'));
  await press('Change');
  await userEvent.type(screen.getByLabelText('A word to captains'), ' From Ghent.');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('A word to captains')).toHaveValue('Left-handed. From Ghent.');
});

it('gives the focus back to who thinks better of it', async () => {
  show(listed);
  await press('Change');
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  expect(lookForTeam).not.toHaveBeenCalled();
});

describe('what was typed and not sent', () => {
  const shown = () => [screen.getByLabelText<HTMLSelectElement>('Where you play').value, notes().value];
  const notes = () => screen.getByLabelText<HTMLTextAreaElement>('A word to captains');
  const leave = async () => {
    const unmount = show(listed);
    await press('Change');
    await userEvent.selectOptions(screen.getByLabelText('Where you play'), 'Field');
    await userEvent.type(notes(), ' From Ghent.');
    unmount();
  };

  it.each(['Save', 'Cancel'])('is in the form when it is opened again, and gone after “%s”', async (button) => {
    await leave();
    const unmount = show(listed);
    await press('Change');
    expect(shown()).toEqual(['field', 'Left-handed. From Ghent.']);
    await press(button);
    unmount();
    show(listed);
    await press('Change');
    expect(shown()).toEqual(['goal', 'Left-handed.']);
  });

  it('does not go over what the list says by then', async () => {
    await leave();
    show({ ...listed, notes: 'Either hand.' });
    await press('Change');
    expect(shown()).toEqual(['goal', 'Either hand.']);
    await userEvent.type(notes(), ' Fast.');
    expect(shown()).toEqual(['goal', 'Either hand. Fast.']);
  });
});

it('can’t be cancelled while it is sent: a failure afterwards would reach nobody', async () => {
  show(listed);
  jest.mocked(lookForTeam).mockReturnValueOnce(new Promise(() => undefined));
  await press('Change');
  await press('Save');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

it('leads who has no profile there first', async () => {
  jest.mocked(watchOwnProfile).mockImplementation(brings(null));
  show(null);
  await press('Put me on the list');
  expect(screen.getByRole('link', { name: 'Fill in my profile' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Where you play')).not.toBeInTheDocument();
});

it('takes the entry off again, also when registration is closed', async () => {
  show(listed, false);
  expect(screen.getByText(/captains no longer see it/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  await press('Take me off the list');
  expect(stopLooking).toHaveBeenCalledWith('t1');
  act(() => tell(null));
  expect(focused()).toHaveTextContent('You are off the list.');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('says that it can’t be told, and asks again', async () => {
  jest.mocked(watchFreeAgent).mockImplementation(fails('unavailable'));
  show(null);
  expect(screen.getByText(/can’t be said right now/)).toBeInTheDocument();
  jest.mocked(watchFreeAgent).mockImplementation(brings(listed));
  await press('Try again');
  expect(screen.getByText('Goal · Left-handed.')).toBeInTheDocument();
});

it('says nothing to a player who has confirmed a team, and is there for one whom a captain only named', () => {
  const named = { uid: me, tournamentId: 't1', teamId: 'team1', leftAt: null, isConfirmed: false };
  jest.mocked(watchTeamPlayer).mockImplementation(brings({ ...named, isConfirmed: true }));
  show(listed);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  cleanup();
  jest.mocked(watchTeamPlayer).mockImplementation(brings(named));
  show(listed);
  expect(screen.getByText('Goal · Left-handed.')).toBeInTheDocument();
});

describe('an invitation', () => {
  beforeEach(() =>
    jest.mocked(watchMyInvitations).mockImplementation(brings([invitation, { ...invitation, tournamentId: 't2', name: 'Yaks' }])),
  );

  it('is shown where the player looks, and a yes is told where the focus is', async () => {
    show(listed);
    expect(screen.getByRole('region', { name: 'Mud Club invites you' })).toHaveTextContent('No player is named yet.');
    expect(screen.queryByText(/Yaks/)).not.toBeInTheDocument();
    await press('Join the team');
    expect(acceptInvitation).toHaveBeenCalledWith('t1', 'team1');
    expect(focused()).toHaveTextContent('You are in Mud Club now.');
  });

  it('is declined', async () => {
    show(listed);
    await press('No, thanks');
    expect(declineInvitation).toHaveBeenCalledWith('t1', 'team1');
    expect(focused()).toHaveTextContent('You said no to Mud Club. Its captain sees it.');
  });

  it.each([
    ['not-found', /has taken the invitation back/],
    ['invalid', /The team is full/],
    ['conflict', /play for another team/],
    ['permission-denied', /Registration was closed/],
    ['unavailable', /Nothing was changed/],
    ['unknown', /That did not work/],
  ] as const)('says why a yes did not come through (%s)', async (code, words) => {
    jest.mocked(acceptInvitation).mockRejectedValueOnce(new CommandFailure(code, 'x'));
    show(listed);
    await press('Join the team');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Join the team' })).toBeInTheDocument();
  });

  it('of a team that is full can only be declined', () => {
    jest
      .mocked(watchEntry)
      .mockImplementation(
        brings({ id: 'team1', name: 'Mud Club', groupId: null, profileIds: ['Zoé (guest)', 'Yan (guest)'], registeredAt: 1 } as never),
      );
    show(listed);
    expect(screen.getByText('The team is full by now.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join the team' })).not.toBeInTheDocument();
  });
});
