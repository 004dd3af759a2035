import { createI18n } from '@courtside/i18n';
import { prepareCombobox } from '@courtside/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayerSlot } from './player-slot';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

beforeAll(() => {
  prepareCombobox();
  return createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerTeams'] });
});

/** A place of a team whose saves are answered when the test decides. */
function slot(before = '') {
  const saves: { old: string; entry: string; refuse: () => Promise<void> }[] = [];
  const onSave = jest.fn(
    (old: string, entry: string) =>
      new Promise<void>((_, reject) => saves.push({ old, entry, refuse: () => act(async () => reject(new Error('Not allowed'))) })),
  );
  const at = (entry: string) => (
    <PlayerSlot number={1} entry={entry} profiles={new Map()} taken={new Set()} otherTeams={new Map()} onSave={onSave} />
  );
  const { rerender } = render(at(before));
  return { saves, asked: () => saves.map(({ entry }) => entry), moveUp: (entry: string) => rerender(at(entry)) };
}

const box = () => screen.getByRole('combobox', { name: 'Player 1' });
/** Types a name and leaves the field, after the library's field has replaced the plain one. */
const write = async (name: string) => {
  await waitFor(() => expect(box()).toHaveAttribute('aria-autocomplete'));
  await userEvent.clear(box());
  await userEvent.click(box());
  await userEvent.paste(name);
  await userEvent.tab();
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

it('keeps a name that was refused, says why, and tries it again when the box is left again', async () => {
  const { saves, asked } = slot();
  await write('Someone Without');
  expect(asked()).toEqual(['Someone Without']);
  await saves[0]!.refuse();
  await waitFor(() => expect(box()).toHaveValue('Someone Without'));
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription(/Could not save player: Not allowed/);
  await userEvent.click(box());
  await userEvent.tab();
  expect(asked()).toEqual(['Someone Without', 'Someone Without']);
  expect(box()).toBeValid();
});

it('takes nothing from who types there again when the last name is refused', async () => {
  const { saves } = slot();
  await write('Someone Without');
  await userEvent.type(box(), 'Somebody Else');
  await saves[0]!.refuse();
  expect(box()).toHaveValue('Somebody Else');
  expect(box()).toBeValid();
});

it('saves in the place of who stood there when the typing began, whoever has moved up since', async () => {
  const { saves, moveUp } = slot('Ben');
  await waitFor(() => expect(box()).toHaveAttribute('aria-autocomplete'));
  await userEvent.clear(box());
  await userEvent.type(box(), 'Zoé');
  moveUp('Cleo');
  await userEvent.tab();
  expect(saves.map(({ old, entry }) => [old, entry])).toEqual([['Ben', 'Zoé']]);
  moveUp('Dina');
  await saves[0]!.refuse();
  expect(box()).toHaveValue('Zoé');
  await userEvent.click(box());
  await userEvent.tab();
  expect(saves[1]).toMatchObject({ old: 'Ben', entry: 'Zoé' });
});

it('asks for nothing that is longer than a name may be, and saves it once it is shorter', async () => {
  const { asked } = slot();
  // Counts characters, like the rules, and not JavaScript's code units.
  await write('😀'.repeat(101));
  expect(box()).toHaveAccessibleDescription(/Use at most 100 characters/);
  expect(asked()).toEqual([]);
  await write('😀'.repeat(100));
  expect(asked()).toEqual(['😀'.repeat(100)]);
});
