import { parseBracketGames, teamId, type Tournament } from '@courtside/domain';
import { createBracket, storedBracket } from '@courtside/domain/engines';
import { parseStage } from '@courtside/domain/stages';
import { createI18n } from '@courtside/i18n';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { live, parts, sampleTournament, storedDay, storedGroups, watchGroupGames, watchGroupStages } from '../../firebase.testkit';
import { loadFurtherGroups } from '../../live/further-groups';
import { loadAfter } from './after/use-after';
import { loadEngine } from './day/use-day-of-play';
import { dayOfPlay, game, getValue, row, scheduled, setUpVisit, show } from './public-tournament.testkit';
import ScreenPage from './screen/screen-page';
import { TournamentTeam } from './team/tournament-team';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

setUpVisit();

const id = 'main1234567';
const [m1, m2] = [`${id}-m1`, `${id}-m2`];

/** Two groups of two: the winners of the first games, and the losers. */
const planned = (fields: object = {}) =>
  getValue(
    parseStage(id, {
      ...{ name: 'Main round', kind: 'groups', order: 1, entry: 'groups 1-4', groupCount: 2, feed: 'snake', carries: 'games', firstDay: 0 },
      ...{ groups: { 0: ['A', 'C'], 1: ['B', 'D'] }, schedule: { 0: [m1, m2] }, scheduleType: 'roundRobin' },
      scheduleTimes: { startTimes: ['10:00'], gameLength: 12, interval: 3, numberOfCourts: 1 },
      ...fields,
    }),
  );
const undrawn = () => planned({ groups: {}, schedule: {} });
const event = { ...dayOfPlay(['m1', 'm2', 'm3'], '09:00'), hasFurtherGroups: true, drawnGroupStages: [id] } as Partial<Tournament>;
const first = () => scheduled({ m1: game('A', 'B', 3, 1), m2: game('C', 'D', 2, 1), m3: game('A', 'C', 1, 4) });
const gamesOf = (...scores: readonly (readonly [number | null, number | null])[]) =>
  scheduled({ [m1]: game('A', 'C', ...(scores[0] ?? [])), [m2]: game('B', 'D', ...(scores[1] ?? [])) });

beforeAll(async () => {
  await createI18n({
    language: 'en',
    namespaces: ['common', 'tournament', 'schedule', 'standings', 'bracket', 'team', 'after', 'stages', 'share', 'screen'],
  });
  await Promise.all([loadEngine(), loadFurtherGroups(), import('./further-groups')]);
});
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T09:50:00-04:00'));
  storedDay.value = null;
  storedGroups.value = [planned()];
  storedGroups.games = { [id]: gamesOf() };
  parts.schedule.value = first();
  watchGroupStages.mockClear();
  watchGroupGames.mockClear();
});
afterEach(() => jest.restoreAllMocks());

const part = (section: string) => document.getElementById(section)!;
const findGames = () => within(part('schedule')).findByRole('heading', { level: 3, name: 'Main round' });

describe('a second group stage, to a visitor', () => {
  it('has its games under its name, numbered after the first ones, with its own groups', async () => {
    await show(event);
    await findGames();
    expect(row(m1)).toHaveTextContent(/No. 4.*Group A.*Ghost Riders.*Wet Chain/);
    expect(row(m2)).toHaveTextContent(/No. 5.*Group B.*Mallet Club.*Pédale Douce/);
    expect(row(m1)?.closest('tbody')).toHaveTextContent('10:00');
  });

  it('shows a score as it changes, and says it', async () => {
    await show(event);
    await findGames();
    await act(async () => storedGroups.tell(id, gamesOf([2, 1])));
    expect(row(m1)).toHaveAttribute('data-changed');
    expect(row(m1)).toHaveTextContent(/Ghost Riders.*2.*Wet Chain.*1/);
    expect(screen.getByText('Ghost Riders 2, Wet Chain 1')).toBeInTheDocument();
  });

  it('is filtered with the others by a team', async () => {
    await show(event);
    await findGames();
    await userEvent.selectOptions(within(part('schedule')).getByLabelText('Team'), 'Mallet Club');
    expect(row(m1)).toBeNull();
    expect(row(m2)).toBeInTheDocument();
  });

  it('is on its court with the name of its stage', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T10:05:00-04:00'));
    await show(event);
    const court = await screen.findByRole('article', { name: 'On court A' });
    expect(court).toHaveTextContent(/Live.*Main round.*Ghost Riders.*Wet Chain/);
  });

  it('is on its court with its Swiss round, and so is the next game', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T10:05:00-04:00'));
    const groups = { 0: ['A', 'B', 'C', 'D'] };
    const schedule = { 0: [m1], 1: [m2] };
    const scheduleTimes = { startTimes: ['10:00', '10:30'], gameLength: 12, interval: 3, numberOfCourts: 1 };
    storedGroups.value = [planned({ groups, schedule, scheduleTimes, groupCount: 1, scheduleType: 'swissRounds', carries: 'points' })];
    await show(event);
    const court = await screen.findByRole('article', { name: 'On court A' });
    expect(court).toHaveTextContent(/Main round · Round 1.*Ghost Riders.*Main round · Round 2/);
  });

  it('answers when its team plays', async () => {
    localStorage.setItem(`courtside.my-team.${sampleTournament.id}`, 'D');
    await show(event);
    const card = await screen.findByRole('region', { name: 'Your next game' });
    expect(card).toHaveTextContent(/You play.*10:15.*Main round · Group B · against Mallet Club/);
  });

  it('can be read again if it could not be read', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    watchGroupGames.mockImplementationOnce(((_id: string, _stage: string, _onValue: unknown, onError: (error: Error) => void) => {
      onError(new Error('offline'));
      return () => undefined;
    }) as never);
    await show(event);
    const [again] = await within(part('schedule')).findAllByRole('button', { name: 'Try again' });
    expect(row(m1)).toBeNull();
    await userEvent.click(again!);
    expect(row(m1)).toBeInTheDocument();
  });

  it('is not asked for where there is none, nor while the schedule is hidden', async () => {
    await show({ ...event, hasFurtherGroups: false } as Partial<Tournament>);
    await show({ ...event, isSchedulePublic: false } as Partial<Tournament>);
    expect(watchGroupStages).not.toHaveBeenCalled();
  });
});

describe('the tables of a second group stage', () => {
  it('mark results that are carried, and explain them on request', async () => {
    storedGroups.value = [planned({ groups: { 0: ['A', 'C', 'B'] }, schedule: { 0: [m2] } })];
    storedGroups.games = { [id]: scheduled({ [m2]: game('B', 'C', 1, 0) }) };
    await show(event);
    const table = await screen.findByRole('table', { name: 'Main round · All teams' });
    // Carried: A 3–1 B and A 1–4 C. C and B have played each other here.
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows.filter((text) => text?.includes('*'))).toHaveLength(4);
    expect(table).toHaveTextContent('Includes the games between these teams from: First groups.');
    expect(table).not.toHaveTextContent('Ghost Riders – Mallet Club');
    await userEvent.click(screen.getByRole('switch', { name: 'Why this order?' }));
    expect(table).toHaveTextContent(/Ghost Riders – Mallet Club 3–\W?1/);
    expect(table).toHaveTextContent(/Ghost Riders – Wet Chain 1–\W?4/);
  });

  it('begin with the points that are carried', async () => {
    storedGroups.value = [planned({ carries: 'points' })];
    await show(event);
    const table = await screen.findByRole('table', { name: 'Main round · Group A' });
    expect(table).toHaveTextContent(/Wet Chain.*6\*.*Ghost Riders.*3\*/);
    expect(table).toHaveTextContent('Begins with the points from: First groups.');
  });

  it('are above those of the first groups, whose cut names the stage', async () => {
    storedGroups.value = [planned({ groups: { 0: ['A', 'C'] }, schedule: { 0: [m1] }, groupCount: 1, carries: 'none' })];
    await show(event);
    await screen.findByRole('table', { name: 'Main round · All teams' });
    const names = within(part('standings'))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Main round', 'First groups']);
    expect(screen.getByRole('table', { name: 'First groups · All teams' })).toHaveTextContent(
      'Above the dashed line: through to Main round.',
    );
  });

  it('name the teams that would play it now, each with its place', async () => {
    storedGroups.value = [undrawn()];
    parts.schedule.value = scheduled({ m1: game('A', 'B', 3, 1), m2: game('C', 'D'), m3: game('A', 'C') });
    await show({ ...event, groups: { 0: ['A', 'B'], 1: ['C', 'D'] } } as Partial<Tournament>);
    const section = await screen.findByRole('region', { name: 'Main round' });
    expect(section).toHaveTextContent('Provisional: as if the earlier groups ended now');
    expect(section).toHaveTextContent(/Group A.*1st of group A.*Ghost Riders.*Group B.*1st of group B/);
  });

  it('name the teams that begin in it, also before there is a result', async () => {
    storedGroups.value = [planned({ groups: {}, schedule: {}, entry: 'groups 1-2', namedTeamIds: ['C', 'D'] })];
    parts.schedule.value = scheduled({ m1: game('A', 'B') });
    await show({ ...event, ...dayOfPlay(['m1'], '09:00'), groups: { 0: ['A', 'B'] } } as Partial<Tournament>);
    const section = await screen.findByRole('region', { name: 'Main round' });
    expect(section.textContent.match(/Begins here/g)).toHaveLength(2);
    expect(section).toHaveTextContent(/Group A.*Begins here.*Rank 2.*Group B.*Begins here.*Rank 1/);
  });

  it('name no team that was deleted after it was named', async () => {
    storedGroups.value = [planned({ groups: {}, schedule: {}, entry: 'groups 1-2', namedTeamIds: ['C', 'gone'] })];
    parts.schedule.value = scheduled({ m1: game('A', 'B') });
    await show({ ...event, ...dayOfPlay(['m1'], '09:00'), groups: { 0: ['A', 'B'] } } as Partial<Tournament>);
    const section = await screen.findByRole('region', { name: 'Main round' });
    expect(section.textContent.match(/Begins here/g)).toHaveLength(1);
  });
});

describe('a second group stage, elsewhere', () => {
  it('is on the page of a team: its next game, its games with their group, and its table there', async () => {
    await act(async () =>
      render(
        <MemoryRouter>
          <TournamentTeam tournament={{ ...sampleTournament, ...event }} teamId="D" />
        </MemoryRouter>,
      ),
    );
    expect(part('next')).toHaveTextContent(/10:15.*Main round · Group B · No. 5/);
    expect(part('games')).toHaveTextContent(/Mallet Club.*Main round · Group B/);
    expect(within(part('standing')).getByRole('table', { name: 'Main round · Group B' })).toHaveTextContent('Pédale Douce');
  });

  it('has the rounds in which a team rests, on the page of the team and where it plays next', async () => {
    const groups = { 0: ['A', 'C', 'D'] };
    storedGroups.value = [planned({ groups, schedule: { 0: [m1] }, scheduleType: 'swissRounds', byes: { 0: 'D' }, carries: 'none' })];
    storedGroups.games = { [id]: scheduled({ [m1]: game('A', 'C') }) };
    localStorage.setItem(`courtside.my-team.${sampleTournament.id}`, 'D');
    await show(event);
    expect(part('my-team')).toHaveTextContent('Main round · Bye in round 1');
    await act(async () =>
      render(
        <MemoryRouter>
          <TournamentTeam tournament={{ ...sampleTournament, ...event }} teamId="D" />
        </MemoryRouter>,
      ),
    );
    expect(part('games')).toHaveTextContent('Main round · Bye in round 1: no opponent');
  });

  it('says nothing of the bye of a stage that is over once a bracket follows', async () => {
    const groups = { 0: ['A', 'C', 'D'] };
    storedGroups.value = [planned({ groups, schedule: { 0: [m1] }, scheduleType: 'swissRounds', byes: { 0: 'D' }, carries: 'none' })];
    storedGroups.games = { [id]: scheduled({ [m1]: game('A', 'C', 2, 1) }) };
    localStorage.setItem(`courtside.my-team.${sampleTournament.id}`, 'D');
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T10:40:00-04:00'));
    const layout = { bracket: { upper: { round1: ['gameA'] } }, bracketType: 'single', bracketSeeds: ['A', 'C'] };
    await show({ ...event, ...layout } as unknown as Partial<Tournament>);
    await findGames();
    expect(part('my-team')).not.toHaveTextContent('Bye in round');
  });

  it('is on the wall: at its court, and with its tables', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T10:05:00-04:00'));
    await act(async () => {
      render(
        <MemoryRouter initialEntries={['/t1/screen?panels=now,standings']}>
          <Routes>
            <Route path="/:tournamentId/screen" element={<ScreenPage />} />
          </Routes>
        </MemoryRouter>,
      );
    });
    await act(async () => live.tell({ ...sampleTournament, ...event }));
    expect(screen.getByRole('region', { name: 'On court A' })).toHaveTextContent(/Live.*Main round · Group A.*Ghost Riders/);
    expect(screen.getByRole('region', { name: 'Main round · Group A' })).toHaveTextContent('Wet Chain');
  });
});

describe('the end of a second group stage', () => {
  beforeAll(loadAfter);

  /** The winners of the first games play A against C, the losers B against D in another stage. */
  const playSideBySide = () => {
    const one = { carries: 'none', groupCount: 1 };
    const other = planned({ ...one, name: 'Beside', order: 2, groups: { 0: ['B', 'D'] }, schedule: { 0: [m2] } });
    const beside = 'beside12345' as typeof other.id;
    storedGroups.value = [planned({ ...one, groups: { 0: ['A', 'C'] }, schedule: { 0: [m1] } }), { ...other, id: beside }];
    storedGroups.games = { [id]: scheduled({ [m1]: game('A', 'C', 2, 1) }), [beside]: scheduled({ [m2]: game('B', 'D', 1, 0) }) };
  };

  it('is what the groups end with, not that of the first ones', async () => {
    localStorage.setItem(`courtside.my-team.${sampleTournament.id}`, 'C');
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T10:40:00-04:00'));
    storedGroups.games = { [id]: gamesOf([2, 1]) };
    await show(event);
    expect(document.body).not.toHaveTextContent('The groups are over');
    expect(part('my-team')).toHaveTextContent('Place 2 in group A');
  });

  it('is not between two of its Swiss rounds: another one may follow', async () => {
    localStorage.setItem(`courtside.my-team.${sampleTournament.id}`, 'C');
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T10:40:00-04:00'));
    storedGroups.value = [planned({ scheduleType: 'swissRounds', carries: 'none' })];
    storedGroups.games = { [id]: gamesOf([2, 1], [1, 0]) };
    await show(event);
    expect(document.body).not.toHaveTextContent('The groups are over');
    expect(document.body).not.toHaveTextContent('You do not go on');
    expect(row(m1)?.closest('section')).toHaveTextContent('Round 1');
  });

  it('is not that of one stage while the Swiss rounds of another one, which is played side by side with it, may go on', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T10:40:00-04:00'));
    const other = planned({ order: 2, carries: 'none', groups: { 0: ['B', 'D'] }, schedule: { 0: [m2] }, groupCount: 1 });
    const swiss = planned({
      scheduleType: 'swissRounds',
      carries: 'none',
      groups: { 0: ['A', 'C'] },
      schedule: { 0: [m1] },
      groupCount: 1,
    });
    const beside = 'beside12345' as typeof other.id;
    storedGroups.value = [swiss, { ...other, id: beside }];
    storedGroups.games = { [id]: scheduled({ [m1]: game('A', 'C', 2, 1) }), [beside]: scheduled({ [m2]: game('B', 'D', 1, 0) }) };
    await show(event);
    expect(document.body).not.toHaveTextContent('The groups are over');
  });

  it('of a team that is not in it has no place to wait for', async () => {
    localStorage.setItem(`courtside.my-team.${sampleTournament.id}`, 'D');
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T10:00:00-04:00'));
    storedGroups.value = [planned({ groups: { 0: ['A', 'C'] }, schedule: { 0: [m1] }, groupCount: 1 })];
    storedGroups.games = { [id]: scheduled({ [m1]: game('A', 'C') }) };
    await show(event);
    expect(part('my-team')).toHaveTextContent('You do not go on');
  });

  it('and the event ranks every team over all stages', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-20T10:00:00-04:00'));
    storedGroups.value = [planned({ groups: { 0: ['A', 'C'] }, schedule: { 0: [m1] }, groupCount: 1, carries: 'none' })];
    storedGroups.games = { [id]: scheduled({ [m1]: game('A', 'C', 2, 1) }) };
    await show(event);
    const ranking = await screen.findByRole('heading', { level: 3, name: 'Final ranking' });
    const places = within(ranking.parentElement!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(places).toEqual([
      expect.stringContaining('Ghost Riders'),
      expect.stringContaining('Wet Chain'),
      expect.stringContaining('Pédale Douce'),
      expect.stringContaining('Mallet Club'),
    ]);
    expect(document.querySelector('[data-champion]')).toHaveTextContent('Ghost Riders');
  });

  it('of two side by side, the winner of the better one has won', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-20T10:00:00-04:00'));
    playSideBySide();
    await show(event);
    expect(await screen.findByRole('heading', { level: 3, name: 'Final ranking' })).toBeInTheDocument();
    expect(document.querySelector('[data-champion]')).toHaveTextContent('Ghost Riders');
  });

  it('of two side by side, the teams of both go on', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T10:40:00-04:00'));
    playSideBySide();
    const { games, layout } = storedBracket(createBracket('single', ['A', 'C', 'B', 'D'].map(teamId)));
    parts.bracket.value = getValue(parseBracketGames(Object.fromEntries(games)));
    await show({ ...event, ...layout, isBracketPublic: true });
    await userEvent.click(screen.getByText('Who goes on'));
    expect(screen.getByText('Who goes on').closest('details')).toHaveTextContent(/Main round.*Ghost Riders.*Beside.*Mallet Club/);
  });
});
