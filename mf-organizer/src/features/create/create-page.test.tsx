import { createI18n } from '@courtside/i18n';
import { keepTyped } from '@courtside/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom';
import { createTournament, setSession, signedIn, signedOut } from '../../firebase.testkit';
import { CreatePage } from './create-page';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

const Opened = () => <p>page of {useParams().id}</p>;
const show = () =>
  render(
    <MemoryRouter initialEntries={['/organize']}>
      <Routes>
        <Route path="/organize" element={<CreatePage />} />
        <Route path="/:id" element={<Opened />} />
      </Routes>
    </MemoryRouter>,
  );
const field = (name: RegExp) => screen.getByLabelText(name);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create Tournament' }));
const fill = () => {
  const values: ReadonlyArray<[RegExp, string]> = [
    [/^Name/, 'Été'],
    [/^Location/, 'Montréal'],
    [/^Start date/, '2027-06-12'],
    [/^End date/, '2027-06-13'],
    [/^Description/, 'Bring a mallet.'],
  ];
  for (const [name, value] of values) fireEvent.change(field(name), { target: { value } });
};
const image = (size: number, type = 'image/png') => Object.defineProperty(new File(['x'], 'poster.png', { type }), 'size', { value: size });

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizer'] }));
beforeEach(() => {
  keepTyped('create.u1', null, 'tab');
  setSession(signedIn);
  createTournament.mockReset().mockResolvedValue('new1');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('a reload finds everything that was typed, until the tournament is created', async () => {
  window.history.replaceState({ place: 'here' }, '');
  const first = show();
  fill();
  await userEvent.click(screen.getByRole('radio', { name: /Mixer/ }));
  createTournament.mockRejectedValueOnce(new Error('a file is missing'));
  await submit();
  await screen.findByRole('alert');
  first.unmount();

  const second = show();
  expect(field(/^Name/)).toHaveValue('Été');
  expect(field(/^Description/)).toHaveValue('Bring a mallet.');
  expect(field(/^Start date/)).toHaveValue('2027-06-12');
  expect(screen.getByRole('radio', { name: /Mixer/ })).toBeChecked();
  await submit();
  await screen.findByText('page of new1');
  second.unmount();
  show();
  expect(field(/^Name/)).toHaveValue('');
});

it('what was typed is there again after a sign-in that was asked for meanwhile, and not for somebody else', async () => {
  const first = show();
  fill();
  first.unmount();
  // Back from the sign-in pages: another entry of the history.
  window.history.replaceState({ place: 'after the sign-in' }, '');
  setSession({ ...signedIn, uid: 'u2' } as typeof signedIn);
  const other = show();
  expect(field(/^Name/)).toHaveValue('');
  other.unmount();
  setSession(signedIn);
  show();
  expect(field(/^Name/)).toHaveValue('Été');
  await submit();
  await screen.findByText('page of new1');
});

describe('CreatePage', () => {
  it('asks strangers to sign in', () => {
    setSession(signedOut);
    show();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('shows on submit what is missing beside each field, goes to the first, and sends nothing', async () => {
    show();
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

  it('judges the dates together', async () => {
    show();
    fill();
    fireEvent.change(field(/^Start date/), { target: { value: '2027-06-14' } });
    fireEvent.blur(field(/^Start date/));
    await waitFor(() => expect(field(/^Start date/)).toHaveAccessibleDescription('The start date can’t be after the end date.'));
    expect(field(/^End date/)).toHaveAttribute('min', '2027-06-14');
    fireEvent.change(field(/^End date/), { target: { value: '2027-06-15' } });
    await waitFor(() => expect(field(/^Start date/)).not.toHaveAttribute('aria-invalid'));
  });

  it('says of an empty poster that it is empty', () => {
    show();
    fireEvent.change(field(/^Poster/), { target: { files: [image(0)] } });
    expect(field(/^Poster/)).toHaveAccessibleDescription(/This file is empty\./);
    expect(screen.getByText('No image chosen')).toBeInTheDocument();
  });

  it('refuses a poster above 1 MB beside its field and clears the choice', () => {
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
    await userEvent.click(screen.getByRole('radio', { name: 'Mixer' }));
    await submit();
    expect(await screen.findByRole('button', { name: 'Creating the tournament…' })).toHaveAttribute('aria-busy', 'true');
    expect(field(/^Name/)).toBeDisabled();
    finish('new1');
    expect(await screen.findByText('page of new1')).toBeInTheDocument();
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

  it('says that it failed, loses nothing, and can be sent again', async () => {
    createTournament.mockRejectedValueOnce(new Error('no network'));
    show();
    fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create tournament');
    expect(field(/^Name/)).toBeEnabled();
    expect(field(/^Name/)).toHaveValue('Été');
    expect(field(/^Start date/)).toHaveValue('2027-06-12');
    await submit();
    expect(await screen.findByText('page of new1')).toBeInTheDocument();
    // The first may have come through, its answer lost: both mean the same tournament.
    const [first, second] = createTournament.mock.calls.map(([, id]) => String(id));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });
});
