import type { Announcement } from '@courtside/firebase';
import { createI18n } from '@courtside/i18n';
import { keepTyped } from '@courtside/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { halfFill } from '../fields/half-fill.testkit';
import { CommandFailure, watchDay } from '../firebase.testkit';
import { tournamentAt } from '../organizer.testkit';
import { command } from '../saving/command.testkit';
import { AnnounceDialog } from './announce-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../saving/command.testkit').everyCommand);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerDesk'] }));
afterEach(() => jest.useRealTimers());

it.each([
  ['2026-07-09', 'The pages of the tournament show it from the day before the event until the day after.'],
  ['2026-07-10', 'Everyone who has a page of the tournament open sees it at once.'],
  ['2026-07-13', 'Everyone who has a page of the tournament open sees it at once.'],
  ['2026-07-14', 'The pages of the tournament show it from the day before the event until the day after.'],
])('says truly who sees it: %s', (today, words) => {
  jest.useFakeTimers({ now: new Date(`${today}T12:00:00Z`) });
  const tournament = tournamentAt('schedule', { startDate: '2026-07-11', endDate: '2026-07-12', timeZone: 'UTC' });
  render(<AnnounceDialog tournament={tournament} courts={['A']} onClose={() => undefined} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

describe('sending', () => {
  const at = (time: string) => jest.useFakeTimers({ now: new Date(time), advanceTimers: true });
  const tournament = tournamentAt('schedule', { startDate: '2026-07-11', endDate: '2026-07-12', timeZone: 'UTC' });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const show = () => render(<AnnounceDialog tournament={tournament} courts={[]} onClose={() => undefined} />);
  const anId = expect.any(String) as string;
  const send = () => user.click(screen.getByRole('button', { name: 'Announce' }));
  beforeEach(() => {
    command.mockReset().mockResolvedValue(undefined);
    keepTyped(`${tournament.id}.announce.u1`, null, 'tab');
  });

  it.each([
    ['2026-07-11T23:45:00Z', '00:30', '2026-07-12T00:30'],
    ['2026-07-11T23:45:00Z', '23:50', '2026-07-11T23:50'],
    ['2026-07-11T09:00:00Z', '12:00', '2026-07-11T12:00'],
  ])('at %s “until %s” means %s', async (now, until, stored) => {
    at(now);
    show();
    await user.type(screen.getByLabelText('What to announce'), 'Rain');
    await user.type(screen.getByLabelText(/^Until/), until);
    await send();
    expect(command.mock.calls).toEqual([['announce', tournament.id, 'Rain', stored, [], anId]]);
  });

  it.each([
    ['2026-07-11T23:45:00Z', '23:40'],
    ['2026-07-11T14:00:00Z', '01:30'],
  ])('at %s “until %s” has passed', async (now, until) => {
    at(now);
    show();
    await user.type(screen.getByLabelText('What to announce'), 'Rain');
    await user.type(screen.getByLabelText(/^Until/), until);
    await send();
    expect(command).not.toHaveBeenCalled();
    expect(screen.getByText('That time has passed already.')).toBeInTheDocument();
  });

  it('half of a time is said at its field, and nothing is announced without an end', async () => {
    at('2026-07-11T09:00:00Z');
    show();
    const until = screen.getByLabelText<HTMLInputElement>(/^Until/);
    await user.type(screen.getByLabelText('What to announce'), 'Rain');
    const isWhole = halfFill(until);
    await send();
    expect(command).not.toHaveBeenCalled();
    expect(until).toHaveAccessibleDescription(/Enter a time such as 13:30/);
    isWhole();
    await user.type(until, '13:00');
    expect(until).not.toBeInvalid();
    await send();
    expect(command.mock.calls).toEqual([['announce', tournament.id, 'Rain', '2026-07-11T13:00', [], anId]]);
  });

  const stored = (lines: readonly Announcement[]) =>
    jest.mocked(watchDay).mockImplementationOnce((_id, onValue) => {
      onValue({ plan: null, announcements: lines });
      return () => undefined;
    });
  const line = (id: string, until: string) => ({ id, text: 'Lunch', at: 1, until });

  it('takes out what has passed, which would count among the most that there may be', async () => {
    at('2026-07-11T14:00:00Z');
    stored([line('passed', '2026-07-11T13:30'), line('still', '2026-07-11T15:00'), line('untimed', '')]);
    show();
    await user.type(screen.getByLabelText('What to announce'), 'Rain');
    await send();
    expect(command.mock.calls).toEqual([['announce', tournament.id, 'Rain', '', ['passed'], anId]]);
  });

  it('says that there are as many as there may be, beside the text, which stays', async () => {
    at('2026-07-11T14:00:00Z');
    stored(Array.from({ length: 100 }, (_, index) => line(`l${index}`, '')));
    show();
    const text = screen.getByLabelText('What to announce');
    await user.type(text, 'Rain');
    await send();
    expect(command).not.toHaveBeenCalled();
    expect(text).toHaveAccessibleDescription(/at most 100 announcements/);
    expect(text).toHaveValue('Rain');
  });

  it('a changed line is announced once, though taking back the one before it fails at first', async () => {
    at('2026-07-11T09:00:00Z');
    jest.mocked(watchDay).mockImplementation((_id, onValue) => {
      onValue({ plan: null, announcements: [{ id: 'old', text: 'Lunch', at: 1, until: '' }] });
      return () => undefined;
    });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    command.mockResolvedValueOnce('new').mockRejectedValueOnce(new Error('gone wrong'));
    show();
    await user.click(screen.getByRole('button', { name: /^Change.*Lunch/ }));
    await user.type(screen.getByLabelText('What to announce'), ' at two');
    await send();
    expect(await screen.findByText(/gone wrong/)).toBeInTheDocument();
    await send();
    const taken = ['takeBack', tournament.id, 'old'];
    expect(command.mock.calls).toEqual([['announce', tournament.id, 'Lunch at two', '', [], anId], taken, taken]);
  });

  const lose = () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    command.mockRejectedValueOnce(new CommandFailure('unavailable', 'no answer'));
  };
  /** Sends "Rain", and loses the response. */
  const loseRain = async () => {
    at('2026-07-11T09:00:00Z');
    lose();
    show();
    await user.type(screen.getByLabelText('What to announce'), 'Rain');
    await send();
  };
  const ids = () => command.mock.calls.map((call) => call.at(-1));

  it('tried again without having heard of the first time it is the same line, also after the dialog was closed', async () => {
    at('2026-07-11T09:00:00Z');
    lose();
    const { unmount } = show();
    await user.type(screen.getByLabelText('What to announce'), 'Rain');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no network.');
    unmount();
    show();
    await send();
    expect(command.mock.calls).toEqual(Array(2).fill(['announce', tournament.id, 'Rain', '', [], ids()[0]]));
    // The same words at another time are another announcement.
    await user.type(screen.getByLabelText('What to announce'), 'Rain');
    await send();
    expect(ids()[2]).not.toBe(ids()[0]);
  });

  it('other words come in the place of those of which nobody knows whether they are announced', async () => {
    await loseRain();
    await user.type(screen.getByLabelText('What to announce'), ' at two');
    await send();
    const [first, second] = ids();
    expect(second).not.toBe(first);
    expect(command.mock.calls.at(-1)).toEqual(['announce', tournament.id, 'Rain at two', '', [first], second]);
  });

  it('a line that was sent before another is changed is left alone', async () => {
    await loseRain();
    await user.click(screen.getByRole('button', { name: /^Change.*Lunch/ }));
    await user.type(screen.getByLabelText('What to announce'), ' at two');
    await send();
    expect(command.mock.calls.slice(1).map((call) => call.slice(2, 5))).toEqual([['Lunch at two', '', []], ['old']]);
  });

  it.each([
    ['closed', 'Close', 'Rain'],
    ['cancelled', 'Cancel', ''],
    ['announced', 'Announce', ''],
  ])('what was typed and %s is in the box the next time or not', async (_, button, left) => {
    at('2026-07-11T09:00:00Z');
    const { unmount } = show();
    await user.type(screen.getByLabelText('What to announce'), 'Rain');
    await user.click(screen.getByRole('button', { name: button }));
    unmount();
    show();
    expect(screen.getByLabelText('What to announce')).toHaveValue(left);
  });

  it('a line that was only looked at is not in the box the next time', async () => {
    at('2026-07-11T09:00:00Z');
    const { unmount } = show();
    await user.click(screen.getByRole('button', { name: /^Change.*Lunch/ }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    unmount();
    show();
    expect(screen.getByLabelText('What to announce')).toHaveValue('');
  });

  it('a line that is announced already is not announced again when the dialog was closed before the line it replaces was taken back', async () => {
    at('2026-07-11T09:00:00Z');
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    command.mockResolvedValueOnce('new').mockRejectedValueOnce(new Error('gone wrong'));
    const { unmount } = show();
    await user.click(screen.getByRole('button', { name: /^Change.*Lunch/ }));
    await user.type(screen.getByLabelText('What to announce'), ' at two');
    await send();
    await screen.findByText(/gone wrong/);
    unmount();
    show();
    await send();
    expect(command.mock.calls.map(([name]) => name)).toEqual(['announce', 'takeBack', 'takeBack']);
  });
});
