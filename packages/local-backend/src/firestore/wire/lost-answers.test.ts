import type { Store } from '../../store';
import { setUpTestStore } from '../../store/store.testkit';
import { LostAnswers } from './lost-answers';

const outcome = (time: bigint) => Promise.resolve({ time, results: [] });
const nothing = () => (): undefined => undefined;
const place = { session: null, number: 1 };

describe('lost answers', () => {
  let store: Store;
  let time = 1;
  const now = (): number => time;
  setUpTestStore((opened) => (store = opened));

  it('are given once, to the same person and for the same batch', async () => {
    const lost = new LostAnswers(store, now);
    lost.add('user a', 'digest', place, outcome(7n));
    expect(lost.take('user b', 'digest', nothing)).toBeNull();
    expect(lost.take('user a', 'other', nothing)).toBeNull();
    expect(await lost.take('user a', 'digest', nothing)).toMatchObject({ time: 7n });
    expect(lost.take('user a', 'digest', nothing)).toBeNull();
    expect(new LostAnswers(store, now).take('user a', 'digest', nothing)).toBeNull();
  });

  it('are not those of batches that were refused', async () => {
    const lost = new LostAnswers(store, now);
    lost.add('user a', 'digest', place, Promise.reject(new Error('refused')));
    await lost.saved();
    expect(lost.take('user a', 'digest', nothing)).toBeNull();
  });

  it('give way to newer ones, also after a restart', async () => {
    const before = new LostAnswers(store, now);
    for (time = 1; time <= 1000; time += 1) before.add('user a', `digest ${time}`, place, outcome(BigInt(time)));
    await before.saved();
    const lost = new LostAnswers(store, now);
    lost.add('user a', 'digest 1001', place, outcome(1001n));
    expect(lost.take('user a', 'digest 1', nothing)).toBeNull();
    for (const number of [2, 500, 1000, 1001])
      expect(await lost.take('user a', `digest ${number}`, nothing)).toMatchObject({ time: BigInt(number) });
  });
});
