import { times } from './event.testkit';
import { startTestBackend, type TestBackend } from './backend.testkit';
import { enter, getFailureCode, type Organizer } from './organizers.testkit';
import { draft } from './sample.testkit';

/* The results of commands on a server without free space, for each of the ways in which they write. */
jest.setTimeout(120_000);
const today = new Date().toISOString().slice(0, 10);
const event = { ...draft, startDate: today, endDate: today };

let backend: TestBackend;
let boss: Organizer;
beforeAll(async () => {
  backend = await startTestBackend({
    allowOwner: false,
    documentLimits: { unproven: { documents: 40, bytes: 1e6 }, anonymous: { documents: 2, bytes: 1e4 } },
  });
  boss = await enter(backend, 'boss');
});
afterAll(async () => {
  await boss.leave();
  await backend.close();
});

it('a guest scores by a pass within the room of the organizer; without room every way of writing says so, and goes on once there is some', async () => {
  const { commands } = boss;
  const id = await commands.createTournament(event);
  const [one = '', other = ''] = await commands.addMockTeams(id, 2);
  await commands.saveGroups(id, { '0': [one, other] });
  await commands.createSchedule(id, {
    scheduleType: 'roundRobin',
    schedule: { '0': ['m1'] },
    matches: { m1: { team1Id: one, team2Id: other } },
    scheduleTimes: times,
  });
  const { passId, secret } = await commands.createPass(id, 'Fence', null);

  const guest = await enter(backend, 'guest');
  await guest.leave();
  const m1 = { stage: 'match', id: 'm1' } as const;
  const as = { by: 'scorekeeper' } as const;
  expect(await getFailureCode(guest.commands.claimPass(id, passId, secret))).toBeNull();
  expect(await getFailureCode(guest.commands.playGame(id, m1, { kind: 'call' }, as))).toBeNull();
  expect(await getFailureCode(guest.commands.playGame(id, m1, { kind: 'start', length: 12 }, as))).toBeNull();

  let refusal: string | null = null;
  const made: string[] = [];
  for (let count = 0; count < 40 && refusal === null; count += 1)
    refusal = await getFailureCode(commands.createTournament(event).then((created) => made.push(created)));
  expect(refusal).toBe('full');
  refusal = null;
  for (let count = 0; count < 40 && refusal === null; count += 1)
    refusal = await getFailureCode(commands.createPass(id, `Pass ${count}`, null));
  expect(refusal).toBe('full');
  // With the live client: in a transaction, and in a batch of its stream.
  expect(await getFailureCode(commands.announce(id, 'Lunch'))).toBe('full');
  expect(await getFailureCode(commands.playGame(id, m1, { kind: 'pause' }))).toBe('full');
  // Writes that add no document are saved.
  expect(await getFailureCode(commands.renamePass(id, passId, 'Gate'))).toBeNull();
  for (const created of made) await commands.deleteTournament(created);
  expect(await getFailureCode(commands.announce(id, 'Lunch'))).toBeNull();
  expect(await getFailureCode(commands.playGame(id, m1, { kind: 'pause' }))).toBeNull();
  await guest.leave();
});
