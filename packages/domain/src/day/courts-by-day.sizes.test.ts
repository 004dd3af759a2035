import * as fc from 'fast-check';
import { matchId, storedVenues, type Match, type MatchId, type MatchTimes } from '../entities';
import { planRoundRobin } from '../round-robin';
import { dayTimetable } from '../schedule';
import { scheduleQuality } from '../schedule/quality';
import { countRuns, sizesBetween } from '../sizes.testkit';
import { dropDay } from '../stages';
import { createPlan, createTeamIds, createTournament, nowAt, unplayed, type StoredDay } from './day.testkit';
import { drawSecond, listAll } from './second-groups.testkit';
import { changePlan, listCourts, planStages, type DayPlan } from '.';

/** A league whose days have these numbers of courts, of the most that any day has. */
function createLeague(teams: number, courts: readonly number[]): StoredDay & { readonly times: MatchTimes } {
  const venues = courts.map((count) => ({ courts: count, place: '' }));
  const rhythm = { startTimes: ['06:00'], gameLength: 3, interval: 1, numberOfCourts: Math.max(...courts) };
  const times = { ...rhythm, venues };
  const { days } = planRoundRobin({ groups: [createTeamIds(teams)], days: courts.length, numberOfCourts: times });
  expect(scheduleQuality(days, times).doubleBookings).toEqual([]);
  const matches = new Map<MatchId, Match>();
  const schedule = days.map((entries) =>
    entries.map((entry) => {
      if (entry === 'break') return entry;
      const id = matchId(`m${matches.size + 1}`);
      matches.set(id, { id, team1Id: entry.team1Id, team2Id: entry.team2Id, ...unplayed });
      return id;
    }),
  );
  const scheduleTimes = { ...rhythm, venues: storedVenues(venues) };
  const tournament = createTournament({
    groups: { 0: createTeamIds(teams) },
    schedule: { ...schedule },
    scheduleTimes,
    endDate: '2027-06-20',
  });
  return { tournament, matches, games: null, times };
}

const check = ({ games }: DayPlan, courts: readonly number[]) => {
  expect([...games.values()].filter(({ day, court }) => court >= (courts[day] ?? 0))).toEqual([]);
  const places = [...games.values()].map(({ start, court }) => `${start} ${court}`);
  expect(new Set(places).size).toBe(places.length);
};

const counts = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 });

it.each(sizesBetween(4, 17))('DP-28 %i teams play each day on its own courts, also when a court is closed or a day goes', (teams) => {
  fc.assert(
    fc.property(counts, (courts) => {
      const league = createLeague(teams, courts);
      const plan = createPlan(league);
      expect(plan.games.size).toBe((teams * (teams - 1)) / 2);
      check(plan, courts);
      const closed = changePlan(plan, { kind: 'closeCourt', court: 0 }, nowAt(300));
      const used = new Set([...plan.games.values()].filter(({ court }) => court === 0).map(({ day }) => day));
      expect(closed.allowed).toBe([...used].every((day) => courts[day]! > 1));
      if (closed.allowed) {
        check(closed.plan, courts);
        expect([...closed.plan.games.values()].filter(({ court }) => court === 0)).toEqual([]);
      }
      if (courts.length < 2) return;
      const teamsOf = (id: MatchId) => [league.matches.get(id)!.team1Id, league.matches.get(id)!.team2Id];
      const [first, ...takers] = Object.keys(league.tournament.schedule) as (keyof typeof league.tournament.schedule)[];
      const after = dropDay(league.tournament, first!, { takers, teamsOf });
      expect(after.scheduleTimes.venues).toEqual(league.times.venues?.slice(1));
      takers.forEach((dayId, index) => {
        const rows = dayTimetable(after.schedule[dayId]!, after.scheduleTimes, index);
        expect(rows.filter(({ court }) => court >= courts[index + 1]!)).toEqual([]);
        const teamsAt = rows
          .filter(({ entry }) => entry !== 'break')
          .flatMap(({ entry, slot }) => teamsOf(entry as MatchId).map((id) => `${slot} ${id}`));
        expect(new Set(teamsAt).size).toBe(teamsAt.length);
      });
    }),
    { seed: 43, numRuns: countRuns(20) },
  );
});

it('DP-28 a closed court is listed on days that have it, and games can’t go on tomorrow on a court that tomorrow lacks', () => {
  const plan = createPlan(createLeague(8, [3, 2]));
  const names = (from: DayPlan, day: number) => listCourts(from, day).map(({ letter }) => letter);
  expect([names(plan, 0), names(plan, 1)]).toEqual([
    ['A', 'B', 'C'],
    ['A', 'B'],
  ]);
  expect(changePlan(plan, { kind: 'tomorrow' }, nowAt(300))).toEqual({ allowed: false, reason: 'fewerCourts' });
  const closed = changePlan(plan, { kind: 'closeCourt', court: 2 }, nowAt(300));
  expect(closed.allowed && [names(closed.plan, 0), names(closed.plan, 1)]).toEqual([
    ['A', 'B', 'C'],
    ['A', 'B'],
  ]);
});

it('DP-28 a day has no bound where another of its groups has all courts, and else the most of its groups', () => {
  const league = createLeague(8, [2, 2]);
  const { plan, games } = drawSecond(league.tournament, { firstDay: 1 }, [createTeamIds(4), createTeamIds(8).slice(4)], 4);
  const courtsOn = (courts?: number) => {
    const venues = courts && [{ courts, place: '' }];
    const second = { games, plan: { ...plan, ...(venues && { scheduleTimes: { ...plan.scheduleTimes, venues } }) } };
    const source = { ...league, bracket: null, stored: null, teams: [] };
    return planStages(listAll(league, [second]), source).courtsOn;
  };
  expect([courtsOn(), courtsOn(1), courtsOn(3)]).toEqual([{ 0: 2 }, { 0: 2, 1: 2 }, { 0: 2, 1: 3 }]);
});
