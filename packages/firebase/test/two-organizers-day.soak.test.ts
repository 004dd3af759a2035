import {
  applyChange,
  changePlan,
  decide,
  getPhase,
  plannedDay,
  storedPlan,
  transitions,
  type DayAction,
  type DayActionKind,
  type DayGame,
  type DayPhase,
  type PlanChange,
  type StoredPlan,
} from '@courtside/domain/day';
import { isDeepStrictEqual } from 'node:util';
import { parseMatches, parseTournament } from '@courtside/domain';
import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, setDoc, Timestamp, type Firestore } from 'firebase/firestore/lite';
import { setLogLevel } from 'firebase/firestore';
import { startTestBackend, type TestBackend } from './backend.testkit';
import { enter, getFailureCode, type Organizer } from './organizers.testkit';
import { tournament } from './sample.testkit';

/*
 * Two organizers at one game: what each may do with it after any action of the other, of which the second one did not know without a
 * network. Either both changes are stored, or the second one gets an error and none of their change is stored.
 */
jest.setTimeout(600_000);

const phases = Object.keys(transitions) as DayPhase[];
const actionOf = (kind: DayActionKind, id: string): DayAction => {
  switch (kind) {
    case 'start':
      return { kind, length: 12 };
    case 'setClock':
      return { kind, leftMs: id === 'one' ? 60_000 : 120_000 };
    case 'goal':
      return { kind, goal: { id, side: 2, at: Date.now(), player: '' } };
    case 'undoGoal':
      return { kind, id: 'first' };
    case 'credit':
      return { kind, id: 'first', player: id };
    case 'end':
      return { kind, ending: 'played' };
    case 'forfeit':
      return { kind, ending: id === 'one' ? 'forfeitByTeam1' : 'forfeitByTeam2' };
    case 'correct':
      return { kind, team1Score: 4, team2Score: id === 'one' ? 2 : 3 };
    default:
      return { kind };
  }
};

function gameIn(phase: DayPhase, game: string) {
  const isPlayed = !['planned', 'called'].includes(phase);
  const isOver = phase === 'finished' || phase === 'confirmed';
  const pausedAt = phase === 'playing' ? null : Timestamp.fromMillis(Date.now() - 60_000);
  return {
    ...{ team1Id: 'a', team2Id: 'b', referee: '', hyperlink: '', isTieBreaker: false },
    ...{ team1Score: isPlayed ? 1 : null, team2Score: isOver ? 0 : null },
    play: {
      ...{ game, change: 'earlier', state: isOver ? 'finished' : phase === 'paused' ? 'playing' : phase },
      ...{ ending: isOver ? 'played' : '', winner: '', isConfirmed: phase === 'confirmed', goals2: {} },
      goals1: isPlayed ? { first: '1781431200000' } : {},
      clock: isPlayed ? { startedAt: Timestamp.fromMillis(Date.now() - 600_000), pausedAt, playedMs: 60_000, length: 12 } : null,
    },
  };
}

function readGame(entry: unknown): DayGame {
  const result = parseMatches({ game: entry });
  if (!result.ok) throw new Error('not parsed');
  return [...result.value.values()][0]!;
}
/** Games of a day that has not begun have no state at all, and the first action writes all of it. */
const untouched = ({ play: _, ...game }: ReturnType<typeof gameIn>) => game;
const kindsIn = (game: object) =>
  (Object.keys(transitions.planned) as DayActionKind[]).filter((kind) => decide(readGame(game), actionOf(kind, 'one')).allowed);

let backend: TestBackend;
let one: Organizer;
let other: Organizer;
/** Stores data without the rules. */
let operator: Firestore;
beforeAll(async () => {
  setLogLevel('silent');
  backend = await startTestBackend();
  operator = getFirestore(initializeApp({ apiKey: 'key', projectId: backend.projectId }, 'operator'));
  const { hostname, port } = new URL(backend.origin);
  connectFirestoreEmulator(operator, hostname, Number(port), { mockUserToken: 'owner' });
  one = await enter(backend, 'one');
  other = await enter(backend, 'other');
});
afterAll(async () => {
  await Promise.all([one.leave(), other.leave()]);
  await backend.close();
});

/** Returns the part of a game that matters, without times. */
const outcome = (game: DayGame) => ({
  phase: getPhase(game),
  scores: [game.team1Score, game.team2Score],
  ending: game.play?.ending ?? null,
  goals: (game.play?.goals ?? []).map(({ id, player }) => `${id} ${player}`).sort(),
});

it.each([...phases, 'untouched'] as const)(
  'a %s game: what the second one did without a network counts whole, or not at all and they are told',
  async (phase) => {
    const start = (id: string) => (phase === 'untouched' ? untouched(gameIn('planned', id)) : gameIn(phase, id));
    const kinds = kindsIn(start('game'));
    const pairs = kinds.flatMap((first) => kinds.map((second) => ({ first, second, id: `${first}X${second}` })));
    const event = `e${phase}`;
    const shared = { startDate: '2027-06-12', endDate: '2027-06-13', organizerUids: [one.uid, other.uid] };
    const documents = {
      [`tournaments/${event}`]: tournament(shared),
      [`teams/${event}`]: {},
      [`schedules/${event}`]: Object.fromEntries(pairs.map(({ id }) => [id, start(id)])),
    };
    await Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(operator, path), data)));
    await Promise.all([one.watch(event), other.watch(event)]);
    const ref = (id: string) => ({ stage: 'match', id }) as const;
    await other.network(false);
    const waiting = pairs.map(({ id, second }) => getFailureCode(other.commands.playGame(event, ref(id), actionOf(second, 'two'))));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const firsts = await Promise.all(
      pairs.map(({ id, first }) => getFailureCode(one.commands.playGame(event, ref(id), actionOf(first, 'one')))),
    );
    expect(firsts.filter(Boolean)).toEqual([]);
    const between = await one.read(`schedules/${event}`);
    await other.network(true);
    const answers = await Promise.all(waiting);
    const after = await one.read(`schedules/${event}`);
    const records = await one.history(event);
    const faults = pairs.flatMap(({ id, first, second }, index) => {
      const [mid, end] = [readGame(between[id]), readGame(after[id])];
      const verdict = decide(mid, actionOf(second, 'two'));
      const answer = answers[index];
      const kept = records.filter((record) => record.game === id).length;
      const fault = (what: string) => [
        `${first}, then ${second}: ${what} (${answer ?? 'done'}; ${JSON.stringify(outcome(mid))} → ${JSON.stringify(outcome(end))})`,
      ];
      if (answer !== null)
        return isDeepStrictEqual(after[id], between[id]) && kept === 1 ? [] : fault('refused, and yet something is there');
      if (isDeepStrictEqual(outcome(mid), outcome(end))) return [];
      if (!verdict.allowed) return fault(`counts, though it is ${verdict.reason}`);
      const expected = outcome(applyChange(mid, verdict.change, Date.now()));
      return isDeepStrictEqual(expected, outcome(end)) && kept === 2 ? [] : fault(`expected ${JSON.stringify(expected)}, ${kept} records`);
    });
    expect(faults).toEqual([]);
  },
);

describe('two organisers who change the plan', () => {
  const played = ['a b', 'c d', 'a c', 'b d', 'a d', 'b c'].map((pair, index) => [`m${index + 1}`, pair.split(' ')] as const);
  const matches = Object.fromEntries(played.map(([id, [team1Id, team2Id]]) => [id, { ...gameIn('planned', id), team1Id, team2Id }]));
  const changes: Readonly<Record<string, PlanChange>> = {
    swap: { kind: 'swap', one: 'm1', other: 'm6' },
    closeCourt: { kind: 'closeCourt', court: 1 },
    openCourt: { kind: 'openCourt', court: 2 },
    late: { kind: 'late', minutes: 10, court: null },
    stop: { kind: 'stop', resumeAt: 600 },
  };
  const kinds = Object.keys(changes);
  const pairs = kinds.flatMap((first) => kinds.filter((second) => second !== first).map((second) => ({ first, second })));
  // A quarter of an hour before the first game.
  const now = { minutes: 525, instant: Date.UTC(2027, 5, 12, 6, 45) };
  const event = () => ({
    ...tournament({ startDate: '2027-06-12', endDate: '2027-06-13', organizerUids: [one.uid, other.uid] }),
    groups: { 0: ['a', 'b', 'c', 'd'] },
    schedule: { 0: played.map(([id]) => id) },
    scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 },
  });
  /** Returns the stored plan after a change of another stored plan, as a board computes it. */
  const planned = (id: string, stored: StoredPlan | null, kind: string): StoredPlan => {
    const [read, games] = [parseTournament(id, event()), parseMatches(matches)];
    if (!read.ok || !games.ok) throw new Error('not parsed');
    const plan = plannedDay({ tournament: read.value, matches: games.value, bracket: null, games: null, stored, teams: [] });
    const verdict = changePlan(plan, changes[kind]!, now);
    if (!verdict.allowed) throw new Error(`${kind}: ${verdict.reason}`);
    return storedPlan(verdict.plan);
  };
  const begin = async (id: string, stored: StoredPlan | null) => {
    await setDoc(doc(operator, `tournaments/${id}`), event());
    await setDoc(doc(operator, `schedules/${id}`), matches);
    if (stored) await setDoc(doc(operator, `days/${id}`), { ...stored });
  };
  const storedOf = async (id: string) => (await one.read(`days/${id}`)) as unknown as StoredPlan;
  const everyGameOnce = (plan: StoredPlan) => expect(Object.values(plan.courts).flat().sort()).toEqual(played.map(([id]) => id));

  it.each(pairs)(
    'at once: $first and $second; one counts whole, the other is told, looks again, and both count',
    async ({ first, second }) => {
      // Half of them are the first change of a day, the others change an already changed plan.
      const seen = first < second ? null : planned('before', null, 'late');
      const id = `plan${first}X${second}`;
      await begin(id, seen);
      const wanted = [planned(id, seen, first), planned(id, seen, second)] as const;
      const answers = await Promise.all([
        getFailureCode(one.commands.changeDayPlan(id, wanted[0], seen)),
        getFailureCode(other.commands.changeDayPlan(id, wanted[1], seen)),
      ]);
      expect([...answers].sort()).toEqual(['conflict', null]);
      const winner = answers.indexOf(null);
      const stood = await storedOf(id);
      expect(stood).toEqual(wanted[winner]);
      expect(await one.history(id)).toHaveLength(1);
      const [late, kind] = winner === 0 ? ([other, second] as const) : ([one, first] as const);
      const both = planned(id, stood, kind);
      expect(await getFailureCode(late.commands.changeDayPlan(id, both, stood))).toBeNull();
      expect(await storedOf(id)).toEqual(both);
      everyGameOnce(both);
      expect(both.closedCourts).toEqual([first, second].includes('closeCourt') ? ['1'] : []);
      // A user who undoes their change by then gets an error too: it would undo the other one as well.
      expect(await getFailureCode(one.commands.changeDayPlan(id, seen ?? wanted[0], wanted[winner] ?? null))).toBe('conflict');
      expect(await one.history(id)).toHaveLength(2);
    },
  );

  it.each([
    ['swap', 'closeCourt'],
    ['closeCourt', 'swap'],
    ['stop', 'late'],
  ])('%s while the other one is without a network: their own %s is of a plan that is no more, and they are told', async (first, second) => {
    const id = `far${first}X${second}`;
    await begin(id, null);
    await other.watch(id, `days/${id}`);
    await other.network(false);
    const wanted = planned(id, null, first);
    expect(await getFailureCode(one.commands.changeDayPlan(id, wanted, null))).toBeNull();
    const behind = getFailureCode(other.commands.changeDayPlan(id, planned(id, null, second), null));
    await other.network(true);
    expect(await behind).toBe('conflict');
    expect(await storedOf(id)).toEqual(wanted);
    expect(await one.history(id)).toHaveLength(1);
  });
});
