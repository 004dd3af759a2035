import { createI18n } from '@courtside/i18n';
import { teamId, tournamentId, type Team } from '@courtside/domain';
import type { PlannedGame } from '@courtside/domain/day';
import { TeamDirectory } from '@courtside/tournament-ui';
import { ToastRegion } from '@courtside/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayView, TeamAssignment } from './day-view';
import { MyDay } from './my-day';

const us = { id: teamId('us'), name: 'Étoile Filante' } as Team;
const planned = (changes: object = {}) =>
  ({ id: 'm1', courtLetter: 'B', time: '14:35', phase: 'planned', teams: ['us', 'them'], ...changes }) as unknown as PlannedGame;
const dayAt = (inMinutes: number, changes: object = {}, others: readonly TeamAssignment[] = [], more: Partial<DayView> = {}): DayView => ({
  expected: new Map(),
  brackets: new Map(),
  courts: [],
  states: new Map(),
  isFollowed: true,
  isLive: true,
  heldUntil: null,
  getAssignments: () => [{ kind: 'play', game: planned(changes), inMinutes }, ...others],
  ...more,
});

const page = (day: DayView) => (
  <TeamDirectory teams={[us]} mine={us.id}>
    <MyDay tournament={{ id: tournamentId('t1'), name: 'Été Hardcourt' }} day={day} team={us} at="now" />
    <section id="now" />
    <ToastRegion label="Messages" dismissLabel="Close" />
  </TeamDirectory>
);

const asked = jest.fn<Promise<NotificationPermission>, []>();
const shown: (readonly [string, NotificationOptions | undefined])[] = [];
class FakeNotification {
  static permission: NotificationPermission = 'default';
  static requestPermission = async () => (FakeNotification.permission = await asked());
  constructor(title: string, options?: NotificationOptions) {
    shown.push([title, options]);
  }
}
let tellSight: (isIn: boolean) => void = () => undefined;
let watched: Element | null = null;

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'schedule'] }));
beforeEach(() => {
  localStorage.clear();
  shown.length = 0;
  FakeNotification.permission = 'default';
  asked.mockReset().mockResolvedValue('granted');
  Object.assign(window, { Notification: FakeNotification, isSecureContext: true });
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(told: (entries: readonly { isIntersecting: boolean }[]) => void) {
        tellSight = (isIntersecting) => told([{ isIntersecting }]);
      }
      observe(element: Element) {
        watched = element;
      }
      disconnect() {}
    },
  });
});

const bell = () => screen.getByRole('button', { name: /^(Notify me before we play|Notifications on)$/ });

it('asks the browser for permission when it is pressed, shows notifications from then on, and remembers it', async () => {
  const { rerender, unmount } = render(page(dayAt(12)));
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(bell());
  expect(bell()).toHaveAttribute('aria-pressed', 'true');
  expect(bell()).toHaveTextContent('Notifications on');
  rerender(page(dayAt(10)));
  await act(async () => undefined);
  expect(shown).toEqual([['You play in 10 minutes on court B', expect.objectContaining({ body: 'Étoile Filante · Été Hardcourt' })]]);
  rerender(page(dayAt(9, { phase: 'called' })));
  await act(async () => undefined);
  expect(shown[1]?.[0]).toBe('You are called to court B');
  expect(shown[1]?.[1]?.tag).toBe(shown[0]?.[1]?.tag);
  unmount();
  render(page(dayAt(30)));
  expect(bell()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(bell());
  expect(bell()).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage).toHaveLength(0);
});

it('shows changes in the page, also without notifications', async () => {
  const { rerender } = render(page(dayAt(30)));
  rerender(page(dayAt(30, { courtLetter: 'C' })));
  expect(await screen.findByText('Changed: You play at 14:35 on court C')).toBeInTheDocument();
  expect(shown).toEqual([]);
});

it('shows that the browser blocks notifications', async () => {
  asked.mockResolvedValue('denied');
  render(page(dayAt(30)));
  await userEvent.click(bell());
  expect(await screen.findByText(/^This browser blocks notifications/)).toBeInTheDocument();
  expect(bell()).toHaveAttribute('aria-pressed', 'false');
});

it('offers nothing if the browser does not support notifications or the page has no TLS', () => {
  Object.assign(window, { isSecureContext: false });
  render(page(dayAt(30)));
  expect(screen.queryByRole('button', { name: /Notify/ })).not.toBeInTheDocument();
});

it('counts down to the earlier of game and duty if the section with the details is out of sight', () => {
  const { rerender } = render(page(dayAt(7)));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  act(() => tellSight(false));
  expect(screen.getByRole('link', { name: 'You play in 7 minutes on court B' })).toHaveAttribute('href', '#now');
  expect(document.documentElement.style.scrollPaddingBottom).not.toBe('');
  const duty = { kind: 'referee', game: planned({ id: 'm2', courtLetter: 'A', time: '14:20' }), inMinutes: 3 } as const;
  rerender(page(dayAt(7, {}, [duty])));
  expect(screen.getByRole('link', { name: 'You referee at 14:20 on court A' })).toBeInTheDocument();
  rerender(page(dayAt(7, { phase: 'called' }, [duty])));
  expect(screen.getByRole('link', { name: 'You are called to court B' })).toBeInTheDocument();
  // While the team plays, the countdown is for its next game, which comes before the duty.
  const next = { kind: 'play', game: planned({ id: 'm3', courtLetter: 'A', time: '11:29' }), inMinutes: 20 } as const;
  rerender(page(dayAt(0, { phase: 'playing' }, [next, { ...duty, inMinutes: 50 }], { states: new Map([['m1', 'live']]) })));
  expect(screen.getByRole('link', { name: 'You play in 20 minutes on court A' })).toBeInTheDocument();
  // Hours before, it shows the time, because the screen has little room.
  rerender(page(dayAt(61)));
  expect(screen.getByRole('link', { name: 'You play at 14:35 on court B' })).toHaveAttribute('data-far');
  // There is no countdown during a game, and none for tomorrow's games.
  for (const quiet of [
    dayAt(0, { phase: 'playing' }, [], { states: new Map([['m1', 'live']]) }),
    dayAt(721),
    dayAt(0, {}, [], { states: new Map([['m1', 'live']]) }),
  ]) {
    rerender(page(quiet));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  }
  rerender(page(dayAt(7)));
  act(() => tellSight(true));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(document.documentElement.style.scrollPaddingBottom).toBe('');
});

it('observes the new section after the page has mounted it again', () => {
  const { rerender } = render(page(dayAt(7)));
  const first = watched;
  act(() => tellSight(false));
  const moved = (
    <TeamDirectory teams={[us]} mine={us.id}>
      <MyDay tournament={{ id: tournamentId('t1'), name: 'Été Hardcourt' }} day={dayAt(7)} team={us} at="now" />
      <div>
        <section id="now" />
      </div>
    </TeamDirectory>
  );
  rerender(moved);
  expect(first?.isConnected).toBe(false);
  expect(watched).toBe(document.getElementById('now'));
  act(() => tellSight(true));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('shows no more notifications after they were turned off in another tab', async () => {
  const { rerender } = render(page(dayAt(12)));
  await userEvent.click(bell());
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'courtside.notified.t1' })));
  expect(bell()).toHaveAttribute('aria-pressed', 'false');
  rerender(page(dayAt(10)));
  await act(async () => undefined);
  expect(shown).toEqual([]);
});
