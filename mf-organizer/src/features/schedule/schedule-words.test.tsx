import { dayId, matchId } from '@courtside/domain';
import { changeLanguage, createI18n } from '@courtside/i18n';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { matchesAt, someTeams, tournamentAt } from '../../organizer.testkit';
import { MoveDialog } from './moves/move-dialog';
import { RefereesDialog } from './dialogs/referees-dialog';
import { ScheduleProvider } from '../../games/schedule-context';
import { noParts } from './schedule-parts.testkit';
import { OrganizerSchedule } from './schedule-section';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));
jest.setTimeout(60_000);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizerSchedule', 'schedule', 'tournament'] }));
afterEach(async () => {
  await act(() => changeLanguage('en'));
});

const inSchedule = (dialog: ReactNode, more: object = {}) => (
  <MemoryRouter>
    <ScheduleProvider tournament={tournamentAt('schedule', more)} teams={someTeams} matches={matchesAt('schedule')}>
      {dialog}
    </ScheduleProvider>
  </MemoryRouter>
);
const places = () =>
  within(screen.getByLabelText(/^Position/))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the dialogs of the schedule', () => {
  it('name each place by time and court, and also the last place of another day', async () => {
    render(inSchedule(<MoveDialog entry={matchId('m0')} from={{ dayId: dayId('0'), index: 0 }} onClose={jest.fn()} />));
    expect(places()).toEqual([
      '1 · 09:00 · Court A',
      '2 · 09:00 · Court B',
      '3 · 09:17 · Court A',
      '4 · 09:17 · Court B',
      '5 · 09:34 · Court A',
      '6 · 09:34 · Court B',
    ]);
    await userEvent.selectOptions(screen.getByLabelText('Day'), screen.getAllByRole('option', { name: /^Day 2/ })[0]!);
    expect(places()).toEqual(['1 · 10:00 · Court A', '2 · 10:00 · Court B', '3 · 10:17 · Court A']);
  });

  it('do so in French, and past midnight', async () => {
    await act(() => changeLanguage('fr'));
    render(
      inSchedule(<MoveDialog entry={matchId('m0')} from={{ dayId: dayId('0'), index: 0 }} onClose={jest.fn()} />, {
        scheduleTimes: { startTimes: ['23:50', '10:00'], gameLength: 12, interval: 5, numberOfCourts: 2 },
      }),
    );
    expect(places().slice(1, 3)).toEqual(['2 · 23:50 · Terrain B', '3 · 00:07 +1 jour · Terrain A']);
  });

  it('show time and court of each game without a referee', () => {
    const { unmount } = render(inSchedule(<RefereesDialog onClose={jest.fn()} />));
    expect(screen.getByLabelText('Referee of Team A v Team C')).toHaveAccessibleDescription('09:17 · Court A');
    unmount();
    render(inSchedule(<RefereesDialog only={matchId('m5')} onClose={jest.fn()} />));
    expect(screen.getByLabelText('Referee of Team G v Team H')).toHaveAccessibleDescription('Day 2 · 10:00 · Court B');
  });

  it('warn of a referee that plays at the same time, and of no other', async () => {
    render(inSchedule(<RefereesDialog only={matchId('m0')} onClose={jest.fn()} />));
    const field = screen.getByLabelText('Referee of Team A v Team B');
    await userEvent.type(field, 'team d');
    expect(screen.getByText('Referee busy at the same time: Team C v Team D')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'Team E');
    expect(screen.queryByText(/Referee busy/)).not.toBeInTheDocument();
  });

  it('do not suggest a team that has left as referee', () => {
    const suggested = () => screen.getAllByRole('button', { name: /referees Team A v Team B/ }).map(({ textContent }) => textContent);
    const { unmount } = render(inSchedule(<RefereesDialog onClose={jest.fn()} />));
    expect(suggested()).toEqual(['Team E', 'Team F', 'Team G']);
    unmount();
    render(inSchedule(<RefereesDialog onClose={jest.fn()} />, { withdrawnTeamIds: ['e', 'g'] }));
    expect(suggested()).toEqual(['Team F', 'Team H']);
  });
});

describe('the tools of the schedule', () => {
  const show = () => render(inSchedule(<OrganizerSchedule parts={noParts} />));
  afterEach(() => {
    delete (window as Partial<Window>).matchMedia;
  });

  it('are in one line on a phone, with the others in its menu', async () => {
    window.matchMedia = ((query: string) => ({ matches: query.includes('max-width: 599') })) as typeof window.matchMedia;
    show();
    expect(screen.getByRole('button', { name: 'Scoring mode' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a break' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'More tools for the schedule' }));
    expect(
      screen
        .getAllByRole('menuitem')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Game times', 'Add a break']);
  });

  it('leave the break to the menu on a tablet, where German and French would take a second line', async () => {
    window.matchMedia = ((query: string) => ({ matches: query.includes('max-width: 959') })) as typeof window.matchMedia;
    show();
    expect(screen.getByRole('button', { name: 'Game times' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a break' })).not.toBeInTheDocument();
  });

  it('are separate buttons if there is room, and none appears twice', async () => {
    show();
    expect(screen.getByRole('button', { name: 'Game times' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'More tools for the schedule' }));
    expect(screen.queryByRole('menuitem', { name: 'Add a break' })).not.toBeInTheDocument();
  });
});
