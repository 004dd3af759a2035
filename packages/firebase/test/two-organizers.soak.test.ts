import { setLogLevel } from 'firebase/firestore';
import { setDocuments } from '../seed/documents';
import { startTestBackend, type TestBackend } from './backend.testkit';
import { enter, getFailureCode, type Commands, type Organizer } from './organizers.testkit';
import { team, tournament } from './sample.testkit';

/*
 * Runs every command that organizers can use at the same time against every other, in both orders: with a network, where the second one has
 * not seen the result of the first one; and queued, where the second one waits for a network while the first one is faster. No result of
 * the first is lost unseen, nothing that it deleted returns, and a refused user gets the reason.
 */
jest.setTimeout(600_000);

interface State {
  readonly tournament: Readonly<Record<string, unknown>>;
  readonly teams: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly matches: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface Action {
  readonly run: (commands: Commands, id: string) => Promise<unknown>;
  /** Whether its result is stored. */
  readonly holds: (state: State) => boolean;
  /** The field that it writes; two commands that write the same are tested against each other. */
  readonly field: string;
  /** In a field of plain text the later one wins; both see it at once. */
  readonly isText?: true;
  /** Decided by the server only, so that it is never queued. */
  readonly needsNetwork?: true;
  /** Actions after which it is refused, because it was decided from what they changed. */
  readonly refusedAfter?: readonly string[];
}

const times = { startTimes: ['09:00', '10:00'], gameLength: 12, interval: 5, numberOfCourts: 2 };
const points = { pointsPerWin: 3, headToHead: true, tieBreakPreset: 'pointsFirst' } as const;
const timesOf = ({ tournament: { scheduleTimes } }: State) => scheduleTimes as typeof times;
const daysOf = ({ tournament: { schedule } }: State) => schedule as Readonly<Record<string, readonly string[]>>;
const empty = { team1Score: null, team2Score: null };

const bye = (teamId: string): Parameters<Commands['addSwissRound']>[1] => ({
  ...{ roundId: '2', matches: { n1: { team1Id: 'team1', team2Id: 'team2' } }, byeTeamId: teamId, startTime: '11:00' },
  ...{ follows: { roundId: '1', games: ['m3'], pairings: { m3: ['team1', 'team2'] } }, teams: ['team1', 'team2', 'team3'] },
});
const byeOf = ({ tournament: { byes } }: State) => (byes as Readonly<Record<string, string>> | undefined)?.['2'];
const groupOf = ({ tournament: { groups } }: State) => (groups as Readonly<Record<string, readonly string[]>>)['0'] ?? [];
/** A round is drawn for the teams and the games before it. */
const beforeRound = ['a late team', 'a waiting team', 'a withdrawal', 'a move', 'a next round', 'another next round'];

const actions: Readonly<Record<string, Action>> = {
  'a score': {
    run: (c, id) => c.recordScore(id, 'm1', { team1Score: 3 }, empty),
    holds: ({ matches }) => matches['m1']?.['team1Score'] === 3,
    field: 'm1 team1Score',
  },
  'another score': {
    run: (c, id) => c.recordScore(id, 'm1', { team1Score: 5 }, empty),
    holds: ({ matches }) => matches['m1']?.['team1Score'] === 5,
    field: 'm1 team1Score',
  },
  'the other box': {
    run: (c, id) => c.recordScore(id, 'm1', { team2Score: 2 }, empty),
    holds: ({ matches }) => matches['m1']?.['team2Score'] === 2,
    field: 'm1 team2Score',
  },
  'a referee': {
    run: (c, id) => c.setReferee(id, 'm1', 'Zoé'),
    holds: ({ matches }) => matches['m1']?.['referee'] === 'Zoé',
    field: 'm1 referee',
    isText: true,
  },
  'another referee': {
    run: (c, id) => c.setReferees(id, { m1: 'Ada', m3: 'Lin' }),
    holds: ({ matches }) => matches['m1']?.['referee'] === 'Ada' && matches['m3']?.['referee'] === 'Lin',
    field: 'm1 referee',
    isText: true,
  },
  'a name': {
    run: (c, id) => c.renameTeam(id, 'team1', 'Lemon'),
    holds: ({ teams }) => teams['team1']?.['name'] === 'Lemon',
    field: 'name',
    isText: true,
  },
  'the first start': {
    run: (c, id) => c.setMatchTimes(id, { ...times, startTimes: ['08:00', '10:00'] }, times),
    holds: (state) => timesOf(state).startTimes[0] === '08:00',
    field: 'start 1',
    needsNetwork: true,
  },
  'another first start': {
    run: (c, id) => c.setMatchTimes(id, { ...times, startTimes: ['08:30', '10:00'] }, times),
    holds: (state) => timesOf(state).startTimes[0] === '08:30',
    field: 'start 1',
    needsNetwork: true,
  },
  'the second start': {
    run: (c, id) => c.setMatchTimes(id, { ...times, startTimes: ['09:00', '11:00'] }, times),
    holds: (state) => timesOf(state).startTimes[1] === '11:00',
    field: 'start 2',
    needsNetwork: true,
  },
  'the interval': {
    run: (c, id) => c.setMatchTimes(id, { ...times, interval: 7 }, times),
    holds: (state) => timesOf(state).interval === 7,
    field: 'interval',
    needsNetwork: true,
  },
  'a move': {
    run: (c, id) => c.moveMatch(id, 'm2', { dayId: '0', index: 2 }, { dayId: '1', index: 0 }),
    holds: (state) => daysOf(state)['1']?.[0] === 'm2',
    field: 'place of m2',
    needsNetwork: true,
  },
  'a break less': {
    run: (c, id) => c.removeBreak(id, { dayId: '0', index: 1 }),
    holds: (state) => !daysOf(state)['0']?.includes('break'),
    field: 'break',
    needsNetwork: true,
  },
  'a match less': { run: (c, id) => c.deleteMatch(id, 'm1'), holds: ({ matches }) => !('m1' in matches), field: 'm1', needsNetwork: true },
  'details': {
    run: (c, id) => c.updateDetails(id, { location: 'Lille' }),
    holds: ({ tournament: { location } }) => location === 'Lille',
    field: 'location',
    isText: true,
  },
  'when registration opens': {
    run: (c, id) => c.setRegistrationWindow(id, 1_000, 0, { registrationOpensAt: 0, registrationClosesAt: 0 }),
    holds: ({ tournament: { registrationOpensAt } }) => registrationOpensAt === 1_000,
    field: 'registrationOpensAt',
    needsNetwork: true,
  },
  'when registration closes': {
    run: (c, id) => c.setRegistrationWindow(id, 0, 9_000, { registrationOpensAt: 0, registrationClosesAt: 0 }),
    holds: ({ tournament: { registrationClosesAt } }) => registrationClosesAt === 9_000,
    field: 'registrationClosesAt',
    needsNetwork: true,
  },
  'points for a win': {
    run: (c, id) => c.adjustPoints(id, { ...points, pointsPerWin: 2 }, points),
    holds: ({ tournament: { pointsPerWin } }) => pointsPerWin === 2,
    field: 'pointsPerWin',
    needsNetwork: true,
  },
  'other points for a win': {
    run: (c, id) => c.adjustPoints(id, { ...points, pointsPerWin: 4 }, points),
    holds: ({ tournament: { pointsPerWin } }) => pointsPerWin === 4,
    field: 'pointsPerWin',
    needsNetwork: true,
  },
  'head-to-head': {
    run: (c, id) => c.adjustPoints(id, { ...points, headToHead: !points.headToHead }, points),
    holds: ({ tournament: { headToHead } }) => headToHead === !points.headToHead,
    field: 'headToHead',
    needsNetwork: true,
  },
  'an order of seeds': {
    run: (c, id) => c.setTeamOrder(id, ['team2', 'team1'], []),
    holds: ({ tournament: { teamOrder } }) => String(teamOrder) === 'team2,team1',
    field: 'teamOrder',
    needsNetwork: true,
  },
  'another order of seeds': {
    run: (c, id) => c.setTeamOrder(id, ['team1', 'team2'], []),
    holds: ({ tournament: { teamOrder } }) => String(teamOrder) === 'team1,team2',
    field: 'teamOrder',
    needsNetwork: true,
  },
  'a late team': {
    run: (c, id) => c.addLateTeam(id, { name: 'Canal', profileIds: [''], points: { points: 2, reason: 'Late' } }, 'canal'),
    holds: (state) => groupOf(state).includes('canal') && 'canal' in state.teams,
    field: 'canal',
    needsNetwork: true,
  },
  'a waiting team': {
    run: (c, id) => c.admitLateTeam(id, 'waiting'),
    holds: (state) => groupOf(state).includes('waiting') && 'waiting' in state.teams,
    field: 'waiting',
    needsNetwork: true,
  },
  'a withdrawal': {
    run: (c, id) => c.withdrawTeam(id, 'team3'),
    holds: ({ tournament: { withdrawnTeamIds } }) => String(withdrawnTeamIds) === 'team3',
    field: 'withdrawnTeamIds',
  },
  'a next round': {
    run: (c, id) => c.addSwissRound(id, bye('team3')),
    holds: (state) => String(daysOf(state)['2']) === 'n1' && 'n1' in state.matches && byeOf(state) === 'team3',
    field: 'round 2',
    needsNetwork: true,
    refusedAfter: beforeRound,
  },
  'another next round': {
    run: (c, id) => c.addSwissRound(id, { ...bye('team2'), matches: { n2: { team1Id: 'team1', team2Id: 'team3' } } }),
    holds: (state) => String(daysOf(state)['2']) === 'n2' && 'n2' in state.matches && byeOf(state) === 'team2',
    field: 'round 2',
    needsNetwork: true,
    refusedAfter: beforeRound,
  },
  'visibility': {
    run: (c, id) => c.setVisibility(id, 'schedule', true),
    holds: ({ tournament: { isSchedulePublic } }) => isSchedulePublic === true,
    field: 'isSchedulePublic',
  },
};
const names = Object.keys(actions);
const actionOf = (name: string): Action => actions[name] as Action;

let backend: TestBackend;
let one: Organizer;
let other: Organizer;
let target: Parameters<typeof setDocuments>[0];
beforeAll(async () => {
  setLogLevel('silent');
  backend = await startTestBackend();
  target = { origin: backend.origin, projectId: backend.projectId, token: 'owner' };
  one = await enter(backend, 'one');
  other = await enter(backend, 'other');
});
afterAll(async () => {
  await Promise.all([one.leave(), other.leave()]);
  await backend.close();
});

let count = 0;
async function event(): Promise<string> {
  const id = `event${++count}`;
  const match = (team1Id: string, team2Id: string) => ({ team1Id, team2Id, team1Score: null, team2Score: null, referee: '' });
  await setDocuments(target, {
    [`tournaments/${id}`]: tournament({
      organizerUids: [one.uid, other.uid],
      groups: { '0': ['team1', 'team2', 'team3'] },
      scheduleType: 'swissRounds',
      schedule: { '0': ['m1', 'break', 'm2'], '1': ['m3'] },
      scheduleTimes: times,
    }),
    [`teams/${id}`]: { team1: team(), team2: team(), team3: team() },
    [`teams/${id}/entries/waiting`]: { name: 'Waiting', profileIds: [''], registeredAt: 1000 },
    [`schedules/${id}`]: { m1: match('team1', 'team2'), m2: match('team2', 'team1'), m3: match('team1', 'team2') },
  });
  return id;
}

async function stateOf(id: string): Promise<State> {
  const { getDoc, doc, getFirestore, connectFirestoreEmulator } = await import('firebase/firestore/lite');
  const { initializeApp, getApps } = await import('firebase/app');
  const known = getApps().find(({ name }) => name === 'operator');
  const db = getFirestore(known ?? initializeApp({ apiKey: 'key', projectId: backend.projectId }, 'operator'));
  const { hostname, port } = new URL(backend.origin);
  if (!known) connectFirestoreEmulator(db, hostname, Number(port), { mockUserToken: 'owner' });
  const [event, teams, matches] = await Promise.all(
    [`tournaments/${id}`, `teams/${id}`, `schedules/${id}`].map(async (path) => (await getDoc(doc(db, path))).data() ?? {}),
  );
  return { tournament: event ?? {}, teams: teams ?? {}, matches: matches ?? {} } as State;
}

const touches = (action: Action, match: string): boolean => action.field.startsWith(`${match} `);

/** Returns what differs from the expectations of both, after the second one followed the first. */
function faultsOf(first: string, second: string, answer: string | null, state: State): string[] {
  const [before, after] = [actionOf(first), actionOf(second)];
  const fault = (what: string) => [`${first}, then ${second}: ${what}; told ${answer}`];
  if (first === 'a match less' && touches(after, 'm1')) {
    if (answer !== 'not-found') return fault('the second was not told that the match is gone');
    return before.holds(state) ? [] : fault('the deleted match came back');
  }
  // By now another entry is in the place of the break.
  const isMoved = second === 'a break less' && (first === 'a match less' || first === second);
  const isClash = before.field === after.field && first !== second;
  if (isMoved || after.refusedAfter?.includes(first) || (isClash && !after.isText)) {
    if (answer !== 'conflict') return fault('the second was not told of the first');
    return before.holds(state) ? [] : fault('the first is lost');
  }
  if (answer !== null) return fault('the second was refused');
  if (!after.holds(state)) return fault('the second is lost');
  const isOverwritten = isClash || (second === 'a match less' && touches(before, 'm1'));
  return isOverwritten || before.holds(state) ? [] : fault('the first is lost');
}

describe.each(names)('%s first', (first) => {
  it('then every other, with a network', async () => {
    const faults = await Promise.all(
      names.map(async (second) => {
        const id = await event();
        await actionOf(first).run(one.commands, id);
        return faultsOf(first, second, await getFailureCode(actionOf(second).run(other.commands, id)), await stateOf(id));
      }),
    );
    expect(faults.flat()).toEqual([]);
  });

  it('then every other that had waited for a network', async () => {
    const waiting = await Promise.all(
      names
        .filter((second) => !actionOf(second).needsNetwork)
        .map(async (second) => {
          const id = await event();
          await other.watch(id);
          return { id, second };
        }),
    );
    await other.network(false);
    const queued = waiting.map(({ id, second }) => getFailureCode(actionOf(second).run(other.commands, id)));
    // Each is queued before the first one acts.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await Promise.all(waiting.map(({ id }) => actionOf(first).run(one.commands, id)));
    await other.network(true);
    const answers = await Promise.all(queued);
    const faults = await Promise.all(
      waiting.map(async ({ id, second }, index) => faultsOf(first, second, answers[index] ?? null, await stateOf(id))),
    );
    expect(faults.flat()).toEqual([]);
  });
});
