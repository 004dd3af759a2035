import { createBracket, storedBracket } from '../brackets/making';
import { parseTournament, teamId, type Tournament } from '../entities';
import { courtClash, courtTimes, storedCourtTimes } from '.';

const seeds = ['a', 'b', 'c', 'd'].map(teamId);
const made = createBracket('single', seeds);
const times = (start: string, numberOfCourts = 2) => ({ startTimes: [start], gameLength: 12, interval: 3, numberOfCourts });
const dates = { startDate: '2027-06-12', endDate: '2027-06-13' };
/** Its one day ends at 10:30. */
const schedule = {
  schedule: { '0': ['g1', 'g2'] },
  scheduleType: 'roundRobin',
  scheduleTimes: { startTimes: ['10:00'], gameLength: 12, interval: 6, numberOfCourts: 1 },
};

function event(fields: object): Tournament {
  const parsed = parseTournament('t', { name: 'Cup', ...dates, ...fields });
  if (!parsed.ok) throw new Error('not parsed');
  return parsed.value;
}
const shown = (found: ReturnType<typeof courtTimes>) => found.map(({ courtLetter, from, to }) => [courtLetter, from, to]);

it('the games of a bracket are on their courts from start to end, counted from the first day', () => {
  const drawn = event({ ...storedBracket(made).layout, bracketTimes: times('09:00') });
  const expected = [
    ['A', 540, 552],
    ['B', 540, 552],
    ['A', 555, 567],
    ['A', 570, 582],
  ];
  expect(shown(storedCourtTimes(drawn)).sort()).toEqual([...expected].sort());
  expect(courtTimes(event({ bracketTimes: times('09:00') }), made.template)).toEqual(storedCourtTimes(drawn));
  // With games on the first day, a bracket at nine is on the second.
  const later = event({ ...schedule, ...storedBracket(made).layout, bracketTimes: times('09:00') });
  expect(Math.min(...storedCourtTimes(later).map(({ from }) => from))).toBe(1440 + 540);
});

it('a bracket that is not drawn, or whose seeds are not stored, has none', () => {
  expect(storedCourtTimes(event({ bracketTimes: times('09:00') }))).toEqual([]);
  expect(storedCourtTimes(event({ ...storedBracket(made).layout, bracketSeeds: [], bracketTimes: times('09:00') }))).toEqual([]);
  // A later release drew it.
  expect(storedCourtTimes(event({ ...storedBracket(made).layout, bracketDrops: 9, bracketTimes: times('09:00') }))).toEqual([]);
});

it('two brackets clash where a court has games of both at the same time, and the earliest is named', () => {
  const at = (start: string, courts = 2, more = {}) => courtTimes(event({ ...more, bracketTimes: times(start, courts) }), made.template);
  expect(courtClash(at('09:00'), at('09:00'))).toMatchObject({ courtLetter: 'A', from: 540 });
  expect(courtClash(at('09:10'), at('09:00'))).toMatchObject({ courtLetter: 'A', from: 550 });
  expect(courtClash(at('09:42'), at('09:00'))).toBeNull();
  expect(courtClash(at('08:48', 1), at('09:00'))).toMatchObject({ courtLetter: 'A', from: 543 });
  expect(courtClash(at('09:00'), [])).toBeNull();
  // In the evening of the first day, and on the second.
  expect(courtClash(at('10:40', 2, schedule), at('09:00', 2, schedule))).toBeNull();
});
