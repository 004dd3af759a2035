import { createI18n } from '@courtside/i18n';
import * as ui from '@courtside/ui';
import { act, renderHook } from '@testing-library/react';
import { useAutosave } from './use-autosave';

jest.mock('@courtside/firebase', () => jest.requireActual<object>('../firebase.testkit'));
jest.mock('@courtside/ui', () => ({ ...jest.requireActual<object>('@courtside/ui'), showToast: jest.fn() }));

beforeAll(() => createI18n({ language: 'en', namespaces: ['errors'] }));
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

describe('what a reload left', () => {
  const reload = (keptAs: string, stored: string, save: jest.Mock) => {
    const hook = renderHook(() => useAutosave({ stored, delayMs: 1000, save, isValid: (value) => value.trim() !== '', keptAs }));
    return { ...hook, wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)) };
  };
  const refused = () => jest.fn(() => Promise.reject(new Error('a file is missing')));

  it('is in the box again and is saved; once it is, nothing is left', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const before = reload('details.1.name', 'old', refused());
    act(() => before.result.current.change('new'));
    await before.wait(1000);
    expect(before.result.current.failure).not.toBeNull();

    const save = jest.fn(() => Promise.resolve());
    const after = reload('details.1.name', 'old', save);
    expect(after.result.current.value).toBe('new');
    await after.wait(1000);
    expect(save.mock.calls).toEqual([['new']]);
    expect(reload('details.1.name', 'new', save).result.current.value).toBe('new');
    expect(reload('details.1.name', 'other', save).result.current.value).toBe('other');
  });

  it('does not go over what somebody else wrote meanwhile: it is asked', async () => {
    const before = reload('details.2.name', 'old', refused());
    act(() => before.result.current.change('mine'));
    const save = jest.fn(() => Promise.resolve());
    const after = reload('details.2.name', 'theirs', save);
    await after.wait(1000);
    expect(save).not.toHaveBeenCalled();
    expect(after.result.current).toMatchObject({ value: 'mine', theirs: 'theirs' });
    act(() => after.result.current.takeTheirs());
    expect(reload('details.2.name', 'theirs', save).result.current.value).toBe('theirs');
  });

  it('waits for the next box when its own goes away before its time, and can still ask there', async () => {
    const before = reload('details.4.name', 'old', refused());
    act(() => before.result.current.change('mine'));
    const save = jest.fn(() => Promise.resolve());
    reload('details.4.name', 'old', save).unmount();
    const after = reload('details.4.name', 'theirs', save);
    await after.wait(1000);
    expect(save).not.toHaveBeenCalled();
    expect(after.result.current).toMatchObject({ value: 'mine', theirs: 'theirs' });
  });

  it('is nothing that could not be saved anyway, once its page is left', () => {
    const before = reload('details.3.name', 'old', refused());
    act(() => before.result.current.change(' '));
    before.unmount();
    expect(reload('details.3.name', 'old', refused()).result.current.value).toBe('old');
  });
});

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

  describe('what was refused', () => {
    const refuse = () => jest.fn<Promise<unknown>, [string]>(() => Promise.reject(new Error('denied')));
    beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
    afterEach(() => {
      jest.restoreAllMocks();
      jest.mocked(ui.showToast).mockClear();
    });

    it('stays in the box, which says so until it is saved, by a press', async () => {
      const { result, save, type, wait } = setUp(refuse());
      type('new');
      await wait(10_000);
      expect(result.current).toMatchObject({ value: 'new', state: 'error', failure: new Error('denied') });
      save.mockImplementation(() => Promise.resolve());
      act(() => result.current.retry());
      await wait(0);
      expect(result.current).toMatchObject({ state: 'success', failure: null });
      act(() => result.current.flush());
      expect(save).toHaveBeenCalledTimes(2);
    });

    it('is tried again when the box is left', async () => {
      const { result, save, type, wait } = setUp(refuse());
      type('new');
      await wait(1000);
      act(() => result.current.flush());
      await wait(0);
      expect(save.mock.calls).toEqual([['new'], ['new']]);
      expect(result.current).toMatchObject({ value: 'new', state: 'error' });
    });

    it('is not tried again once something else was saved', async () => {
      const answers: (() => void)[] = [];
      const save = jest.fn<Promise<unknown>, [string]>((value) =>
        value === 'first' ? new Promise((_, reject) => answers.push(() => reject(new Error('denied')))) : Promise.resolve(),
      );
      const { result, type, wait } = setUp(save);
      type('first');
      await wait(1000);
      type('second');
      await wait(1000);
      answers[0]!();
      await wait(0);
      act(() => result.current.flush());
      expect(save.mock.calls).toEqual([['first'], ['second']]);
      expect(result.current.failure).toBeNull();
    });

    it('is told where everybody sees it when its box is gone', async () => {
      const { type, unmount, wait } = setUp(refuse());
      type('last words');
      unmount();
      await wait(0);
      expect(ui.showToast).toHaveBeenCalledWith('Not saved: “last words”', { kind: 'error' });
    });
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
