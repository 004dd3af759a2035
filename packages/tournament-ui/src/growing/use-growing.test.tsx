import { act, cleanup, render, screen } from '@testing-library/react';
import { useGrowing } from './use-growing';

function List({ count, name = '' }: { readonly count: number; readonly name?: string }) {
  return <output>{useGrowing(count, { first: 3, step: 4 }, name)}</output>;
}
const shown = () => Number(screen.getByRole('status').textContent);
const frame = () => act(() => jest.advanceTimersByTime(20));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('useGrowing', () => {
  it('shows a short list whole', () => {
    render(<List count={2} />);
    expect(shown()).toBe(2);
  });

  it('grows step by step until all are there, and begins anew with another list', () => {
    const { rerender } = render(<List count={9} />);
    const seen = [shown()];
    for (let turn = 0; turn < 4; turn += 1) {
      frame();
      seen.push(shown());
    }
    expect(seen).toEqual([3, 7, 9, 9, 9]);
    rerender(<List count={9} name="other" />);
    expect(shown()).toBe(3);
  });

  it('gives one list a turn per frame', () => {
    render(<List count={50} />);
    render(<List count={50} />);
    frame();
    expect(
      screen
        .getAllByRole('status')
        .map((list) => Number(list.textContent))
        .sort(),
    ).toEqual([3, 7]);
  });

  it('is whole on paper', () => {
    render(<List count={50} />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(shown()).toBe(50);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(shown()).toBe(3);
  });
});
