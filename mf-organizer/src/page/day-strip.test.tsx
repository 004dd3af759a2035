import { matchId, parseMatches, parseTournament, teamId, type Team } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ExpectedStartsProvider, useExpectedStart, useGameStates } from '../games/expected-starts';
import DayStrip from './day-strip';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

const getValue = <Value,>(parsed: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value => {
  if (!parsed.ok) throw new Error('not parsed');
  return parsed.value;
};

const tournament = getValue(
  parseTournament('cup', {
    name: 'Cup',
    startDate: '2027-06-12',
    endDate: '2027-06-12',
    timeZone: 'America/Toronto',
    schedule: { 0: ['m1', 'm2', 'm3'] },
    scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 },
  }),
);
const teams = ['Ghost Riders', 'Mallet Club', 'Pédale Douce', 'Wet Chain'].map(
  (name, index) => ({ id: teamId(`t${index}`), name }) as Team,
);
const unplayed = { team1Score: null, team2Score: null, referee: '', hyperlink: '', isTieBreaker: false };

/** As a row of the schedule shows it. */
function Row({ id }: { readonly id: string }) {
  const start = useExpectedStart(id);
  return <p>{start ? `${id} ${start.isLate ? 'late ' : ''}${start.time} (${start.planned})` : `${id} as planned`}</p>;
}

function Stop() {
  return <p>{[...(useGameStates()?.values() ?? [])].includes('held') ? 'nobody plays' : 'play goes on'}</p>;
}

/** Stored fields: the state of the game, or the fields themselves for a game that was never on the board. */
const withPlay = (game: string, state: object) => ('play' in state ? { ...state, play: null } : { play: { game, change: 'c', ...state } });

function show(states: Readonly<Record<'m1' | 'm2', object>>, resumeAt = '') {
  const matches = getValue(
    parseMatches({
      m1: { ...unplayed, team1Id: 't0', team2Id: 't1', ...withPlay('m1', states.m1) },
      m2: { ...unplayed, team1Id: 't2', team2Id: 't3', ...withPlay('m2', states.m2) },
      m3: { ...unplayed, team1Id: 't0', team2Id: 't2' },
    }),
  );
  expect(matches.has(matchId('m1'))).toBe(true);
  const stored = { courts: { 0: ['m1', 'm3'], 1: ['m2'] }, starts: {}, closedCourts: [], resumeAt };
  render(
    <MemoryRouter>
      <ExpectedStartsProvider>
        {['m1', 'm2', 'm3'].map((id) => (
          <Row key={id} id={id} />
        ))}
        <Stop />
        <DayStrip data={{ tournament, teams, matches, games: null }} stored={resumeAt === '' ? null : stored} />
      </ExpectedStartsProvider>
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').map((link) => link.textContent);
}

describe('the courts on the organiser’s page', () => {
  beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'organizer', 'schedule'] }));
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T09:05:00-04:00')));
  afterEach(() => jest.restoreAllMocks());

  it('a forfeit has its worth, and a game that nobody won none', () => {
    expect(show({ m1: { state: 'finished', ending: 'forfeitByTeam2' }, m2: { state: 'finished', ending: 'doubleForfeit' } })).toEqual([
      expect.stringContaining('Ghost Riders 5–0 Mallet Club'),
      expect.stringContaining('Pédale Douce – Wet Chain'),
    ]);
  });

  it('results that ended on the board wait for somebody who confirms them, what was decided or typed in does not', () => {
    const clock = { startedAt: { seconds: 1, nanoseconds: 0 }, pausedAt: { seconds: 2, nanoseconds: 0 }, playedMs: 0, length: 12 };
    const ended = { state: 'finished', ending: 'played', clock };
    expect(show({ m1: ended, m2: { state: 'finished', ending: 'forfeitByTeam2' } }).at(-1)).toBe('1 result to confirm');
    expect(screen.getByRole('link', { name: '1 result to confirm' })).toHaveAttribute('href', '/cup/day');
    cleanup();
    expect(show({ m1: { ...ended, isConfirmed: true }, m2: { state: 'planned' } }).join()).not.toContain('to confirm');
  });

  it('shows since when a game is due once its planned start has passed', () => {
    expect(show({ m1: { state: 'planned' }, m2: { state: 'planned' } })).toEqual([
      expect.stringMatching(/Mallet Club.*Due since 09:00$/),
      expect.stringMatching(/Wet Chain.*Due since 09:00$/),
    ]);
    expect(document.querySelectorAll('[data-due]')).toHaveLength(2);
    cleanup();
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T09:00:00-04:00'));
    expect(show({ m1: { state: 'planned' }, m2: { state: 'planned' } })[0]).toMatch(/Next · 09:00$/);
    expect(document.querySelector('[data-due]')).toBeNull();
  });

  it('says of a game whose time is over without a score what visitors read', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T09:40:00-04:00'));
    expect(show({ m1: { play: undefined }, m2: { play: undefined } }).join()).toMatch(/Score pending/);
    expect(screen.queryByText(/Due since/)).not.toBeInTheDocument();
  });

  it('teams that were called wait while everything is stopped', () => {
    expect(show({ m1: { state: 'called' }, m2: { state: 'called' } }, '2027-06-12T09:40')).toEqual([
      expect.stringContaining('On hold until 09:40'),
      expect.stringContaining('On hold until 09:40'),
    ]);
  });

  it('a score that was typed during its game is that of the moment, as for visitors, and confirmed once its time is over', () => {
    const typed = { team1Score: 2, team2Score: 1, play: undefined };
    const planned = { play: undefined };
    expect(show({ m1: typed, m2: planned })).toEqual([
      expect.stringMatching(/2–1 Mallet Club.*Live$/),
      expect.stringContaining('Due since'),
    ]);
    expect(screen.getAllByRole('link').map((link) => link.hasAttribute('data-live'))).toEqual([true, false]);
    cleanup();
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T09:13:00-04:00'));
    expect(show({ m1: typed, m2: planned })[0]).toMatch(/Confirmed$/);
  });

  it('a game is marked as in play only while its clock runs, not by the time of the schedule', () => {
    const clock = { startedAt: { seconds: Date.now() / 1000, nanoseconds: 0 }, pausedAt: null, playedMs: 0, length: 12 };
    show({ m1: { state: 'playing', clock }, m2: { state: 'planned' } });
    expect(screen.getAllByRole('link').map((link) => link.hasAttribute('data-live'))).toEqual([true, false]);
  });

  it('the tools below tell that everything is stopped, until play goes on', () => {
    const called = { m1: { state: 'called' }, m2: { state: 'called' } };
    show(called, '2027-06-12T09:40');
    expect(screen.getByText('nobody plays')).toBeInTheDocument();
    cleanup();
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T09:40:00-04:00'));
    show(called, '2027-06-12T09:40');
    expect(screen.getByText('play goes on')).toBeInTheDocument();
  });

  it('the tools below tell when games are expected, of the courts that are run from the board', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T09:20:00-04:00'));
    show({ m1: { state: 'called' }, m2: { state: 'planned' } });
    expect(screen.getByText('m1 late 09:20 (09:00)')).toBeInTheDocument();
    expect(screen.getByText('m3 late 09:35 (09:15)')).toBeInTheDocument();
    expect(screen.getByText('m2 as planned')).toBeInTheDocument();
  });
});
