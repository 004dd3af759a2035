import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandFailure } from '../firebase.testkit';
import { ConfirmTaskDialog } from './confirm-task-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

const command = jest.fn();
const close = jest.fn();
const done = jest.fn();
const question = (open = true, onDone?: (id: string) => void) => (
  <ConfirmTaskDialog<string>
    open={open}
    onClose={close}
    title="Delete the team?"
    losses={['3 players', false, undefined]}
    confirmLabel="Delete team"
    command={command}
    failed={(message) => `Not deleted: ${message}.`}
    {...(onDone ? { onDone } : {})}
  />
);
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Delete team' }));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors'] }));
beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('ConfirmTaskDialog', () => {
  it('asks in the common words, with the losses that there are, and closes when the command is done', async () => {
    let finish: (id: string) => void = () => undefined;
    command.mockReturnValue(new Promise<string>((resolve) => (finish = resolve)));
    render(question());
    expect(screen.getByRole('alertdialog', { name: 'Delete the team?' })).toHaveTextContent('This will be lost:');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await confirm();
    await confirm();
    expect(command).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
    await act(async () => finish('t1'));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('hands over what the command brought instead of closing', async () => {
    command.mockResolvedValue('t2');
    render(question(true, done));
    await confirm();
    expect(done).toHaveBeenCalledWith('t2');
    expect(close).not.toHaveBeenCalled();
  });

  it('stays with the failure and what to do about it, and forgets it once it is closed', async () => {
    command.mockRejectedValue(new CommandFailure('conflict', 'changed'));
    const { rerender } = render(question());
    await confirm();
    expect(screen.getByRole('alert')).toHaveTextContent('Not deleted: Someone else changed this at the same moment.');
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(close).toHaveBeenCalledTimes(1);
    rerender(question(false));
    rerender(question());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
