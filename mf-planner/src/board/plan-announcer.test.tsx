import { act, render, screen } from '@testing-library/react';
import { pauseBeforeSpeaking, PlanAnnouncer } from './plan-announcer';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('what a screen reader is told', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is nothing at first: the plan is on the page to be read', () => {
    render(<PlanAnnouncer text="12 teams" />);
    wait(10 * pauseBeforeSpeaking);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is one plan once the numbers rest, not one for each key', () => {
    const { rerender } = render(<PlanAnnouncer text="12 teams" />);
    const heard: string[] = [];
    for (const text of ['1 team', '14 teams', '144 teams']) {
      rerender(<PlanAnnouncer text={text} />);
      wait(pauseBeforeSpeaking - 1);
      heard.push(screen.getByRole('status').textContent);
    }
    expect(heard).toEqual(['', '', '']);
    wait(1);
    expect(screen.getByRole('status')).toHaveTextContent('144 teams');
  });

  it('is also the way back to the opening plan', () => {
    const { rerender } = render(<PlanAnnouncer text="12 teams" />);
    rerender(<PlanAnnouncer text="14 teams" />);
    wait(pauseBeforeSpeaking);
    rerender(<PlanAnnouncer text="12 teams" />);
    wait(pauseBeforeSpeaking);
    expect(screen.getByRole('status')).toHaveTextContent('12 teams');
  });
});
