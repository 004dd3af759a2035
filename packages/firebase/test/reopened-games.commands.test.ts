import { type GameId, type TeamId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import type { DayAction } from '@courtside/domain/day';
import { createBracket, playGame, recordBracketGame, setBracketReferee } from '../src/commands';
import { newDocumentId } from '../src/ids';
import { watchBracket } from '../src/repositories';
import { openLive } from '../src/session/open-live';
import { eachTestHasAnEvent, times } from './event.testkit';
import { firstValue } from './platform.testkit';
import { firestore, loseNextTransaction } from './transactions.testkit';

jest.mock('firebase/firestore', () => jest.requireActual<{ firestore: object }>('./transactions.testkit').firestore);

let id = '';
let teamIds: readonly string[] = [];
eachTestHasAnEvent((event) => ({ id, teamIds } = event));

const act = (game: string, ...actions: readonly DayAction[]) =>
  actions.reduce((before, action) => before.then(() => playGame(id, { stage: 'bracket', id: game }, action)), Promise.resolve());
const stateOf = async (game: string) => (await firstValue(watchBracket, [id]))?.get(game as GameId)?.play?.state;
const goal = (): DayAction => ({ kind: 'goal', goal: { id: newDocumentId(), side: 1, at: Date.now(), player: '' } });
const begin: readonly DayAction[] = [{ kind: 'call' }, { kind: 'start', length: 12 }];
const reopen: DayAction = { kind: 'reopen' };
const end: DayAction = { kind: 'end', ending: 'played' };
const semis = ['u1-1', 'u1-2'];

/** Takes the network away. `sent` waits until a change is in the queue; `online` brings the network back, and waits for the server. */
async function loseNetwork() {
  const { db } = await openLive();
  const queue: Promise<unknown>[] = [];
  await firestore.disableNetwork(db);
  return {
    sent: (change: Promise<unknown>) => {
      queue.push(change);
      return new Promise((resolve) => setTimeout(resolve, 100));
    },
    online: () => firestore.enableNetwork(db).then(() => Promise.all(queue)),
  };
}

beforeEach(async () => {
  await createBracket(id, newBracket('single', teamIds.slice(0, 4) as unknown as readonly TeamId[]), times);
  for (const semi of semis) {
    await act(semi, ...begin, goal(), end);
    await recordBracketGame(id, semi, { team1Score: 1, team2Score: 0, isTapped: true });
  }
});

it('DP-7 a bracket game is not reopened once a game that waited for it has begun', async () => {
  await act('u2-1', { kind: 'call' });
  await act('u1-1', reopen, end);
  await act('u2-1', { kind: 'start', length: 12 });
  for (const semi of semis) await expect(act(semi, reopen)).rejects.toMatchObject({ code: 'invalid', message: 'othersBegun' });
  expect(await stateOf('u1-1')).toBe('finished');

  await act('u2-1', { kind: 'unstart' });
  await act('u1-1', reopen);
  expect(await stateOf('u1-1')).toBe('playing');
});

it('DP-7 a bracket game is reopened after a later one was forfeited without play, and nothing follows a final', async () => {
  await act('u2-1', { kind: 'forfeit', ending: 'forfeitByTeam1' });
  await act('u1-1', reopen, end);
  expect(await stateOf('u1-1')).toBe('finished');
  await act('u2-1', reopen);
  await act('u2-1', { kind: 'start', length: 12 }, goal(), end, reopen);
  expect(await stateOf('u2-1')).toBe('playing');
});

it('DP-7 without a network, only an end that the server does not have is taken back', async () => {
  loseNextTransaction();
  await expect(act('u1-1', reopen)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await stateOf('u1-1')).toBe('finished');
  // The end does not stop a clock that stands.
  await act('u1-1', reopen);
  const { sent, online } = await loseNetwork();
  await sent(act('u1-1', end));
  const transactions = firestore.runTransaction.mock.calls.length;
  await sent(act('u1-1', reopen));
  // Without a network, an answer of the server would take seconds.
  expect(firestore.runTransaction.mock.calls).toHaveLength(transactions);
  await online();
  expect(await stateOf('u1-1')).toBe('playing');
});

it('DP-7 without a network, a change of another game does not make the end one that the server lacks', async () => {
  const { sent, online } = await loseNetwork();
  await sent(setBracketReferee(id, 'u1-2', 'Ada'));
  loseNextTransaction();
  await expect(act('u1-1', reopen)).rejects.toMatchObject({ code: 'unavailable' });
  await online();
});

it('DP-7 a result is not removed before its game is reopened while a later game is in play', async () => {
  await act('u2-1', ...begin);
  const removed = { team1Score: null, team2Score: null };
  await expect(recordBracketGame(id, 'u1-1', removed)).rejects.toMatchObject({ code: 'conflict' });
  await recordBracketGame(id, 'u1-1', { ...removed, mayClear: ['u2-1'] });
});
