import { teamId, TBD, type Team, type Tournament } from '@courtside/domain';
import type { PlannedGame } from '@courtside/domain/day';
import type { WallCourt } from '@courtside/domain/wall';
import { createI18n } from '@courtside/i18n';
import { TeamDirectory } from '@courtside/tournament-ui';
import { cleanup, render, screen } from '@testing-library/react';
import type { DayView, TeamAssignment } from './day-view';
import * as parts from './day-engine';
import { Today } from './today';

const us = { id: teamId('us'), name: 'Étoile Filante' } as Team;
const them = { id: teamId('them'), name: 'Canal Rats' } as Team;
const tournament = {
  id: 't1',
  name: 'Coupe',
  startDate: '2027-06-12',
  timeZone: 'America/Toronto',
  byes: {},
  schedule: {},
  bracket: {},
} as unknown as Tournament;
const game = (changes: object = {}) =>
  ({ id: 'm1', courtLetter: 'A', time: '13:10', phase: 'planned', day: 0, teams: ['us', 'them'], ...changes }) as unknown as PlannedGame;
const play = (inMinutes: number, changes: object = {}): TeamAssignment => ({ kind: 'play', game: game(changes), inMinutes });
const duty = (inMinutes: number, changes: object = {}): TeamAssignment => ({
  kind: 'referee',
  game: game({ id: 'm2', time: '13:30', teams: ['a', 'b'], ...changes }),
  inMinutes,
});
const createDay = (assignments: readonly TeamAssignment[], more: Partial<DayView> = {}): DayView => ({
  ...{ expected: new Map(), brackets: new Map(), courts: [], states: new Map(), isFollowed: true, isLive: true, heldUntil: null },
  getAssignments: () => assignments,
  ...more,
});
const states = (state: string, id = 'm1') => ({ states: new Map([[id, state]]) }) as unknown as Partial<DayView>;

function show(day: DayView, team: Team | null = us, event = tournament): string {
  cleanup();
  render(
    <TeamDirectory teams={[us, them]} mine={us.id}>
      <Today
        day={{ ...parts, ...day }}
        tournament={event}
        team={team ?? undefined}
        announced={null}
        choose={<i>choose</i>}
        tools={<i>tools</i>}
      />
    </TeamDirectory>,
  );
  return screen.getByRole('region', { name: 'Your next game' }).textContent;
}

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'schedule', 'bracket', 'team'] }));
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T12:58:00-04:00')));
afterEach(() => jest.restoreAllMocks());

it('asks for the team if none is chosen, in the place of the later content', () => {
  expect(show(createDay([]), null)).toMatch(/choose.*Which team is yours\?.*tools/);
});

it.each<readonly [string, DayView, RegExp]>([
  ['in minutes', createDay([play(12)]), /You play in 12 min.*13:10 · against Canal Rats.*Court A/],
  ['at its time', createDay([play(75)]), /You play at 13:10/],
  ['any minute', createDay([play(0)]), /You play any minute/],
  ['on another day', createDay([play(1200, { day: 1, time: '09:00' })]), /You play on Sunday 13 June at 09:00/],
  ['called', createDay([play(3, { phase: 'called' })], states('called')), /You are called/],
  ['playing, and what comes then', createDay([play(0), play(40, { id: 'm3', time: '13:50' })], states('live')), /You play now.*Then: You play in 40 minutes on court A/], // prettier-ignore
  ['with a duty', createDay([play(12), duty(32)]), /You play in 12 min.*You referee at 13:30 on court A/],
  ['with a duty on another day', createDay([play(12), duty(1200, { day: 1 })]), /You play in 12 min(?!.*referee)/],
  ['a duty before it', createDay([duty(4), play(24)]), /You referee in 4 min.*You play in 24 minutes on court A/],
  ['refereeing now', createDay([duty(0)], states('live', 'm2')), /You referee now/],
  ['waiting for a result', createDay([play(0)], states('pending')), /Waiting for your result/],
  ['the next game while a result is awaited', createDay([play(0), play(30, { id: 'm3' })], states('pending')), /You play in 30 min/],
  ['nothing to come', createDay([]), /No game to come.*team’s page/],
  ['on a court that is closed', createDay([play(12)], { courts: [{ letter: 'A', isClosed: true } as WallCourt] }), /Court A is closed/],
  ['against nobody who is known', createDay([play(12, { teams: ['us', TBD] })]), /13:10 · To be decided/],
  [
    'later than planned',
    createDay([play(27)], {
      expected: new Map([['m1', { time: '13:25', planned: '13:10', shift: 15, isOn: false, isLate: true }]]) as never,
    }),
    /13:25 · planned 13:10/,
  ],
])('shows when it plays: %s', (_, day, expected) => {
  expect(show(day)).toMatch(expected);
});

it('shows that the team has a bye in the current Swiss round', () => {
  const swiss = { ...tournament, schedule: { 0: [], 1: [] }, byes: { 0: them.id, 1: us.id } } as unknown as Tournament;
  expect(show(createDay([]), us, swiss)).toMatch(/Bye in round 2.*no opponent/);
  expect(show(createDay([duty(4)]), us, swiss)).toMatch(/You referee in 4 min.*Bye in round 2/);
  expect(show(createDay([]), them, swiss)).toMatch(/No game to come/);
  expect(show(createDay([]), us, { ...swiss, bracket: { upper: { round1: [] } } } as unknown as Tournament)).toMatch(/No game to come/);
});

it('shows above it that play is stopped, without a countdown', () => {
  const day = createDay([play(22)], { heldUntil: '13:20', expected: new Map([['m1', { time: '13:40', planned: '13:10', shift: 30, isOn: false }]]) as never }); // prettier-ignore
  expect(show(day)).toMatch(/Not before 13:40.*planned 13:10/);
  // The plan was not changed for the stop.
  expect(show(createDay([play(12)], { heldUntil: '13:20' }))).toMatch(/Not before 13:20.*planned 13:10/);
  expect(show(createDay([play(12), duty(32)], { heldUntil: '13:20' }))).toMatch(/You referee at 13:30/);
  const band = screen.getByRole('status');
  expect(band).toHaveTextContent(/Play is stopped.*Play resumes at 13:20/);
  expect(band.compareDocumentPosition(screen.getByRole('region')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
