import { createSending } from './sending';

function open() {
  const calls: string[] = [];
  const answers: { readonly answer: () => void; readonly refuse: () => void }[] = [];
  const sending = createSending({
    drafts: { depart: () => ({ team1Score: 1 }), arrive: () => calls.push('arrive'), comeBack: () => calls.push('comeBack') },
    save: (matchId, entry, seen, isSettled) => {
      calls.push(`save ${matchId} ${JSON.stringify([entry, seen, isSettled])}`);
      return new Promise((resolve, reject) => answers.push({ answer: resolve, refuse: () => reject(new Error('no')) }));
    },
    successMs: 3000,
    errorMs: 6000,
    tell: () => undefined,
    onRefused: (matchId) => calls.push(`refused ${matchId}`),
  });
  return { sending, calls, answers };
}
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('saves with what was seen, says so for a while, and rests', async () => {
  const { sending, calls, answers } = open();
  void sending.send('m', { team1Score: 2 }, true);
  expect([sending.stateOf('m'), sending.isOnTheWay('m'), sending.stateOf('n')]).toEqual(['saving', true, 'idle']);
  answers[0]?.answer();
  await settled();
  expect([sending.stateOf('m'), sending.isOnTheWay('m')]).toEqual(['success', false]);
  expect(calls).toEqual(['save m [{"team1Score":2},{"team1Score":1},true]', 'arrive']);
  jest.advanceTimersByTime(3000);
  expect(sending.stateOf('m')).toBe('idle');
});

it('is saving until the last one of a match has arrived', async () => {
  const { sending, answers } = open();
  void sending.send('m', { team1Score: 2 }, false);
  void sending.send('m', { team1Score: 3 }, false);
  answers[0]?.answer();
  await settled();
  sending.begin('m');
  expect(sending.stateOf('m')).toBe('saving');
  answers[1]?.answer();
  await settled();
  expect(sending.stateOf('m')).toBe('success');
});

it('tells what was refused until it is sent again or forgiven', async () => {
  const { sending, calls, answers } = open();
  for (const matchId of ['m', 'n']) void sending.send(matchId, { team1Score: 2 }, false);
  answers[0]?.refuse();
  answers[1]?.refuse();
  await settled();
  expect(calls.slice(2)).toEqual(['comeBack', 'refused m', 'comeBack', 'refused n']);
  expect(sending.failures()).toEqual([
    { matchId: 'm', message: 'no' },
    { matchId: 'n', message: 'no' },
  ]);
  jest.advanceTimersByTime(6000);
  expect([sending.stateOf('m'), sending.failures().length]).toEqual(['idle', 2]);
  void sending.send('m', { team1Score: 2 }, false);
  expect(sending.failures()).toEqual([{ matchId: 'n', message: 'no' }]);
  sending.forgive('n');
  expect(sending.failures()).toEqual([]);
});

it('says of all matches together what matters most', async () => {
  const { sending, answers } = open();
  expect(sending.overall()).toBe('idle');
  for (const matchId of ['m', 'n', 'o']) void sending.send(matchId, { team1Score: 2 }, false);
  answers[0]?.answer();
  await settled();
  expect(sending.overall()).toBe('saving');
  answers[1]?.refuse();
  await settled();
  expect(sending.overall()).toBe('error');
  sending.rest('n');
  answers[2]?.answer();
  await settled();
  expect(sending.overall()).toBe('success');
});

it('waits for nothing once it is closed', async () => {
  const { sending, answers } = open();
  void sending.send('m', { team1Score: 2 }, false);
  answers[0]?.answer();
  await settled();
  sending.close();
  expect(jest.getTimerCount()).toBe(0);
});
