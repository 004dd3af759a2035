import { createI18n } from '@courtside/i18n';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandFailure, removeUnreadable, tellUnreadable } from '../firebase.testkit';
import { UnreadableEntries, useUnreadableEntries } from './unreadable-entries';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

function Page() {
  return <UnreadableEntries tournamentId="t1" entries={useUnreadableEntries('t1')} />;
}

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizer'] }));
beforeEach(() => {
  removeUnreadable.mockReset().mockResolvedValue(undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<Page />);
});
afterEach(() => jest.restoreAllMocks());

const tell = (...entries: readonly (readonly [string, string])[]) =>
  act(() => entries.forEach(([path, entry]) => tellUnreadable(path, entry)));

describe('UnreadableEntries', () => {
  it('shows nothing while all can be read, and nothing of another tournament', () => {
    tell(['teams/t2', 'ghost']);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('names each entry once, and removes the one that is meant', async () => {
    tell(['schedules/t1', 'm9'], ['schedules/t1', 'm9'], ['teams/t1', 'ghost']);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /Game m9/ }));
    expect(removeUnreadable).toHaveBeenCalledWith('t1', 'schedules', 'm9');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Game m9/ })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /Team ghost/ })).toBeInTheDocument();
  });

  it('keeps an entry that was not removed, and says why', async () => {
    removeUnreadable.mockRejectedValue(new CommandFailure('unavailable', 'x'));
    tell(['brackets/t1', 'u9']);
    await userEvent.click(screen.getByRole('button', { name: /u9/ }));
    expect(await screen.findByText(/It was not removed/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: /u9/ })).toBeEnabled());
  });
});
