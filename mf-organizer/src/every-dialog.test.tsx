import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Component, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { CommandFailure, tellConnection } from './firebase.testkit';
import { command } from './saving/command.testkit';
import type { DialogRow } from './dialog-row.testkit';
import { dialogRows } from './dialog-rows.testkit';
import { pageWords } from './words.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('./saving/command.testkit').everyCommand);

// Queries by role in whole dialogs are slow on busy processors.
jest.setTimeout(120_000);

/** The text that the page shows in place of an app that crashed. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render = () => (this.state.broken ? <p>broken</p> : this.props.children);
}

function Page({ row }: { readonly row: DialogRow }) {
  const [open, setOpen] = useState(row.opener !== undefined);
  return (
    <MemoryRouter>
      <Boundary>
        {row.opener === undefined && <button onClick={() => setOpen(true)}>Open it</button>}
        {open && row.show(() => setOpen(false))}
      </Boundary>
    </MemoryRouter>
  );
}

const anyDialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');
const inDialog = () => within(anyDialog() ?? document.body);
const open = async ({ opener = 'Open it', fill }: DialogRow) => {
  await userEvent.click(screen.getByRole('button', { name: opener }));
  await waitFor(() => expect(anyDialog()).toBeInTheDocument());
  await fill?.();
};
const submit = async (row: DialogRow) => {
  if (typeof row.submit === 'function') await row.submit();
  else await userEvent.click(inDialog().getByRole('button', { name: row.submit }));
};
/** The texts of all fields. */
const entered = () =>
  [...(anyDialog()?.querySelectorAll<HTMLInputElement>('input:not([type=file]), select, textarea') ?? [])].map(
    ({ value, checked }) => `${value} ${checked}`,
  );
const gone = () => waitFor(() => expect(anyDialog()).not.toBeInTheDocument());

beforeAll(pageWords);
beforeEach(() => {
  command.mockReset();
  tellConnection('online');
  // As in current browsers; its declared type has no result.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never;
  for (const method of ['warn', 'error'] as const) jest.spyOn(console, method).mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a save that fails', () => {
  it.each(dialogRows.map((row) => [typeof row.submit === 'function' ? row.file : `${row.file}, ${row.submit}`, row] as const))(
    '%s: is told, can be left, and can be tried again',
    async (_, row) => {
      render(<Page row={row} />);
      const leave = async () => {
        for (const name of [row.cancel ?? 'Cancel'].flat())
          await userEvent.click(inDialog().getAllByRole('button', { name }).at(-1) as HTMLElement);
      };

      command.mockRejectedValue(new CommandFailure('unavailable', 'offline'));
      await open(row);
      await submit(row);
      expect(await inDialog().findByRole('alert')).not.toHaveTextContent(/^$/);
      expect(command).toHaveBeenCalled();
      await leave();
      await gone();
      expect(screen.queryByText('broken')).not.toBeInTheDocument();

      command.mockClear().mockRejectedValue(new CommandFailure('conflict', 'changed'));
      await open(row);
      const before = entered();
      await submit(row);
      expect(await inDialog().findByRole('alert')).not.toHaveTextContent(/^$/);
      if (!row.staysOpen) expect(entered()).toEqual(before);
      command.mockClear().mockResolvedValue('done');
      await submit(row);
      await waitFor(() => expect(command).toHaveBeenCalled());
      if (row.staysOpen) await waitFor(() => expect(inDialog().queryByRole('alert')).not.toBeInTheDocument());
      else await gone();
      expect(screen.queryByText('broken')).not.toBeInTheDocument();
    },
  );

  it('is tried in every dialog there is', () => {
    const tsx = (folder: string) =>
      readdirSync(path.join(__dirname, folder), { recursive: true, encoding: 'utf8' }).filter(
        (file) => file.endsWith('.tsx') && !file.includes('.test.'),
      );
    const files = [
      ...tsx('features').map((file) => [file, path.join('features', file)] as const),
      ...['dialogs', 'results'].flatMap((room) => tsx(room).map((file) => [`${room}/${file}`, `${room}/${file}`] as const)),
    ];
    // The elements that make a dialog. `mock-count-dialog` is the base of two others, which are in the list.
    const shape = /<(Task|ConfirmTask|Form|Confirm|MockCount)?Dialog\b|<ConfirmQuestion\b|<dialog\b|styled\.dialog/;
    const found = files
      .filter(([, file]) => shape.test(readFileSync(path.join(__dirname, file), 'utf8')))
      .map(([name]) => name.replace(/\.tsx$/, ''));
    expect(found.filter((file) => file !== 'dialogs/mock-count-dialog').sort()).toEqual(
      [...new Set(dialogRows.map(({ file }) => file))].sort(),
    );
  });
});

describe('without a network', () => {
  const rows = dialogRows.filter(({ needsNetwork }) => needsNetwork);
  it.each(rows.map((row) => [row.file, row] as const))('%s: says so, sends nothing and keeps what was entered', async (_, row) => {
    render(<Page row={row} />);
    await open(row);
    const before = entered();
    act(() => tellConnection('offline'));
    await submit(row);
    expect(await inDialog().findByRole('alert')).toHaveTextContent('There is no network. Try again when you are back online.');
    expect(command).not.toHaveBeenCalled();
    expect(entered()).toEqual(before);
  });
});
