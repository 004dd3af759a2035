import { createI18n } from '@courtside/i18n';
import { keepTyped } from '@courtside/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom';
import {
  addGroups,
  addStage,
  addTeams,
  createSchedule,
  createTournament,
  saveGroups,
  setReferees,
  setSession,
  signedIn,
  updateDetails,
} from '../../firebase.testkit';
import { CreatePage } from './create-page';

const Opened = () => <p>page of {useParams().id}</p>;
export const show = () =>
  render(
    <MemoryRouter initialEntries={['/organize']}>
      <Routes>
        <Route path="/organize" element={<CreatePage />} />
        <Route path="/:id" element={<Opened />} />
      </Routes>
    </MemoryRouter>,
  );
export const field = (name: RegExp) => screen.getByLabelText(name);
export const more = () => screen.getByRole('button', { name: 'More details' });
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create Tournament' }));
export const fill = () => {
  const values: ReadonlyArray<[RegExp, string]> = [
    [/^Name/, 'Été'],
    [/^Location/, 'Montréal'],
    [/^Start date/, '2027-06-12'],
    [/^End date/, '2027-06-13'],
    [/^Description/, 'Bring a mallet.'],
  ];
  for (const [name, value] of values) fireEvent.change(field(name), { target: { value } });
};
export const names = (count: number) => Array.from({ length: count }, (_, index) => `Team ${index + 1}`).join('\n');
export const teams = () => field(/^Teams$/);

/** Sets up the words, an organizer, and commands that succeed. */
export function setUpCreate(): void {
  beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizer', 'organizerSchedule', 'organizerTeams'] }));
  beforeEach(() => {
    for (const part of ['', '.plan', '.shape', '.begun']) keepTyped(`create.u1${part}`, null, 'tab');
    setSession(signedIn);
    createTournament.mockReset().mockResolvedValue('new1');
    for (const command of [addTeams, addStage, addGroups, saveGroups, createSchedule, setReferees, updateDetails])
      command.mockReset().mockResolvedValue(undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());
}

/** It is a Wednesday, so new tournaments begin on 12 June. */
export function setUpDate(): void {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true, now: new Date('2027-06-09T10:00:00') }));
  afterEach(() => void jest.useRealTimers());
}
