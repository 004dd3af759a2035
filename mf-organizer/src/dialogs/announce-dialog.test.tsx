import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchDay } from '../firebase.testkit';
import { tournamentAt } from '../organizer.testkit';
import { command } from '../saving/command.testkit';
import { AnnounceDialog } from './announce-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../saving/command.testkit').everyCommand);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerDesk'] }));
afterEach(() => jest.useRealTimers());

it.each([
  ['2026-07-09', 'The pages of the tournament show it from the day before the event until the day after.'],
  ['2026-07-10', 'Everybody who has a page of the tournament open sees it at once.'],
  ['2026-07-13', 'Everybody who has a page of the tournament open sees it at once.'],
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
  const send = () => user.click(screen.getByRole('button', { name: 'Announce' }));
  beforeEach(() => command.mockReset().mockResolvedValue(undefined));

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
    expect(command.mock.calls).toEqual([['announce', tournament.id, 'Rain', stored]]);
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
    expect(command.mock.calls).toEqual([['announce', tournament.id, 'Lunch at two', ''], taken, taken]);
  });
});
