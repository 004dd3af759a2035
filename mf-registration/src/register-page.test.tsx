import {
  CommandFailure,
  joinMixer,
  leaveMixer,
  openOffer,
  readContact,
  readProfiles,
  useSession,
  watchForm,
  watchMyRegistration,
  watchOwnProfile,
  watchPlace,
  watchPlaces,
  watchTeams,
  watchTournament,
} from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brings, fails, me, meta, player, show, tournament } from './registration.testkit';
import { keepDraft } from './features/team/team-draft';

jest.mock('@courtside/firebase', () => jest.requireActual<{ firebaseMock: () => object }>('./firebase.testkit').firebaseMock());

const session = (status: 'loading' | 'signedOut' | 'signedIn') =>
  jest
    .mocked(useSession)
    .mockReturnValue(
      (status === 'signedIn' ? { status, uid: me, email: 'me@example.org', hasPassword: true } : { status, uid: null }) as never,
    );
const event = (changes: Readonly<Record<string, unknown>> = {}) =>
  jest.mocked(watchTournament).mockImplementation(brings(tournament(changes)));
const noForm = { questions: [], fee: null, checkIn: null };
const mixer = { tournamentType: 'MIXER', playerIds: ['somebody'] };

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'registration', 'tournament'] }));
beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  session('signedIn');
  event();
  jest.mocked(watchMyRegistration).mockImplementation(brings<string | null>(null));
  jest.mocked(watchOwnProfile).mockImplementation(brings(player('zoé dœ')));
  jest.mocked(watchTeams).mockImplementation(brings([]));
  jest.mocked(watchForm).mockImplementation(brings(noForm));
  window.scrollTo = jest.fn();
});

describe('the views of registration', () => {
  it('wait for the session before anything else', () => {
    session('loading');
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('wait for the answer whether this account has registered', () => {
    jest.mocked(watchMyRegistration).mockReturnValue(() => undefined);
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('send people to the login and back, and keep what they typed', async () => {
    session('signedOut');
    keepDraft('t1', me, { name: 'Kept', email: '', players: [], given: {} });
    show();
    expect(screen.getByText(/Sorry, you must be logged in to register/)).toHaveTextContent('What you typed is kept in this tab.');
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    expect(await screen.findByText('at /auth?from=%2Ft1%2Fregister from nowhere')).toBeInTheDocument();
  });

  it('name the tournament to people who are signed out, with its fee, and lead to a new account and back', async () => {
    session('signedOut');
    jest.mocked(watchForm).mockImplementation(brings({ ...noForm, fee: { cents: 4500, currency: 'EUR', text: '', link: '' } }));
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Register a team' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Coupe d’été' })).toHaveAttribute('href', '/t1');
    expect(screen.getByText('10–12 July 2026')).toBeInTheDocument();
    expect(screen.getByText('Gand')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Fee: €45 per team' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(await screen.findByText('at /auth/signup?from=%2Ft1%2Fregister from nowhere')).toBeInTheDocument();
  });

  it('say to people who are signed out that there is nothing at this address', () => {
    session('signedOut');
    jest.mocked(watchTournament).mockImplementation(fails('permission-denied') as typeof watchTournament);
    show();
    expect(screen.getByRole('heading', { name: 'Tournament not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
  });

  it.each([
    ['closed', { isRegistrationOpen: false }, 'Registration is Closed'],
    ['over', { registrationClosesAt: 1 }, 'Registration is Closed'],
    ['still to begin', { registrationOpensAt: Date.now() + 3_600_000 }, 'Registration has not begun yet'],
  ])('say to people who are signed out that registration is %s, and offer the login', async (_, changes, title) => {
    session('signedOut');
    event(changes);
    show();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Coupe d’été' })).toHaveAttribute('href', '/t1');
    await userEvent.click(screen.getByRole('link', { name: 'Login' }));
    expect(await screen.findByText('at /auth?from=%2Ft1%2Fregister from nowhere')).toBeInTheDocument();
  });

  it('show the event and its kind while it is not known who has registered, and wait for the fee', () => {
    event(mixer);
    jest.mocked(watchMyRegistration).mockReturnValue(() => undefined);
    const { unmount } = show();
    expect(screen.getByRole('heading', { level: 1, name: 'Join the mixer' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(watchForm).not.toHaveBeenCalled();
    unmount();
    event();
    jest.mocked(watchMyRegistration).mockImplementation(brings<string | null>(null));
    jest.mocked(watchForm).mockReturnValue(() => undefined);
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Register a team' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Team name')).not.toBeInTheDocument();
  });

  it('do not let a captain wait for the fee', () => {
    jest.mocked(watchForm).mockReturnValue(() => undefined);
    jest.mocked(watchMyRegistration).mockImplementation(brings<string | null>('team1'));
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeInTheDocument();
  });

  it.each([
    ['the session', () => void session('loading')],
    ['the answer whether this account has registered', () => void jest.mocked(watchMyRegistration).mockReturnValue(() => undefined)],
  ])('show no form to a user who opened a captain’s link and waits for %s', (_, wait) => {
    wait();
    show('#captain=team2.secret');
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(openOffer).not.toHaveBeenCalled();
  });

  it('offer the login also while the tournament can not be loaded', () => {
    session('signedOut');
    jest.mocked(watchTournament).mockImplementation(fails('unavailable') as typeof watchTournament);
    show();
    expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
  });

  it.each([
    ['orga@coupe.example', 'orga@coupe.example', 'mailto:orga@coupe.example'],
    ['https://coupe.example/contact', 'coupe.example/contact', 'https://coupe.example/contact'],
  ])('say where the organizers are reached: %s', (contact, name, href) => {
    event({ contact });
    jest.mocked(watchMyRegistration).mockImplementation(brings<string | null>('team1'));
    show();
    expect(screen.getByText(/For anything else, write to the organizers:/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each([
    ['lead with whether the team is there, once check-in has begun', 1, 'Your registration'],
    ['lead with the registration before that', Date.now() + 3_600_000, 'Registration Complete!'],
  ])('%s', (_, opensAt, title) => {
    event({});
    jest.mocked(watchMyRegistration).mockImplementation(brings<string | null>('team1'));
    jest.mocked(watchForm).mockImplementation(brings({ ...noForm, checkIn: { opensAt, closesAt: Date.now() + 7_200_000 } }));
    show();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });

  it.each(['', 'javascript:alert(1)'])('name the organisers where they have no contact (%j)', async (contact) => {
    event({ contact, organizerUids: ['o'.repeat(28), 'x'.repeat(28)] });
    jest.mocked(readProfiles).mockResolvedValue(new Map([['o'.repeat(28), player('max dupont')]]));
    jest.mocked(watchMyRegistration).mockImplementation(brings<string | null>('team1'));
    show();
    expect(await screen.findByText(/Organized by Max Dupont\./)).toHaveTextContent('ask the organizers');
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  });

  it('say that registration is closed, also to somebody who is in', () => {
    event({ isRegistrationOpen: false, tournamentType: 'MIXER', playerIds: [me] });
    show();
    expect(screen.getByRole('heading', { name: 'Registration is Closed' })).toBeInTheDocument();
    expect(screen.getByText(/Sorry Registration is Closed/)).toHaveTextContent('You are registered');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('show a captain what is theirs, also when registration is closed', () => {
    event({ isRegistrationOpen: false });
    jest.mocked(watchMyRegistration).mockImplementation(brings<string | null>('team1'));
    show();
    expect(screen.getByRole('heading', { name: 'Registration Complete!' })).toBeInTheDocument();
  });

  it('do not congratulate a captain who withdrew', () => {
    event({ places: 2 });
    const withdrawn = { id: 'team1', registeredAt: 1, grantedAt: null, withdrawnAt: 2, isGuaranteed: false, toldAt: null };
    jest.mocked(watchPlaces).mockImplementation(brings([withdrawn as never]));
    jest.mocked(watchMyRegistration).mockImplementation(brings<string | null>('team1'));
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Your registration' })).toBeInTheDocument();
    expect(screen.getByText('Your team has withdrawn')).toBeInTheDocument();
    expect(screen.queryByText(/Congratulations/)).not.toBeInTheDocument();
    // They may play for another team.
    expect(screen.getByRole('button', { name: 'Put me on the list' })).toBeInTheDocument();
  });

  it('let a captain withdraw where places are not limited, and say when that is done', () => {
    event({});
    const stored = { id: 'team1', registeredAt: 1, grantedAt: null, withdrawnAt: null, isGuaranteed: false, toldAt: null };
    let bring: (place: typeof stored | null) => void = () => undefined;
    jest.mocked(watchPlace).mockImplementation((_id, _team, onValue) => {
      bring = (place) => onValue(place as never, meta);
      // A team that registered before places were limited.
      bring(null);
      return () => undefined;
    });
    jest.mocked(watchMyRegistration).mockImplementation(brings<string | null>('team1'));
    show();
    expect(screen.getByRole('button', { name: 'Withdraw the team' })).toBeInTheDocument();
    expect(screen.queryByText(/place/)).not.toBeInTheDocument();
    act(() => bring({ ...stored, withdrawnAt: 2 as never }));
    expect(screen.getByText('Your team has withdrawn')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Withdraw the team' })).not.toBeInTheDocument();
  });

  it('tell a captain whose team somebody else takes over while they look', () => {
    event({});
    let bring: (id: string | null) => void = () => undefined;
    jest.mocked(watchMyRegistration).mockImplementation((_id, _uid, onValue) => {
      bring = (id) => onValue(id, meta);
      bring('team1');
      return () => undefined;
    });
    show();
    act(() => bring(null));
    expect(screen.getByText(/This team is no longer yours/)).toBeInTheDocument();
  });

  it('say that it is complete', async () => {
    event({ isTeamsPublic: true });
    jest.mocked(watchMyRegistration).mockImplementation(brings<string | null>('team1'));
    jest
      .mocked(watchTeams)
      .mockImplementation(brings([{ id: 'team1', name: '<b>Puddle</b>', groupId: null, profileIds: ['', ''], registeredAt: 1 } as never]));
    jest.mocked(readContact).mockResolvedValue('captain@example.org');
    show();
    expect(screen.getByRole('heading', { name: 'Registration Complete!' })).toBeInTheDocument();
    expect(screen.getByText('Congratulations, your registration was successful!')).toBeInTheDocument();
    expect(screen.getByText('<b>Puddle</b>')).toBeInTheDocument();
    expect(screen.getByText('2 players not named yet')).toBeInTheDocument();
    expect(await screen.findByText('captain@example.org')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Event Details' })).toHaveAttribute('href', '/t1');
  });

  it('close while one types, and keep the text for when it opens again', () => {
    let tell: (value: ReturnType<typeof tournament>) => void = () => undefined;
    jest.mocked(watchTournament).mockImplementation((_, onValue) => {
      tell = (value) => onValue(value, meta);
      tell(tournament());
      return () => undefined;
    });
    keepDraft('t1', me, { name: 'Kept', email: 'a@b', players: [], given: {} });
    show();
    expect(screen.getByLabelText('Team name')).toHaveValue('Kept');
    act(() => tell(tournament({ isRegistrationOpen: false })));
    expect(screen.getByText(/Sorry Registration is Closed/)).toHaveTextContent('What you typed is kept in this tab.');
    act(() => tell(tournament()));
    expect(screen.getByLabelText('Team name')).toHaveValue('Kept');
  });

  it.each([
    ['there is none', brings(null), 'Tournament not found'],
    ['it is private', fails('permission-denied'), 'Tournament not found'],
    ['the server is away', fails('unavailable'), 'The tournament could not be loaded.'],
  ])('tell that %s', (_, watch, title) => {
    jest.mocked(watchTournament).mockImplementation(watch as typeof watchTournament);
    show();
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  });
});

describe('a mixer', () => {
  it('needs a name in the profile: says what is missing, and leads there and back', async () => {
    event(mixer);
    jest.mocked(watchOwnProfile).mockImplementation(brings(player('', { club: '' })));
    show();
    expect(screen.getByText('You must be signed in and have a completed profile to register!')).toBeInTheDocument();
    expect(screen.getByText(/Missing in your profile: name and club\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Fill in my profile' }));
    expect(await screen.findByText('at /profile?from=%2Ft1%2Fregister from nowhere')).toBeInTheDocument();
  });

  it('is joined once, however often one clicks', async () => {
    event(mixer);
    let done: () => void = () => undefined;
    jest.mocked(joinMixer).mockReturnValue(new Promise((resolve) => (done = () => resolve(undefined))));
    show();
    expect(screen.getByText('Zoé Dœ')).toBeInTheDocument();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Join' }));
    expect(joinMixer).toHaveBeenCalledTimes(1);
    await act(async () => done());
    expect(screen.getByRole('heading', { name: 'Registration Complete!' })).toHaveFocus();
  });

  it.each([
    ['unavailable', 'There is no network.'],
    ['permission-denied', 'Registration was closed in the meantime.'],
    ['unknown', 'Try again.'],
  ] as const)('that can not be joined (%s) says so', async (code, message) => {
    event(mixer);
    jest.mocked(joinMixer).mockRejectedValue(new CommandFailure(code, 'cause'));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your registration was not successful');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Join' })).toBeEnabled();
  });

  it('is left after a question', async () => {
    event({ ...mixer, playerIds: [me] });
    jest.mocked(leaveMixer).mockResolvedValue(undefined);
    show();
    expect(screen.getByText('Congratulations, your registration was successful!')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the mixer' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Leave the mixer' }).find((button) => dialog.contains(button)) as HTMLElement,
    );
    expect(leaveMixer).toHaveBeenCalledWith('t1');
  });
});

it('unmounts while it loads', () => {
  jest.mocked(watchTournament).mockReturnValue(() => undefined);
  const { unmount } = show();
  unmount();
  expect(render(<p />).container).toBeInTheDocument();
});
