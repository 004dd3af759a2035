import { CommandFailure, leaveMixer } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LeaveMixer } from './leave-mixer';

jest.mock('@courtside/firebase', () => ({ ...jest.requireActual<object>('@courtside/firebase'), leaveMixer: jest.fn() }));

const onLeft = jest.fn();
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Leave the mixer' }));
const dialog = () => screen.getByRole('alertdialog');
const confirm = () => userEvent.click(within(dialog()).getByRole('button', { name: 'Leave the mixer' }));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'registration'] }));

describe('LeaveMixer', () => {
  it('says that it failed, can be left, and can be tried again', async () => {
    render(<LeaveMixer tournamentId="t1" onLeft={onLeft} />);
    jest.mocked(leaveMixer).mockRejectedValue(new CommandFailure('unavailable', 'offline'));
    await ask();
    await confirm();
    expect(await within(dialog()).findByRole('alert')).not.toBeEmptyDOMElement();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Keep my place' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    // Asking again starts without the old failure.
    await ask();
    expect(within(dialog()).queryByRole('alert')).not.toBeInTheDocument();
    await confirm();
    await within(dialog()).findByRole('alert');
    jest.mocked(leaveMixer).mockResolvedValue(undefined);
    await confirm();
    await waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('and those of a captain are the only dialogs of this app: each is tested for its failures', () => {
    const source = path.join(__dirname, '../..');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && !file.includes('.test.'),
    );
    expect(
      files.filter((file) => /<(Form|Confirm)?Dialog\b|<dialog\b|styled\.dialog/.test(readFileSync(path.join(source, file), 'utf8'))),
    ).toEqual([
      'features/complete/hand-over.tsx',
      'features/complete/leave-mixer.tsx',
      'features/complete/withdraw-team.tsx',
      'features/player/naming-team-panel.tsx',
    ]);
  });
});
