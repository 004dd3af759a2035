import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addTeams,
  CommandFailure,
  createSchedule,
  createTournament,
  saveGroups,
  setReferees,
  setSession,
  signedIn,
  signedOut,
  tellConnection,
} from '../../firebase.testkit';
import { field, fill, more, names, setUpCreate, setUpDate, show, submit, teams } from './create-page.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpCreate();

const image = (size: number, type = 'image/png') => Object.defineProperty(new File(['x'], 'poster.png', { type }), 'size', { value: size });

it('a reload finds everything that was typed, until the tournament is created', async () => {
  window.history.replaceState({ place: 'here' }, '');
  const first = show();
  fill();
  await userEvent.click(more());
  await userEvent.click(screen.getByRole('radio', { name: /Mixer/ }));
  createTournament.mockRejectedValueOnce(new Error('a file is missing'));
  await submit();
  await screen.findByRole('alert');
  first.unmount();

  const second = show();
  expect(field(/^Name/)).toHaveValue('Été');
  expect(field(/^Description/)).toHaveValue('Bring a mallet.');
  expect(field(/^Start date/)).toHaveValue('2027-06-12');
  await userEvent.click(more());
  expect(screen.getByRole('radio', { name: /Mixer/ })).toBeChecked();
  await submit();
  await screen.findByText(/page of new/);
  second.unmount();
  show();
  expect(field(/^Name/)).toHaveValue('');
});

it('typed text is restored after a repeated sign-in of the same user, but not for another user', async () => {
  const first = show();
  fill();
  first.unmount();
  // Returning from the sign-in pages creates another entry of the history.
  window.history.replaceState({ place: 'after the sign-in' }, '');
  setSession({ ...signedIn, uid: 'u2' } as typeof signedIn);
  const other = show();
  expect(field(/^Name/)).toHaveValue('');
  other.unmount();
  setSession(signedIn);
  show();
  expect(field(/^Name/)).toHaveValue('Été');
  await submit();
  await screen.findByText(/page of new/);
});

describe('CreatePage', () => {
  it('asks signed-out visitors to sign in', () => {
    setSession(signedOut);
    show();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('shows missing fields on submit, focuses the first, and sends nothing', async () => {
    show();
    for (const date of [/^Start date/, /^End date/]) fireEvent.change(field(date), { target: { value: '' } });
    await submit();
    await waitFor(() => expect(field(/^Name/)).toHaveFocus());
    expect(field(/^Name/)).toHaveAccessibleDescription('Give the tournament a name.');
    expect(field(/^Location/)).toHaveAccessibleDescription(/Say where it takes place/);
    expect(field(/^Start date/)).toHaveAccessibleDescription('Choose the first day.');
    expect(field(/^End date/)).toHaveAccessibleDescription('Choose the last day.');
    expect(field(/^Description/)).toHaveAttribute('aria-invalid', 'true');
    expect(createTournament).not.toHaveBeenCalled();
  });

  it('checks a field when it is left, and no other', async () => {
    show();
    await userEvent.click(field(/^Name/));
    await userEvent.tab();
    await waitFor(() => expect(field(/^Name/)).toHaveAttribute('aria-invalid', 'true'));
    expect(field(/^Location/)).not.toHaveAttribute('aria-invalid');
    await userEvent.type(field(/^Name/), 'É');
    await waitFor(() => expect(field(/^Name/)).not.toHaveAttribute('aria-invalid'));
  });

  it('checks the dates together', async () => {
    show();
    fill();
    fireEvent.change(field(/^End date/), { target: { value: '2027-06-11' } });
    fireEvent.blur(field(/^End date/));
    fireEvent.blur(field(/^Start date/));
    await waitFor(() => expect(field(/^Start date/)).toHaveAccessibleDescription(/The start date can’t be after the end date\./));
    expect(field(/^End date/)).toHaveAttribute('min', '2027-06-12');
    fireEvent.change(field(/^End date/), { target: { value: '2027-06-15' } });
    await waitFor(() => expect(field(/^Start date/)).not.toHaveAttribute('aria-invalid'));
  });

  it('reports an empty poster as empty', () => {
    show();
    fireEvent.change(field(/^Poster/), { target: { files: [image(0)] } });
    expect(field(/^Poster/)).toHaveAccessibleDescription(/This file is empty\./);
    expect(screen.getByText('No image chosen')).toBeInTheDocument();
  });

  it('refuses a poster above 1 MB next to its field and clears the choice', () => {
    show();
    const poster = field(/^Poster/);
    fireEvent.change(poster, { target: { files: [image(1_048_577)] } });
    expect(field(/^Poster/)).toHaveAccessibleDescription(/File size must be less than or equal to 1 MB\./);
    expect(screen.getByText('No image chosen')).toBeInTheDocument();
    fireEvent.change(field(/^Poster/), { target: { files: [image(1_048_576)] } });
    expect(screen.getByText('poster.png')).toBeInTheDocument();
    expect(field(/^Poster/)).not.toHaveAttribute('aria-invalid');
    fireEvent.change(field(/^Poster/), { target: { files: [image(10, 'image/gif')] } });
    expect(field(/^Poster/)).toHaveAccessibleDescription(/Choose a PNG or JPEG image\./);
  });

  it('locks the form while it creates, then opens the new page', async () => {
    let finish: (id: string) => void = () => undefined;
    createTournament.mockReturnValue(new Promise<string>((resolve) => (finish = resolve)));
    show();
    fill();
    const poster = image(10);
    fireEvent.change(field(/^Poster/), { target: { files: [poster] } });
    await userEvent.selectOptions(field(/^Time zone/), 'America/Toronto');
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('radio', { name: 'Mixer' }));
    await submit();
    expect(await screen.findByRole('button', { name: 'Creating the tournament…' })).toHaveAttribute('aria-busy', 'true');
    expect(field(/^Name/)).toBeDisabled();
    finish('new1');
    expect(await screen.findByText(/page of new/)).toBeInTheDocument();
    expect(createTournament).toHaveBeenCalledTimes(1);
    expect(createTournament.mock.lastCall?.[0]).toEqual({
      name: 'Été',
      location: 'Montréal',
      startDate: '2027-06-12',
      endDate: '2027-06-13',
      description: 'Bring a mallet.',
      timeZone: 'America/Toronto',
      tournamentType: 'MIXER',
      image: poster,
    });
  });

  it('says without waiting that there is no network, that nothing is lost, and sends it when there is one', async () => {
    tellConnection('offline');
    show();
    fill();
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to create tournament There is no network. Try again when you are back online.');
    expect(alert).toHaveTextContent('Everything you typed is kept.');
    expect(createTournament).not.toHaveBeenCalled();
    tellConnection('online');
    await submit();
    expect(await screen.findByText(/page of new/)).toBeInTheDocument();
  });

  it('says why the server refused it', async () => {
    createTournament.mockRejectedValueOnce(new CommandFailure('full', 'no room'));
    show();
    fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server has no room left for this.');
  });

  it('shows a failure, loses nothing, and can be sent again', async () => {
    createTournament.mockRejectedValueOnce(new Error('no network'));
    show();
    fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create tournament');
    expect(field(/^Name/)).toBeEnabled();
    expect(field(/^Name/)).toHaveValue('Été');
    expect(field(/^Start date/)).toHaveValue('2027-06-12');
    await submit();
    expect(await screen.findByText(/page of new/)).toBeInTheDocument();
    // The first request may have been stored without a response, so both have the same id.
    const [first, second] = createTournament.mock.calls.map(([, id]) => String(id));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });
});

describe('the defaults of a new tournament', () => {
  setUpDate();

  it('have the next weekend, and a new start moves the end', () => {
    show();
    expect(field(/^Start date/)).toHaveValue('2027-06-12');
    expect(field(/^Start date/)).toHaveAccessibleDescription('Saturday 12 June');
    expect(field(/^End date/)).toHaveValue('2027-06-13');
    fireEvent.change(field(/^Start date/), { target: { value: '' } });
    fireEvent.change(field(/^Start date/), { target: { value: '2027-07-31' } });
    expect(field(/^End date/)).toHaveValue('2027-08-01');
    fireEvent.change(field(/^End date/), { target: { value: '2027-08-03' } });
    fireEvent.change(field(/^Start date/), { target: { value: '2027-09-01' } });
    expect(field(/^End date/)).toHaveValue('2027-09-04');
  });

  it('have a description made from the place, until the user writes one', async () => {
    show();
    expect(more()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field(/^Location/), 'Genève');
    expect(field(/^Description/)).toHaveValue('Tournament at Genève.');
    await userEvent.click(more());
    await userEvent.clear(field(/^Description/));
    await userEvent.type(field(/^Description/), 'Bring a mallet.');
    await userEvent.type(field(/^Location/), ', Plainpalais');
    expect(field(/^Description/)).toHaveValue('Bring a mallet.');
  });

  it('a fault in the folded details unfolds them and gets the focus', async () => {
    show();
    fill();
    fireEvent.change(field(/^Description/), { target: { value: ' ' } });
    expect(more()).toHaveAttribute('aria-expanded', 'false');
    await submit();
    await waitFor(() => expect(field(/^Description/)).toHaveFocus());
    expect(more()).toHaveAttribute('aria-expanded', 'true');
    expect(field(/^Description/)).toBeVisible();
    expect(field(/^Description/)).toHaveAccessibleDescription('Describe the tournament in a few words.');
    expect(createTournament).not.toHaveBeenCalled();
  });

  it('creates groups, games and referees from pasted teams', async () => {
    show();
    fill();
    fireEvent.change(teams(), { target: { value: names(8) } });
    expect(await screen.findByText('8 teams · 2 groups of 4 · 12 games')).toBeInTheDocument();
    expect(screen.getByText('Saturday 12 June, 09:00 to 10:37')).toBeInTheDocument();
    expect(field(/^Groups$/)).toHaveValue('2');
    await submit();
    await screen.findByText(/page of new/);
    const [id] = addTeams.mock.lastCall as [string];
    expect(createTournament.mock.lastCall?.[1]).toBe(id);
    const [, added, ids] = addTeams.mock.lastCall as [string, { name: string }[], string[]];
    expect(added.map(({ name }) => name)).toEqual(names(8).split('\n'));
    expect(new Set(ids).size).toBe(8);
    const [, groups] = saveGroups.mock.lastCall as [string, Record<string, string[]>];
    expect(Object.values(groups).flat().sort()).toEqual([...ids].sort());
    const [, plan] = createSchedule.mock.lastCall as [string, { matches: object; groups: object; scheduleTimes: object }];
    expect(Object.keys(plan.matches)).toHaveLength(12);
    expect(plan.groups).toEqual(groups);
    const [, referees] = setReferees.mock.lastCall as [string, Record<string, string>];
    expect(Object.keys(referees)).toHaveLength(12);
  });

  it('uses the chosen courts and referees, and restores them after a reload', async () => {
    const first = show();
    fireEvent.change(teams(), { target: { value: names(8) } });
    fireEvent.change(await screen.findByLabelText('Courts'), { target: { value: '3' } });
    fireEvent.change(field(/^Start$/), { target: { value: '10:30' } });
    expect(await screen.findByText('Saturday 12 June, 10:30 to 11:33')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Teams that are free referee' }));
    first.unmount();
    show();
    expect(await screen.findByText('Saturday 12 June, 10:30 to 11:33')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Teams that are free referee' })).not.toBeChecked();
    fill();
    await submit();
    await screen.findByText(/page of new/);
    expect(createSchedule).toHaveBeenCalled();
    expect(setReferees).not.toHaveBeenCalled();
  });

  it('only adds the teams if there are too few for groups', async () => {
    show();
    fill();
    fireEvent.change(teams(), { target: { value: names(3) } });
    expect(await screen.findByText('3 teams are added. Groups and games need at least 4.')).toBeInTheDocument();
    await submit();
    await screen.findByText(/page of new/);
    expect(addTeams).toHaveBeenCalled();
    expect(saveGroups).not.toHaveBeenCalled();
  });

  it('shows which lines are left out', async () => {
    show();
    fireEvent.change(teams(), { target: { value: `name,email\nA,a@club.example\n,b@club.example` } });
    expect(await screen.findByText(/1 line is left out/i)).toBeInTheDocument();
    expect(screen.getByText('1 team is added. Groups and games need at least 4.')).toBeInTheDocument();
    fireEvent.change(teams(), { target: { value: names(201) } });
    expect(await screen.findByText(/a file holds at most 200 teams\./)).toBeInTheDocument();
  });

  it('sends nothing while a field of the games is invalid, and focuses it', async () => {
    show();
    fill();
    fireEvent.change(teams(), { target: { value: names(8) } });
    fireEvent.change(await screen.findByLabelText('Courts'), { target: { value: '' } });
    await submit();
    await waitFor(() => expect(screen.getByLabelText('Courts')).toHaveFocus());
    expect(createTournament).not.toHaveBeenCalled();
  });

  it('a mixer begins without teams, because players come first', async () => {
    show();
    fill();
    fireEvent.change(teams(), { target: { value: names(8) } });
    await screen.findByText(/2 groups of 4/);
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('radio', { name: /Mixer/ }));
    expect(screen.queryByLabelText(/^Teams$/)).not.toBeInTheDocument();
    await submit();
    await screen.findByText(/page of new/);
    expect(addTeams).not.toHaveBeenCalled();
  });
});
