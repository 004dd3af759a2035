import {
  accountConsequences,
  AuthFailure,
  changeEmail,
  changePassword,
  CommandFailure,
  deleteAccount,
  deleteMyProfile,
  reauthenticate,
} from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { useState, type ComponentType } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import type { AccountDialogProps } from './account-fields';
import { ChangeEmail } from './change-email';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';

jest.mock('@courtside/firebase', () => ({
  ...jest.requireActual<object>('@courtside/firebase'),
  ...Object.fromEntries(
    ['accountConsequences', 'changeEmail', 'changePassword', 'deleteAccount', 'deleteMyProfile', 'reauthenticate'].map((name) => [
      name,
      jest.fn(),
    ]),
  ),
}));

interface Row {
  readonly file: string;
  readonly Dialog: ComponentType<AccountDialogProps>;
  readonly fill: () => Promise<unknown>;
  readonly submit: string;
  readonly command: jest.Mock;
  readonly done: () => Promise<unknown>;
}

const proof = () => userEvent.type(screen.getByLabelText('Current password'), 'secret-1');
const gone = () => waitFor(() => expect(dialog()).not.toBeInTheDocument());
const rows: readonly Row[] = [
  {
    file: 'profile/account/change-email.tsx',
    Dialog: ChangeEmail,
    fill: async () => {
      await userEvent.type(screen.getByLabelText(/^New/), 'new@example.org');
      await proof();
    },
    submit: 'Send the link',
    command: jest.mocked(changeEmail) as jest.Mock,
    done: () => screen.findByText(/new@example.org/),
  },
  {
    file: 'profile/account/change-password.tsx',
    Dialog: ChangePassword,
    fill: async () => {
      await proof();
      await userEvent.type(screen.getByLabelText('New password'), 'secret-22');
    },
    submit: 'Change password',
    command: jest.mocked(changePassword) as jest.Mock,
    done: gone,
  },
  {
    file: 'profile/account/delete-account.tsx',
    Dialog: DeleteAccount,
    fill: async () => (await screen.findByLabelText('Current password')) && proof(),
    submit: 'Delete my account',
    command: jest.mocked(deleteMyProfile) as jest.Mock,
    done: () => waitFor(() => expect(deleteAccount).toHaveBeenCalled()),
  },
];
/** They ask and show, and save nothing. */
const withoutSave = ['frame/commands/shortcut-list.tsx', 'frame/nav-drawer.tsx', 'profile/use-unsaved-warning.tsx'];

const dialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');
const inDialog = () => within(dialog() ?? document.body);
function Page({ Dialog }: Pick<Row, 'Dialog'>) {
  const [open, setOpen] = useState(false);
  return (
    <MemoryRouter>
      <button onClick={() => setOpen(true)}>Open it</button>
      {open && <Dialog email="ada@example.org" hasPassword onClose={() => setOpen(false)} />}
    </MemoryRouter>
  );
}

jest.setTimeout(120_000);
beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'profile', 'auth', 'errors'] }));
beforeEach(() => {
  jest.resetAllMocks();
  jest
    .mocked(accountConsequences)
    .mockResolvedValue({ onlyOrganizerOf: [], organizedWithOthers: 0, registeredTeams: 0, teamSlots: 0, openMixers: 0, closedMixers: 0 });
  jest.mocked(reauthenticate).mockResolvedValue(undefined as never);
  // As in current browsers; its declared type is nothing.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never;
});

it('a tournament that somebody organises alone takes the place of the dialog in the history, so that Back leads to the page below it', async () => {
  jest.mocked(accountConsequences).mockResolvedValue({
    onlyOrganizerOf: [{ id: 't1', name: 'Été Hardcourt' }],
    ...{ organizedWithOthers: 0, registeredTeams: 0, teamSlots: 0, openMixers: 0, closedMixers: 0 },
  } as never);
  render(
    <BrowserRouter>
      <DeleteAccount email="ada@example.org" hasPassword onClose={jest.fn()} />
    </BrowserRouter>,
  );
  const link = await screen.findByRole('link', { name: 'Été Hardcourt' });
  const { length } = window.history;
  await userEvent.click(link);
  expect(window.location.pathname).toBe('/t1');
  expect(window.history).toHaveLength(length);
});

describe('a change of the account that fails', () => {
  it.each(rows.map((row) => [row.file, row] as const))(
    '%s: is told, can be left, and can be tried again',
    async (_, { Dialog, fill, submit, command, done }) => {
      render(<Page Dialog={Dialog} />);
      const send = () => userEvent.click(inDialog().getByRole('button', { name: submit }));
      for (const failure of [new CommandFailure('unavailable', 'offline'), new AuthFailure('auth/network-request-failed', 'offline')]) {
        command.mockReset().mockRejectedValue(failure);
        await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
        await fill();
        await send();
        expect(await inDialog().findByRole('alert')).toHaveTextContent(/connection|network|offline/i);
        await userEvent.click(inDialog().getByRole('button', { name: 'Cancel' }));
        await gone();
      }
      await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
      await fill();
      await send();
      await inDialog().findByRole('alert');
      command.mockReset().mockResolvedValue(undefined);
      await send();
      await done();
      expect(inDialog().queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('is tried in every dialog there is', () => {
    const features = path.join(__dirname, '../..');
    const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && !file.includes('.test.'),
    );
    const found = files.filter((file) =>
      /<(Form|Confirm)?Dialog\b|<dialog\b|styled\.dialog/.test(readFileSync(path.join(features, file), 'utf8')),
    );
    expect(found.sort()).toEqual([...rows.map(({ file }) => file), ...withoutSave].sort());
  });
});
