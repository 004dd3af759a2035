import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary';
import { Notice } from './notice';
import { ProgressBar } from './progress-bar';
import { SaveIndicator } from './save-indicator';
import type { SaveState } from './save-indicator';
import { toastDuration, ToastRegion } from './toast-region';
import { showToast } from './toast-store';

const words = { saving: 'Saving', success: 'Saved', error: 'Not saved', waiting: 'Waiting for network' };

describe('SaveIndicator', () => {
  it.each<[SaveState, string]>([
    ['idle', ''],
    ['saving', 'Saving'],
    ['success', 'Saved'],
    ['error', 'Not saved'],
    ['waiting', 'Waiting for network'],
  ])('when %s says %j', (state, word) => {
    render(<SaveIndicator state={state} words={words} />);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${word}$`));
  });

  it('offers to try again only after an error', async () => {
    const retry = jest.fn();
    const { rerender } = render(<SaveIndicator state="error" words={words} onRetry={retry} retryLabel="Try again" />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    // The button disappears once the result is known, and the focus moves to the message.
    const next = (state: SaveState) => rerender(<SaveIndicator state={state} words={words} onRetry={retry} retryLabel="Try again" />);
    next('saving');
    expect(screen.getByRole('button')).toHaveFocus();
    next('success');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
    next('saving');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

it('Notice interrupts for errors only', () => {
  render(
    <>
      <Notice kind="error">Failed</Notice>
      <Notice kind="offline">Offline</Notice>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  expect(screen.getByRole('status')).toHaveTextContent('Offline');
});

it('ErrorSummary takes the focus and leads to the field', async () => {
  render(
    <>
      <ErrorSummary title="1 field needs your attention" errors={[{ fieldId: 'name', message: 'Give it a name.' }]} />
      <input id="name" aria-label="Name" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Give it a name.' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('ErrorSummary leaves the focus to who types after an attempt in which nothing was wrong', () => {
  const page = (errors: { fieldId: string; message: string }[]) => (
    <>
      <ErrorSummary title="1 field needs your attention" errors={errors} />
      <input id="name" aria-label="Name" />
    </>
  );
  const { rerender } = render(page([]));
  screen.getByRole('textbox').focus();
  rerender(page([{ fieldId: 'name', message: 'Give it a name.' }]));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('ErrorSummary leaves the focus to who types, also when something goes wrong again', () => {
  const page = (errors: { fieldId: string; message: string }[]) => (
    <>
      <ErrorSummary title="1 field needs your attention" errors={errors} />
      <input id="name" aria-label="Name" />
    </>
  );
  const wrong = [{ fieldId: 'name', message: 'Give it a name.' }];
  const { rerender } = render(page(wrong));
  screen.getByRole('textbox').focus();
  rerender(page([]));
  rerender(page(wrong));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it.each([
  [-1, '0'],
  [0.666, '67'],
  [7, '100'],
  [Number.NaN, '0'],
])('ProgressBar at %d says %s', (value, now) => {
  render(<ProgressBar value={value} label="Time played" />);
  expect(screen.getByRole('progressbar', { name: 'Time played' })).toHaveAttribute('aria-valuenow', now);
});

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<ToastRegion label="Messages" dismissLabel="Dismiss" />);
  });
  afterEach(() => {
    act(() => void jest.runAllTimers());
    for (const button of screen.queryAllByRole('button', { name: 'Dismiss' })) act(() => button.click());
    jest.useRealTimers();
  });

  it('go by themselves, at most two at a time, none twice', () => {
    act(() => ['a', 'b', 'c', 'd', 'd'].forEach((text) => void showToast(`saved ${text}`)));
    expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual([
      expect.stringContaining('saved c'),
      expect.stringContaining('saved d'),
    ]);
    act(() => jest.advanceTimersByTime(toastDuration));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('keep off what has the focus', () => {
    const region = screen.getByRole('region', { name: 'Messages' });
    jest.spyOn(region, 'getBoundingClientRect').mockReturnValue({ height: 60 } as DOMRect);
    const box = document.body.appendChild(document.createElement('input'));
    const stand = (top: number) => jest.spyOn(box, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 44 } as DOMRect);
    stand(window.innerHeight - 50);
    box.focus();
    act(() => void showToast('Result saved.'));
    expect(region).toHaveAttribute('data-at', 'top');
    stand(200);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(region).toHaveAttribute('data-at', 'bottom');
    box.remove();
  });

  it('stay while somebody is at them: the mouse goes, the focus is still there', () => {
    act(() => void showToast('Result saved.'));
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    fireEvent.mouseEnter(screen.getByRole('status').parentElement ?? dismiss);
    act(() => dismiss.focus());
    fireEvent.mouseLeave(screen.getByRole('status').parentElement ?? dismiss);
    act(() => jest.advanceTimersByTime(10 * toastDuration));
    expect(dismiss).toHaveFocus();
    act(() => dismiss.blur());
    act(() => jest.advanceTimersByTime(toastDuration));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stay when they offer something or report a failure', () => {
    const undo = jest.fn();
    act(() => {
      showToast('Game moved', { action: { label: 'Undo', onPress: undo } });
      showToast('Something went wrong!', { kind: 'error' });
    });
    act(() => jest.advanceTimersByTime(10 * toastDuration));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Game moved')).not.toBeInTheDocument();
  });
});
