import { createI18n } from '@courtside/i18n';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dataAt } from '../../organizer.testkit';
import { command } from '../../saving/command.testkit';
import { ImportDialog } from './import-dialog';
import { teamFile } from './team-file.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerTeams'] }));
beforeEach(() => command.mockReset());

const show = () => render(<ImportDialog data={{ ...dataAt('teams'), teams: [], entrants: [] }} onClose={() => undefined} />);
const box = () => screen.getByLabelText(/^Paste/);
const paste = async (text: string) => {
  fireEvent.change(box(), { target: { value: text } });
  await screen.findByRole('table');
};
const choose = (content: string | Uint8Array, name?: string) =>
  userEvent.upload(screen.getByLabelText(/^Or take a file/), teamFile(content, name), { applyAccept: false });
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const column = (name: string) => screen.getByRole('combobox', { name });
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows all columns, says what each means, and names what is not imported', async () => {
  show();
  await paste('Nom de l’équipe\tVille\tE-mail\nDans ta gueule, Puceau\tGenève\tp@b.ch\nBeta\tBern\tnobody\nGamma\t\tnobody');
  expect(rows()).toEqual([
    ['2', 'Dans ta gueule, Puceau', 'Genève', 'p@b.ch', 'new team'],
    ['3', 'Beta', 'Bern', 'nobody', 'left out: the email address is not valid.'],
    ['4', 'Gamma', '', 'nobody', 'left out: the email address is not valid.'],
  ]);
  expect(column('Nom de l’équipe')).toHaveDisplayValue('Team name');
  expect(column('Ville')).toHaveDisplayValue('Not used');
  expect(column('E-mail')).toHaveDisplayValue('Email');
  expect(screen.getByText('Not imported: column “Ville”.')).toBeInTheDocument();
  expect(screen.getByText('2 lines are left out:')).toBeInTheDocument();
  expect(screen.getByText('Lines 3 to 4: the email address is not valid.')).toBeInTheDocument();
});

it('imports what the user says each column means', async () => {
  show();
  await paste('Alpha\ta@b.ch\tAda\nBeta\t\tLin');
  expect(screen.getByText('Not imported: column 3.')).toBeInTheDocument();
  await userEvent.selectOptions(column('Column 3'), 'Team name');
  // A team has one name, so the other column can't be one.
  expect(column('Column 1')).toHaveDisplayValue('Not used');
  await userEvent.selectOptions(column('Column 1'), 'Player');
  expect(screen.queryByText(/^Not imported/)).not.toBeInTheDocument();
  await submit('Import 2 teams');
  expect(command).toHaveBeenCalledWith('importTeams', dataAt('teams').tournament.id, [
    { name: 'Ada', email: 'a@b.ch', profileIds: expect.arrayContaining(['Alpha']) as string[] },
    { name: 'Lin', email: '', profileIds: expect.arrayContaining(['Beta']) as string[] },
  ]);
});

it('takes the first row for a team when it is no heading, and keeps the choice while the text changes', async () => {
  show();
  await paste('Team\nAlpha');
  const heading = screen.getByRole('checkbox', { name: 'The first row is a heading' });
  expect(heading).toBeChecked();
  await userEvent.click(heading);
  expect(rows().map(([, name]) => name)).toEqual(['Team', 'Alpha']);
  await paste('Team\nAlpha\nBeta');
  await waitFor(() => expect(rows().map(([, name]) => name)).toEqual(['Team', 'Alpha', 'Beta']));
  expect(heading).not.toBeChecked();
});

it('asks for the column of the names, next to the column', async () => {
  show();
  await paste('Team,Email\nAlpha,a@b.ch');
  await userEvent.selectOptions(column('Team'), 'Not used');
  expect(column('Team')).toBeInvalid();
  expect(column('Team')).toHaveAccessibleDescription('Choose the column that has the team names.');
  expect(screen.getByRole('button', { name: 'Import 0 teams' })).toBeDisabled();
  await userEvent.selectOptions(column('Team'), 'Team name');
  expect(column('Team')).toBeValid();
});

it('separates columns by what the user chooses', async () => {
  show();
  await paste('Alpha, Ada');
  const separator = screen.getByRole('combobox', { name: 'Column separator' });
  expect(separator).toHaveDisplayValue('Nothing: one column');
  expect(rows()).toEqual([['1', 'Alpha, Ada', 'new team']]);
  await userEvent.selectOptions(separator, 'Comma (,)');
  expect(rows()).toEqual([['1', 'Alpha', 'Ada', 'new team']]);
});

describe('a file', () => {
  it('of Excel keeps its accents', async () => {
    show();
    await choose(Uint8Array.from([...'Nom;Ville\r\nGen'].map((sign) => sign.charCodeAt(0)).concat(0xe8, 0x76, 0x65)));
    expect(await screen.findByRole('rowheader', { name: 'Genève' })).toBeInTheDocument();
  });

  it('that is no text is refused next to the field; what was pasted is used again without it', async () => {
    show();
    await paste('Alpha');
    await choose(Uint8Array.from([0x50, 0x4b, 3, 4, 0]), 'teams.xlsx');
    const field = screen.getByLabelText(/^Or take a file/);
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/This is not a text file\. Save it as CSV/);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(box()).toHaveValue('Alpha');
    expect(box()).toHaveAccessibleDescription('The file below is used. Remove it to use this text.');
    await submit('Remove the file');
    expect(await screen.findByRole('rowheader', { name: 'Alpha' })).toBeInTheDocument();
    expect(field).toBeValid();
  });

  it('without text, and one that is too large, are named', async () => {
    show();
    await choose(' \n');
    expect(await screen.findByText('This file is empty.')).toBeInTheDocument();
    await choose('x'.repeat(1_048_577));
    expect(await screen.findByText('This file is too large for a list of teams.')).toBeInTheDocument();
  });

  it('with far too many lines says how many are not shown, and names them', async () => {
    show();
    await choose(Array.from({ length: 300 }, (_, index) => `Squad ${index}`).join('\n'));
    expect(await screen.findByText('50 more rows are not shown here.')).toBeInTheDocument();
    expect(screen.getByText('Lines 201 to 300: a file holds at most 200 teams.')).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getAllByText('new team')).toHaveLength(200);
  });
});
