import ICAL from 'ical.js';
import { createBracketDay, groupDay, play, type StoredDay } from '../day/day.testkit';
import { b, twoBrackets } from '../day/further.testkit';
import { drawSecond, firstGroups, ranksOfEach } from '../day/second-groups.testkit';
import { matchId, teamId, type Team } from '../entities';
import { withFurtherGroups, type Stages } from '../stages';
import { calendarText, tournamentCalendar, type CalendarSource, type CalendarWords } from '.';

const words: CalendarWords = {
  text: (word, values) => `${word}(${Object.values(values).join('|')})`,
  round: ({ key, number }) => `${key}${number ?? ''}`,
  waits: (kind, number) => `${kind}${number}`,
};
const createTeam = (id: string, name = `Team ${id}`): Team => ({ id: teamId(id), name, groupId: null, profileIds: [], registeredAt: 0 });
const teams = Array.from({ length: 8 }, (_, index) => createTeam(`t${index + 1}`));
const published = {
  isTournamentPublic: true,
  isSchedulePublic: true,
  isBracketPublic: true,
  isGameTimesHidden: false,
  location: 'Gym, Lyon',
};
const changedAt = Date.UTC(2027, 4, 1);

const getCalendar = (day: StoredDay, more: Partial<CalendarSource> = {}) =>
  tournamentCalendar(
    {
      ...day,
      teams,
      stored: null,
      further: [],
      team: null,
      instant: changedAt,
      changedAt,
      address: 'https://courtside.example/cup',
      ...more,
    },
    words,
  );
const games = (day: StoredDay, more: Partial<CalendarSource> = {}) => getCalendar(day, more).events.slice(1);
const set = (day: StoredDay, id: string, fields: object) => day.matches.set(matchId(id), { ...day.matches.get(matchId(id))!, ...fields });

/** Four teams on one court, from 09:00 in Paris. */
const paris = (fields: object = {}) => groupDay(4, 1, { timeZone: 'Europe/Paris', ...published, ...fields });

describe('the calendar of a tournament', () => {
  it('has the place of each day where it is not the event’s', () => {
    const rhythm = { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 1 };
    const places = games(paris({ scheduleTimes: { ...rhythm, venues: ' Hall Ouest, Bron' } })).map(({ place }) => place);
    expect(new Set(places)).toEqual(new Set(['court(A), Hall Ouest, Bron']));
    const second = games(groupDay(4, 1, { ...published, scheduleTimes: { ...rhythm, venues: '\n Bron' } }, 2)).map(({ place }) => place);
    expect([second[0], second.at(-1)]).toEqual(['court(A), Gym, Lyon', 'court(A), Bron']);
  });

  it('has its days as one entry that takes nobody’s time, and each game at its instant', () => {
    const [whole, game] = getCalendar(paris()).events;
    expect(whole).toMatchObject({ uid: 'tournament.cup@courtside', start: '2027-06-12', end: '2027-06-14', title: 'Cup', isBusy: false });
    expect(game).toMatchObject({
      uid: 'match.m1.cup@courtside',
      start: Date.UTC(2027, 5, 12, 7),
      end: Date.UTC(2027, 5, 12, 7, 12),
      place: 'court(A), Gym, Lyon',
      address: 'https://courtside.example/cup#match-m1',
      state: 'CONFIRMED',
      isBusy: false,
      changedAt,
    });
    expect(game!.title).toMatch(/^onCourt\(game\(Team t\d\|Team t\d\)\|A\)$/);
  });

  it('over a change of clocks each day begins by the clocks of the place, whoever reads it', () => {
    // Clocks go back in the night to Sunday, 31 October 2027.
    const day = paris({ startDate: '2027-10-30', endDate: '2027-10-31', schedule: { 0: ['m1', 'm2'], 1: ['m3', 'm4'] } });
    const text = calendarText(getCalendar(day));
    const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    const inParis = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });
    expect(events.slice(1).map(({ startDate }) => inParis.format(startDate.toJSDate()))).toEqual([
      '2027-10-30 09:00',
      '2027-10-30 09:15',
      '2027-10-31 09:00',
      '2027-10-31 09:15',
    ]);
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString()).slice(1)).toEqual([
      '2027-10-30T07:00:00.000Z',
      '2027-10-30T07:15:00.000Z',
      '2027-10-31T08:00:00.000Z',
      '2027-10-31T08:15:00.000Z',
    ]);
  });

  it('games of a night in which clocks change follow each other as time passes', () => {
    const night = { startTimes: ['23:30'], gameLength: 60, interval: 30, numberOfCourts: 1 };
    const day = paris({ startDate: '2027-10-30', endDate: '2027-10-31', scheduleTimes: night, schedule: { 0: ['m1', 'm2', 'm3'] } });
    expect(games(day).map(({ start }) => new Date(Number(start)).toISOString().slice(0, 16))).toEqual([
      '2027-10-30T21:30',
      '2027-10-30T23:00',
      '2027-10-31T00:30',
    ]);
  });

  it('a tournament that names no zone has the times of whoever reads it', () => {
    expect(games(paris({ timeZone: null }))[0]).toMatchObject({ start: '2027-06-12T09:00', end: '2027-06-12T09:12' });
    expect(games(paris({ timeZone: 'Mars/Olympus' }))[0]).toMatchObject({ start: '2027-06-12T09:00' });
  });

  it('a team has its own games, and the games that it referees', () => {
    const day = paris();
    set(day, 'm1', { team1Id: 't1', team2Id: 't2', referee: ' TEAM T3' });
    set(day, 'm2', { team1Id: 't3', team2Id: 't4', referee: 'Team t3' });
    set(day, 'm3', { team1Id: 't1', team2Id: 't4', referee: 'Somebody' });
    for (const id of ['m4', 'm5', 'm6']) set(day, id, { team1Id: 't1', team2Id: 't2' });
    const own = getCalendar(day, { team: teams[2]! });
    expect(own.name).toBe('teamName(Team t3|Cup)');
    expect(own.events.slice(1).map(({ uid, title, isBusy }) => [uid, title, isBusy])).toEqual([
      ['duty.match.m1.cup@courtside', 'onCourt(duty(game(Team t1|Team t2))|A)', true],
      ['match.m2.cup@courtside', 'onCourt(game(Team t3|Team t4)|A)', true],
    ]);
  });

  it('a game that is late on the day stands when it is expected, as a later revision, and says when it was planned', () => {
    const day = paris();
    const instant = Date.UTC(2027, 5, 12, 7, 23);
    set(day, 'm1', { play: play('called') });
    const [first, second] = games(day, { instant });
    expect(first!.start).toBe(Date.UTC(2027, 5, 12, 7, 25));
    expect(first!.description).toBe('Cup\nplanned(09:00)');
    expect(second!.start).toBe(Date.UTC(2027, 5, 12, 7, 40));
    expect(first!.changedAt).toBe(Date.UTC(2027, 5, 12, 7, 20));
    // The same a minute later, so that clients do not fetch it again.
    expect(games(day, { instant: instant + 60_000 })[0]).toEqual(first);
  });

  it('a game that the plan has moved stands there, with the same name for ever', () => {
    const day = paris();
    const stored = {
      courts: { 0: ['m2', 'm3', 'm4', 'm5', 'm6', 'm1'] },
      starts: { m1: '2027-06-13T10:30' },
      closedCourts: [],
      resumeAt: '',
    };
    const moved = games(day, { stored }).find(({ uid }) => uid === 'match.m1.cup@courtside')!;
    expect(moved).toMatchObject({ start: Date.UTC(2027, 5, 13, 8, 30), description: 'Cup\nplanned(09:00)' });
  });

  it('a game that was cancelled is told as such', () => {
    const day = paris();
    set(day, 'm1', { play: play('finished', { ending: 'cancelled' }) });
    expect(games(day).map(({ state }) => state)).toEqual(['CANCELLED', ...Array<string>(5).fill('CONFIRMED')]);
  });

  it('games of a bracket are tentative until their teams are known, and named by who comes there', () => {
    const day = createBracketDay('single', 4, 2, { timeZone: 'Europe/Paris', ...published });
    const told = games(day);
    expect(told.map(({ state, title }) => `${state} ${title}`)).toEqual([
      'CONFIRMED onCourt(inRound(semiFinal|game(Team t1|Team t4))|A)',
      'CONFIRMED onCourt(inRound(semiFinal|game(Team t2|Team t3))|B)',
      'TENTATIVE onCourt(inRound(thirdPlace|game(loser1|loser2))|A)',
      'TENTATIVE onCourt(inRound(final|game(winner1|winner2))|A)',
    ]);
    expect(told[0]).toMatchObject({
      uid: expect.stringMatching(/^bracket\./) as string,
      address: expect.stringContaining('#game-') as string,
    });
    expect(games(day, { team: teams[1]! })).toHaveLength(1);
  });

  it('what visitors are not shown is in no calendar', () => {
    expect(games(paris({ isGameTimesHidden: true }))).toEqual([]);
    expect(games(paris({ isSchedulePublic: false }))).toEqual([]);
    const bracket = (fields: object) => createBracketDay('single', 4, 2, { timeZone: 'Europe/Paris', ...published, ...fields });
    expect(games(bracket({ isBracketPublic: false }))).toEqual([]);
    expect(games(bracket({ isGameTimesHidden: true }))).toEqual([]);
  });
  it('has the games of further brackets, with the name of theirs, while brackets are shown', () => {
    const shape = { first: 'single', other: 'single', teams: [4, 4], courts: [1, 1], start: '10:00' } as const;
    const day = twoBrackets(shape, { timeZone: 'Europe/Paris', ...published });
    const shown = games(day, { further: day.further, team: teams[4]! });
    const [game, ...others] = shown;
    expect(others).toEqual([]);
    expect(game).toMatchObject({ start: Date.UTC(2027, 5, 12, 8), state: 'CONFIRMED' });
    expect(game!.uid).toMatch(new RegExp(`^bracket\\.${b}`));
    expect(game!.title).toContain('inRound(B bracket, semiFinal');
    expect(games(day, { further: day.further })).toHaveLength(8);
    expect(games({ ...day, tournament: { ...day.tournament, isBracketPublic: false } }, { further: day.further })).toEqual([]);
  });

  it('has the games of further groups, with the name of their stage, while the schedule is shown', () => {
    const first = firstGroups(8, 2, 2, { timeZone: 'Europe/Paris', ...published });
    const { tournament } = first;
    const chosen = { name: 'Sunday', entry: ranksOfEach(1, 2) };
    const second = drawSecond(tournament, chosen, [['t1', 't4'].map(teamId), ['t2', 't3'].map(teamId)], 1, { start: '14:00' });
    const day = { tournament, matches: first.matches, games: null };
    const addGroups = (stages: Stages) => withFurtherGroups(stages, tournament, [second]);
    const shown = games(day, { addGroups }).filter(({ title }) => title.includes('Sunday'));
    expect(shown.map(({ start }) => start)).toEqual([Date.UTC(2027, 5, 13, 12), Date.UTC(2027, 5, 13, 12, 15)]);
    expect(shown[0]!.title).toContain('inRound(Sunday|game(Team t1|Team t4)');
    const hidden = { ...tournament, isSchedulePublic: false };
    const addHidden = (stages: Stages) => withFurtherGroups(stages, hidden, [second]);
    expect(games({ ...day, tournament: hidden }, { addGroups: addHidden })).toEqual([]);
  });
});
