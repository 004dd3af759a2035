import { createI18n } from '@courtside/i18n';
import { showToast } from '@courtside/ui';
import { act, renderHook } from '@testing-library/react';
import { CommandFailure, tellConnection } from '../firebase.testkit';
import { useTask } from './use-task';

jest.mock('@courtside/firebase', () => jest.requireActual<object>('../firebase.testkit'));
jest.mock('@courtside/ui', () => ({ showToast: jest.fn() }));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors'] }));
beforeEach(() => {
  jest.clearAllMocks();
  tellConnection('online');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** A command that ends when the test decides. */
function slow() {
  let finish: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return { command: () => promise, finish: () => act(async () => finish()), fail: (error: Error) => act(async () => fail(error)) };
}

const setUp = (queued: boolean) => {
  const { result } = renderHook(() => useTask((message) => `Not saved: ${message}`, { queued }));
  const ended = jest.fn();
  const work = slow();
  const start = () => act(async () => void result.current.run(work.command).then(ended));
  return { result, ended, start, ...work };
};

describe('useTask', () => {
  it('is busy until the server has answered', async () => {
    const { result, ended, start, finish } = setUp(false);
    await start();
    expect(result.current.busy).toBe(true);
    await act(async () => tellConnection('offline'));
    expect(ended).not.toHaveBeenCalled();
    await finish();
    expect(ended).toHaveBeenCalledWith(true);
    expect(result.current.busy).toBe(false);
  });

  it('says what happened and what to do', async () => {
    const { result, ended, start, fail } = setUp(false);
    await start();
    await fail(new CommandFailure('unavailable', 'no answer'));
    expect(ended).toHaveBeenCalledWith(false);
    expect(result.current.problem).toBe('Not saved: There is no network. Try again when you are back online.');
    act(() => result.current.clear());
    expect(result.current.problem).toBeNull();
  });

  it('says that a right is gone, and not what the rules answer to programs', async () => {
    const { result, start, fail } = setUp(false);
    await start();
    await fail(new CommandFailure('permission-denied', '7 PERMISSION_DENIED: Missing or insufficient permissions.'));
    expect(result.current.problem).toBe('Not saved: You may not do this any more. Load the page again; your rights may have changed.');
  });

  it('says that the server has no room, and what makes some', async () => {
    const { result, start, fail } = setUp(false);
    await start();
    await fail(new CommandFailure('full', 'Quota exceeded: this account has used up its space on this server.'));
    expect(result.current.problem).toMatch(
      /^Not saved: The server has no room left for this. Delete what you no longer need or verify your email address/,
    );
  });

  it('puts what to do behind a sentence that has no place for it', async () => {
    const { result } = renderHook(() => useTask(() => 'Error saving groups.'));
    await act(
      async () => void (await result.current.run(() => Promise.reject(new CommandFailure('conflict', 'There is a schedule already.')))),
    );
    expect(result.current.problem).toBe('Error saving groups. Someone else changed this at the same moment. Look at it again and retry.');
  });

  it('waits for a line that comes a moment after the page, and no longer, where the server has to say', async () => {
    jest.useFakeTimers();
    const command = jest.fn(() => Promise.resolve());
    const { result } = renderHook(() => useTask((message) => message, { needsNetwork: true }));
    const ended = jest.fn();
    const start = () => act(async () => void result.current.run(command).then(ended));
    tellConnection('offline', true);
    await start();
    expect(result.current.busy).toBe(true);
    await act(async () => tellConnection('online'));
    expect(command).toHaveBeenCalledTimes(1);
    expect(ended).toHaveBeenLastCalledWith(true);

    tellConnection('offline', true);
    await start();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(ended).toHaveBeenLastCalledWith(false);
    expect(result.current).toMatchObject({ busy: false, problem: 'There is no network. Try again when you are back online.' });

    // The browser itself is offline: no wait.
    tellConnection('offline');
    await start();
    expect(ended).toHaveBeenCalledTimes(3);
    expect(command).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('does not wait for a queued change once the network is gone', async () => {
    const { result, ended, start, finish } = setUp(true);
    await start();
    expect(result.current.busy).toBe(true);
    await act(async () => tellConnection('offline'));
    expect(ended).toHaveBeenCalledWith(true);
    expect(result.current.busy).toBe(false);
    await finish();
    expect(showToast).not.toHaveBeenCalled();
  });

  it('tells of a queued change that is refused in the end, wherever the reader is by then', async () => {
    const { result, ended, start, fail } = setUp(true);
    tellConnection('offline');
    await start();
    expect(ended).toHaveBeenCalledWith(true);
    await fail(new Error('denied'));
    expect(showToast).toHaveBeenCalledWith('Not saved: denied', { kind: 'error' });
    expect(result.current.problem).toBeNull();
  });

  it('says the failure of a queued change at once while there is a network', async () => {
    const { result, ended, start, fail } = setUp(true);
    await start();
    await fail(new Error('denied'));
    expect(ended).toHaveBeenCalledWith(false);
    expect(result.current.problem).toBe('Not saved: denied');
    expect(showToast).not.toHaveBeenCalled();
  });
});
