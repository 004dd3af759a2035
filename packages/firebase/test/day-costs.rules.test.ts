import { compileRules } from '@courtside/rules-language';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { organizer, tournament } from './sample.testkit';
import { toWireFields, NOW, TIME_MICROS, type Data } from './wire.testkit';

/*
 * Counts the expressions of the most expensive writes of a day of play, by an organizer and by a pass for one court. Rules may evaluate
 * 1,000.
 */
const rules = compileRules(readFileSync(path.join(__dirname, '../firestore.rules'), 'utf8'), {
  service: 'cloud.firestore',
  fileName: 'firestore.rules',
});

const play = {
  ...{ game: 'm1', change: 'c', state: 'playing', ending: '', winner: '', goals1: {}, goals2: {}, isConfirmed: false },
  clock: { startedAt: NOW, pausedAt: null, playedMs: 0, length: 12 },
};
const match = { team1Id: 'a', team2Id: 'b', team1Score: null, team2Score: null, referee: '', hyperlink: '', isTieBreaker: false };
const game = { ...match, winner: '', loser: '', isOvertime: false, bracketLevel: 'upper', roundId: 'round1' };
const stored: Readonly<Record<string, Data>> = {
  'tournaments/t': tournament({ endDate: '2099-01-01' }),
  'days/t': { courts: { '0': ['m1'] } },
  'days/t/passes/p': { court: '0', revokedAt: null, hash: '', createdBy: organizer },
  'days/t/scorekeepers/k': { passId: 'p' },
};

/** The games of a series that have ended, and a series in its last game. */
const games = '2-1#3 1-2/2#6 2-1#9 1-2#12';
const series = { ...play, games };

/** Each step with the game before and after it. */
const steps = {
  goal: [play, { goals1: { one: '1781431200000 Zoé' } }, 1],
  pause: [play, { clock: { ...play.clock, pausedAt: NOW } }, null],
  resume: [{ ...play, clock: { ...play.clock, pausedAt: NOW } }, {}, null],
  clock: [play, { clock: { ...play.clock, playedMs: 300_000 } }, null],
  end: [play, { state: 'finished', ending: 'played', clock: { ...play.clock, pausedAt: NOW } }, 0],
  correction: [{ ...play, state: 'finished', ending: 'played' }, { winner: '1' }, 3],
  goalInSeries: [series, { goals1: { one: '1781431200000 Zoé' } }, 1],
  clockInSeries: [series, { clock: { ...play.clock, playedMs: 300_000 } }, null],
  resumeInSeries: [{ ...series, clock: { ...play.clock, pausedAt: NOW } }, {}, null],
  endInSeries: [{ ...play, games: '2-1#3' }, { state: 'called', games: '2-1#3 0-0/1#3', clock: { ...play.clock, pausedAt: NOW } }, null],
  correctionInSeries: [{ ...series, state: 'finished', ending: 'played', games: '2-1' }, { games: '3-1 2-1 2-1' }, 3],
} as const satisfies Readonly<Record<string, readonly [Data, Data, number | null]>>;

const toRecord = (state: Data): string =>
  `{"state":"${String(state['state'])}","clock":{"pausedAt":null}${state['games'] ? `,"games":"${String(state['games'])}"` : ''}}`;

it.each(
  (Object.keys(steps) as (keyof typeof steps)[]).flatMap((kind) =>
    ['schedules/t', 'schedules/t/stages/g', 'brackets/t', 'brackets/t/stages/b', 'schedules/t/onCourt/m1', 'brackets/t/onCourt/m1']
      .filter((at) => at.startsWith('brackets') || !kind.endsWith('InSeries'))
      .flatMap((at) => [organizer, 'k'].map((uid) => [kind, at, uid] as const)),
  ),
)('a %s in %s by %s leaves a tenth', (kind, at, uid) => {
  const [first, changed, score] = steps[kind];
  const { isTieBreaker: _, ...bracketGame } = game;
  const isMatch = at.startsWith('schedules');
  const entry: Data = isMatch ? match : bracketGame;
  const isApart = at.includes('/onCourt/');
  const others = Object.fromEntries(
    Array.from({ length: isApart ? 0 : 200 }, (_unused, index) => [`n${index}`, { ...entry, team2Id: `t${index}` }]),
  );
  const large = isApart ? { [at.split('/onCourt')[0] ?? '']: { m1: { ...entry, play } } } : {};
  const after: Data = {
    ...others,
    m1: {
      ...entry,
      team1Score: score,
      team2Score: score === null ? null : 0,
      ...(isMatch && score !== null ? { team1Entry: 1, team2Entry: 1 } : {}),
      play: { ...first, clock: play.clock, ...changed, change: 'd' },
    },
  };
  const documents =
    (own: Data, more: Readonly<Record<string, Data>> = {}) =>
    (one: string) => {
      const data = one === at ? own : { ...stored, ...large, ...more }[one];
      return data ? { path: one, fields: toWireFields(data) } : null;
    };
  const before: Data = { ...others, m1: { ...entry, play: first } };
  const read = {
    get: documents(before),
    getAfter: documents(after, { 'days/t/history/d': { game: 'm1', at: NOW, from: toRecord(first) } }),
  };
  const request = { path: at, database: '(default)', method: 'update' as const, auth: { uid, token: {} }, timeMicros: TIME_MICROS };
  const { allowed, expressions } = rules.evaluate({ ...request, resource: read.get(at), requestResource: read.getAfter(at) }, read);
  expect(allowed).toBe(true);
  expect(expressions).toBeLessThan(900);
});

it.each([
  ['of the bracket, after one of the schedule was looked for', 'm1', 'brackets/t', 667],
  ['of a further bracket, after further groups were looked for', 'bracketB123-m1', 'brackets/t/stages/bracketB123', 600],
  ['of further groups', 'groupsB12345-m1', 'schedules/t/stages/groupsB12345', 600],
  ['of a schedule whose ids look like those of a stage, after these were looked for', 'scheduleB123-m1', 'schedules/t', 900],
] as const)('the record of a scorekeeper of a game %s, leaves a part', (_of, id, at, most) => {
  const { isTieBreaker: _, ...entry } = game;
  const told = (team1Score: number) => {
    const clock = { startedAt: 1781431200000, pausedAt: null, playedMs: 0, length: 12 };
    const score = { team1Id: 'a', team2Id: 'b', team1Score, team2Score: 0 };
    return JSON.stringify({ ...score, state: 'playing', ending: null, winner: null, clock, isConfirmed: false });
  };
  const record: Data = { game: id, kind: 'game', by: 'k', at: NOW, from: told(0), to: told(1) };
  const documents = (team1Score: number, change: string) => (one: string) => {
    const all: Readonly<Record<string, Data>> = {
      ...stored,
      'schedules/t': {},
      'brackets/t': {},
      [at]: { [id]: { ...entry, team1Score, team2Score: 0, play: { ...play, game: id, change } } },
    };
    const data = one === 'days/t/history/d' ? (change === 'd' ? record : undefined) : all[one];
    return data ? { path: one, fields: toWireFields(data) } : null;
  };
  const read = { get: documents(0, 'c'), getAfter: documents(1, 'd') };
  const { allowed, expressions } = rules.evaluate(
    {
      ...{ path: 'days/t/history/d', database: '(default)', method: 'create', auth: { uid: 'k', token: {} }, timeMicros: TIME_MICROS },
      ...{ resource: null, requestResource: read.getAfter('days/t/history/d') },
    },
    read,
  );
  expect(allowed).toBe(true);
  expect(expressions).toBeLessThan(most);
});

it('a correction that is carried through a bracket, which takes states away, leaves a tenth', () => {
  const { isTieBreaker: _, ...entry } = game;
  const ids = ['m1', 'm2', 'm3', 'm4', 'm5'];
  const others = Object.fromEntries(Array.from({ length: 200 }, (_unused, index) => [`n${index}`, { ...entry, team2Id: `t${index}` }]));
  const goals = Object.fromEntries(Array.from({ length: 20 }, (_unused, index) => [`g${index}`, '1781431200000 Zoé']));
  const clock = { ...play.clock, pausedAt: NOW };
  const at = (id: string, change: string, more: object): Data => ({
    ...entry,
    ...{ team1Id: `one${id}`, team2Id: `other${id}`, team1Score: 3, team2Score: 1, winner: `one${id}`, loser: `other${id}` },
    play: { ...play, game: id, change, state: 'finished', ending: 'played', clock, goals1: goals, isConfirmed: true },
    ...more,
  });
  const before: Data = { ...others, ...Object.fromEntries(ids.map((id) => [id, at(id, 'c', {})])) };
  const withoutPlay = ({ play: _play, ...rest }: Data): Data => rest;
  const after: Data = {
    ...others,
    ...Object.fromEntries(
      ids.map((id, index) => [
        id,
        index === 0
          ? at(id, 'd', { team1Score: 0, winner: `other${id}`, loser: `one${id}` })
          : withoutPlay(at(id, 'd', { team1Score: null, team2Score: null, winner: '', loser: '' })),
      ]),
    ),
  };
  const documents = (own: Data) => (one: string) => {
    const data = one === 'brackets/t' ? own : stored[one];
    return data ? { path: one, fields: toWireFields(data) } : null;
  };
  const read = { get: documents(before), getAfter: documents(after) };
  const request = { path: 'brackets/t', database: '(default)', method: 'update' as const, auth: { uid: organizer, token: {} } };
  const { allowed, expressions } = rules.evaluate(
    { ...request, timeMicros: TIME_MICROS, resource: read.get('brackets/t'), requestResource: read.getAfter('brackets/t') },
    read,
  );
  expect(allowed).toBe(true);
  expect(expressions).toBeLessThan(900);
});

it('who goes on from four games that were played by pass, written at once, leaves a tenth', () => {
  const { isTieBreaker: _, ...entry } = game;
  const ids = ['m1', 'm2', 'm3', 'm4'];
  const goals = { g1: '1781431200000', g2: '1781431200001 Zoé' };
  const at = (id: string, names: object): Data => ({
    ...entry,
    ...{ team1Id: `one${id}`, team2Id: `other${id}`, team1Score: 2, team2Score: 0, ...names },
    play: {
      ...play,
      game: id,
      state: 'finished',
      ending: 'played',
      clock: { ...play.clock, pausedAt: NOW },
      goals1: goals,
      isConfirmed: true,
    },
  });
  const before: Data = {
    ...Object.fromEntries(ids.map((id) => [id, at(id, {})])),
    final: entry,
    third: { ...entry, roundId: 'thirdPlace' },
  };
  const after: Data = {
    ...Object.fromEntries(ids.map((id) => [id, at(id, { winner: `one${id}`, loser: `other${id}` })])),
    final: { ...entry, team1Id: 'onem1', team2Id: 'onem2' },
    third: { ...entry, roundId: 'thirdPlace', team1Id: 'otherm1', team2Id: 'otherm2' },
  };
  const documents = (own: Data) => (one: string) => {
    const data = one === 'brackets/t' ? own : stored[one];
    return data ? { path: one, fields: toWireFields(data) } : null;
  };
  const judge = (written: Data) => {
    const read = { get: documents(before), getAfter: documents(written) };
    const request = { path: 'brackets/t', database: '(default)', method: 'update' as const, auth: { uid: organizer, token: {} } };
    return rules.evaluate(
      { ...request, timeMicros: TIME_MICROS, resource: read.get('brackets/t'), requestResource: read.getAfter('brackets/t') },
      read,
    );
  };
  const { allowed, expressions } = judge(after);
  expect(allowed).toBe(true);
  expect(expressions).toBeLessThan(900);
  // A new state is checked too.
  const first = after['m1'] as Data;
  const state = first['play'] as Data;
  const withPlay = (more: Data) => judge({ ...after, m1: { ...first, play: { ...state, ...more } } }).allowed;
  expect(withPlay({ isConfirmed: false })).toBe(true);
  for (const broken of [{ state: 'over' }, { clock: { startedAt: 'noon' } }, { goals1: { g1: 'one' } }, { more: true }, { game: 1 }])
    expect([broken, withPlay(broken)]).toEqual([broken, false]);
});

it('the plan of a day of 420 games leaves a tenth', () => {
  const courts = Object.fromEntries(
    Array.from({ length: 6 }, (_, court) => [String(court), Array.from({ length: 70 }, (_unused, index) => `m${court}-${index}`)]),
  );
  const starts = Object.fromEntries(Object.values(courts).flatMap((ids) => ids.map((id) => [id, '2027-06-12T09:00'])));
  const homes = Object.fromEntries(Object.keys(starts).map((id) => [id, '2027-06-12T09:00 0']));
  const day: Data = { courts, starts, homes, closedCourts: ['1', '2'], resumeAt: '2027-06-12T12:00' };
  const documents = (own: Data) => (one: string) => {
    const data = one === 'days/t' ? own : stored[one];
    return data ? { path: one, fields: toWireFields(data) } : null;
  };
  const read = { get: documents(stored['days/t']!), getAfter: documents(day) };
  const request = { path: 'days/t', database: '(default)', method: 'update' as const, auth: { uid: organizer, token: {} } };
  const { allowed, expressions } = rules.evaluate(
    { ...request, timeMicros: TIME_MICROS, resource: read.get('days/t'), requestResource: read.getAfter('days/t') },
    read,
  );
  expect(allowed).toBe(true);
  expect(expressions).toBeLessThan(900);
});
