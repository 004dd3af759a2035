import { teamId, type Tournament } from '@courtside/domain';
import { createBracket, storedBracket } from '@courtside/domain/engines';
import { sampleTournament } from '../../../firebase.testkit';
import { chooseLead } from './choose-lead';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));

const times = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1 };
const event = (id: string, change: object = {}): Tournament =>
  ({
    ...sampleTournament,
    id,
    startDate: '2027-06-12',
    endDate: '2027-06-12',
    timeZone: 'America/Toronto',
    isRegistrationOpen: false,
    isSchedulePublic: true,
    groups: { 0: ['A', 'B'] },
    schedule: { 0: ['m1', 'm2'] },
    scheduleTimes: times,
    ...change,
  }) as unknown as Tournament;
const at = (time: string, date = '2027-06-12') => Date.parse(`${date}T${time}:00-04:00`);
const leads = (tournaments: readonly Tournament[], now: number) => {
  const lead = chooseLead(tournaments, now);
  return lead && `${lead.tournament.id} ${lead.isRunning ? 'runs' : 'is open'}`;
};

describe('chooseLead', () => {
  const running = event('running');
  const open = event('open', { isRegistrationOpen: true, startDate: '2027-08-01', endDate: '2027-08-01' });

  it.each([
    ['08:59', null],
    ['09:05', 'running runs'],
    // The last game is over at 09:29; courts run late.
    ['10:30', 'running runs'],
    ['11:00', null],
  ])('a tournament runs by its plan: at %s %s', (time, expected) => {
    expect(leads([running], at(time))).toBe(expected);
  });

  it.each([
    ['11:30', 'running runs'],
    // The last game of the first bracket ends a little after ten.
    ['13:00', 'running runs'],
    ['13:30', null],
  ])('one with further brackets, whose times the list does not know, runs for three hours more: at %s %s', (time, expected) => {
    const { layout } = storedBracket(createBracket('single', ['A', 'B', 'C', 'D'].map(teamId)));
    const drawn = { ...layout, bracketTimes: times, isBracketPublic: true, isGameTimesVisible: true };
    const staged = event('running', { ...drawn, hasStages: true });
    expect(leads([staged], at(time))).toBe(expected);
    expect(leads([{ ...staged, isBracketPublic: false }], at(time))).toBeNull();
    expect(leads([event('running', drawn)], at(time))).toBeNull();
    // One that is played now goes before it.
    expect(leads([staged, event('now', { scheduleTimes: { ...times, startTimes: [time] } })], at(time))).toBe('now runs');
  });

  it('goes before one that takes registrations, which leads when none runs', () => {
    expect(leads([open, running], at('09:05'))).toBe('running runs');
    expect(leads([open, running], at('12:00'))).toBe('open is open');
    expect(leads([{ ...open, registrationClosesAt: at('08:00') }], at('12:00'))).toBeNull();
  });

  it('of two that run the one with more teams leads', () => {
    expect(leads([running, event('large', { groups: { 0: ['A', 'B', 'C'] } })], at('09:05'))).toBe('large runs');
  });

  it('one that is played now goes before a larger one that was played an hour ago and pauses', () => {
    const pausing = event('pausing', { groups: { 0: ['A', 'B', 'C'] }, scheduleTimes: { ...times, startTimes: ['08:00'] } });
    expect(leads([pausing, running], at('09:05'))).toBe('running runs');
    expect(leads([pausing], at('09:05'))).toBe('pausing runs');
  });

  it.each([
    ['whose schedule is not public', { isSchedulePublic: false }],
    ['whose times are not shown', { isGameTimesHidden: true }],
    ['that is another day', { startDate: '2027-06-14', endDate: '2027-06-14' }],
  ])('one %s does not run', (_, change) => {
    expect(leads([event('hidden', change)], at('09:05'))).toBeNull();
  });
});
