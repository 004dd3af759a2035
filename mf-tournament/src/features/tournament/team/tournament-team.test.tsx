import type { Tournament } from '@courtside/domain';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { parts, sampleTournament, storedDay } from '../../../firebase.testkit';
import { dayOfPlay, game, scheduled, setUpVisit } from '../public-tournament.testkit';
import { TournamentTeam } from './tournament-team';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

setUpVisit();

const show = (change: Partial<Tournament>) =>
  act(async () =>
    render(
      <MemoryRouter>
        <TournamentTeam tournament={{ ...sampleTournament, ...change }} teamId="A" />
      </MemoryRouter>,
    ),
  );
const part = (id: string) => within(document.getElementById(id) as HTMLElement);

describe('the page of a team', () => {
  beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T09:40:00-04:00')));
  afterEach(() => {
    jest.restoreAllMocks();
    storedDay.value = null;
  });
  const called = () => scheduled({ m1: { ...game('A', 'B'), play: { game: 'm1', change: 'c', state: 'called' } }, m2: game('C', 'D') });

  it('says so when the team goes while it is looked at, and not to who comes to where none is', async () => {
    await show(dayOfPlay(['m1', 'm2'], '09:30'));
    expect(screen.getByRole('heading', { level: 1, name: 'Ghost Riders' })).toBeInTheDocument();
    act(() => parts.teams.tell([]));
    expect(screen.getByRole('alert')).toHaveTextContent('Team not found');
    cleanup();
    parts.teams.value = [];
    await show(dayOfPlay(['m1', 'm2'], '09:30'));
    expect(screen.getByRole('heading', { level: 1, name: 'Team not found' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says to a team that was called that it is called', async () => {
    parts.schedule.value = called();
    await show(dayOfPlay(['m1', 'm2'], '09:30'));
    expect(await part('next').findByText('Called to court')).toBeInTheDocument();
    expect(part('games').getByText('Called to court')).toBeInTheDocument();
  });

  it('and while everything is stopped, until when it waits', async () => {
    storedDay.value = {
      plan: { courts: { 0: ['m1', 'm2'] }, starts: { m1: '2027-06-12T10:15' }, closedCourts: [], resumeAt: '2027-06-12T10:15' },
      announcements: [],
    };
    parts.schedule.value = called();
    await show(dayOfPlay(['m1', 'm2'], '09:30'));
    expect(await part('next').findByText('On hold until 10:15')).toBeInTheDocument();
    expect(part('games').getByText('On hold until 10:15')).toBeInTheDocument();
    expect(screen.queryByText('Called to court')).not.toBeInTheDocument();
  });

  it('shows the day of a next game that is not today, and no figures before the first result', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-10T09:40:00-04:00'));
    parts.schedule.value = scheduled({ m1: game('A', 'B'), m2: game('C', 'D') });
    await show(dayOfPlay(['m1', 'm2'], '09:30'));
    expect(await part('next').findByText(/12 June.*09:30/)).toBeInTheDocument();
    expect(screen.queryByText('Won, drawn, lost')).not.toBeInTheDocument();
  });
});
