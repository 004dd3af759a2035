import { act, renderHook } from '@testing-library/react';
import { useAutosave } from './use-autosave';

jest.mock('@courtside/firebase', () => jest.requireActual<object>('../firebase.testkit'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = (save = jest.fn<Promise<unknown>, [string]>(() => Promise.resolve())) => {
  const hook = renderHook(({ stored }) => useAutosave({ stored, delayMs: 1000, save, isValid: (value) => value.trim() !== '' }), {
    initialProps: { stored: 'old' },
  });
  return {
    ...hook,
    save,
    type: (value: string) => act(() => hook.result.current.change(value)),
    wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
  };
};

describe('useAutosave', () => {
  it('saves once, a second after the last key press', async () => {
    const { result, save, type, wait } = setUp();
    type('n');
    await wait(999);
    type('new');
    await wait(999);
    expect(save).not.toHaveBeenCalled();
    await wait(1);
    expect(save.mock.calls).toEqual([['new']]);
    expect(result.current.state).toBe('success');
    await wait(3000);
    expect(result.current.state).toBe('idle');
  });

  it('shows what others write, but never over what is being typed', async () => {
    const { result, rerender, type, wait } = setUp();
    rerender({ stored: 'theirs' });
    expect(result.current.value).toBe('theirs');
    type('mine');
    rerender({ stored: 'theirs again' });
    expect(result.current.value).toBe('mine');
    await wait(1000);
    rerender({ stored: 'mine' });
    expect(result.current.value).toBe('mine');
  });

  it('asks which text shall stand when somebody else changed it while it was typed here', async () => {
    const { result, rerender, save, type, wait } = setUp();
    type('mine');
    rerender({ stored: 'theirs' });
    await wait(1000);
    expect(save).not.toHaveBeenCalled();
    expect(result.current).toMatchObject({ value: 'mine', theirs: 'theirs' });
    type('mine, longer');
    act(() => result.current.flush());
    await wait(1000);
    expect(save).not.toHaveBeenCalled();
    act(() => result.current.retry());
    await wait(0);
    expect(save.mock.calls).toEqual([['mine, longer']]);
    expect(result.current.theirs).toBeNull();

    rerender({ stored: 'mine, longer' });
    type('once more');
    rerender({ stored: 'theirs again' });
    await wait(1000);
    act(() => result.current.takeTheirs());
    expect(result.current).toMatchObject({ value: 'theirs again', theirs: null });
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('takes its own text, which comes back while the typing goes on, for nobody else’s', async () => {
    const { result, rerender, save, type, wait } = setUp();
    type('new ');
    await wait(1000);
    rerender({ stored: 'new' });
    type('new name');
    await wait(1000);
    rerender({ stored: 'new name' });
    expect(save.mock.calls).toEqual([['new '], ['new name']]);
    expect(result.current).toMatchObject({ value: 'new name', theirs: null });
  });

  it('keeps what was refused, and tries again', async () => {
    const save = jest.fn<Promise<unknown>, [string]>(() => Promise.reject(new Error('denied')));
    const { result, type, wait } = setUp(save);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    type('new');
    await wait(1000);
    expect(result.current).toMatchObject({ value: 'new', state: 'error', failure: new Error('denied') });
    await wait(3000);
    expect(result.current).toMatchObject({ value: 'new', state: 'idle', failure: new Error('denied') });
    save.mockImplementation(() => Promise.resolve());
    act(() => result.current.retry());
    await wait(0);
    expect(result.current.state).toBe('success');
    warn.mockRestore();
  });

  it('saves what waits when its box goes away, and never what is not valid', async () => {
    const { save, type, unmount, wait } = setUp();
    type(' ');
    await wait(1000);
    expect(save).not.toHaveBeenCalled();
    type('last words');
    unmount();
    expect(save.mock.calls).toEqual([['last words']]);
  });

  it('writes nothing when the text is as it was', async () => {
    const { save, type, wait } = setUp();
    type('olds');
    type('old');
    await wait(1000);
    expect(save).not.toHaveBeenCalled();
  });
});
