import { createI18n } from '@courtside/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Announcements } from './announcements';

const lunch = { id: 'a', text: 'Lunch', until: '2027-06-12T13:30' };
const closed = { id: 'b', text: 'Court B closed', until: '' };
const show = (lines: readonly (typeof lunch)[] | undefined) => <Announcements tournamentId="t" lines={lines} timeZone="America/Toronto" />;
const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent.trim());

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament'] }));
beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2027, 5, 12, 17, 0) }); // 13:00 in Toronto
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('reads out what comes while the page is open, and nothing that stood there before', () => {
  const { rerender } = render(show(undefined));
  rerender(show([closed]));
  expect(texts()).toEqual(['Court B closed']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(show([lunch, closed]));
  expect(screen.getByRole('status')).toHaveTextContent(/^Announcement: Lunch$/);
});

it('goes when its time has passed on the clock of the place, or when it is taken back', () => {
  const { rerender } = render(show([lunch, closed]));
  expect(texts()).toEqual(['Lunch until 13:30', 'Court B closed']);
  act(() => void jest.advanceTimersByTime(30 * 60_000));
  expect(texts()).toEqual(['Court B closed']);
  rerender(show([]));
  expect(texts()).toEqual([]);
});

it('leaves the focus to the one that stands next, when it is put away', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(show([lunch, closed]));
  await user.click(screen.getByRole('button', { name: 'Dismiss: Lunch' }));
  expect(texts()).toEqual(['Court B closed']);
  expect(screen.getByRole('button', { name: 'Dismiss: Court B closed' })).toHaveFocus();
});

it('stays put away on this device; what is announced anew is shown', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const { unmount } = render(show([closed]));
  await user.click(screen.getByRole('button', { name: 'Dismiss: Court B closed' }));
  expect(texts()).toEqual([]);
  unmount();
  render(show([{ ...closed, id: 'c' }, closed]));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('says the same words again when they are announced anew: what stays as it is in a document is read out once', () => {
  const { rerender } = render(show([]));
  rerender(show([closed]));
  const said = screen.getByRole('status').firstElementChild;
  rerender(show([]));
  expect(screen.getByRole('status').firstElementChild).toBe(said);
  rerender(show([{ ...closed, id: 'c' }]));
  expect(screen.getByRole('status')).toHaveTextContent(/^Announcement: Court B closed$/);
  expect(screen.getByRole('status').firstElementChild).not.toBe(said);
});

it('has its addresses as links', () => {
  render(show([{ ...closed, text: 'Stream: https://example.org/live.' }]));
  expect(screen.getByRole('link', { name: 'https://example.org/live' })).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
});
