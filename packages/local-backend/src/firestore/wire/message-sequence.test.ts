import { createRandom } from '../../../test/random.testkit';
import { MessageSequence, MessageSequenceError, readMessages } from './message-sequence';

const formOf = (first: number, texts: readonly (string | null)[]): URLSearchParams =>
  new URLSearchParams([
    ['count', String(texts.length)],
    ['ofs', String(first)],
    ...texts.flatMap((text, index) => (text === null ? [] : [[`req${index}___data__`, text]])),
  ]);

describe('FS-59 messages of a session', () => {
  it('come out in order and once, however requests are cut, delayed, repeated and mixed', () => {
    for (let seed = 1; seed <= 2000; seed += 1) {
      const random = createRandom(seed);
      const all = Array.from({ length: 1 + random.below(30) }, (_, index) => `m${index}`);
      const requests: Map<number, string | null>[] = [];
      for (let at = 0; at < all.length;) {
        const size = 1 + random.below(5);
        requests.push(readMessages(formOf(at, all.slice(at, at + size)), 0));
        at += size;
      }
      // Repeated requests, alone, or with others behind them that leave a gap.
      for (const again of [...requests])
        if (random.below(4) === 0) requests.push(random.below(2) === 0 ? again : new Map([...again, ...random.pick(requests)]));
      requests.sort(() => random.next() - 0.5);
      const sequence = new MessageSequence();
      expect(requests.flatMap((request) => sequence.take(request))).toEqual(all);
      expect(sequence.received).toBe(all.length);
    }
  });

  it('are known by the index in their name, not by the count', () => {
    expect([...readMessages(formOf(4, ['four', null, null, 'seven']), 0)]).toEqual([
      [4, 'four'],
      [7, 'seven'],
    ]);
    expect([...readMessages(new URLSearchParams('count=0'), 3)]).toEqual([]);
    expect([...readMessages(new URLSearchParams('count=1&req0___data__=a'), 3)]).toEqual([[3, 'a']]);
    expect([...readMessages(new URLSearchParams('count=1&ofs=-5&req0___data__=a'), 3)]).toEqual([]);
  });

  it('that hold nothing are passed over', () => {
    expect(new MessageSequence().take(readMessages(new URLSearchParams('count=2&ofs=0&req0_type=_badmap&req1___data__=b'), 0))).toEqual([
      'b',
    ]);
  });

  it('do not wait without limit', () => {
    const sequence = new MessageSequence();
    expect(() => sequence.take(new Map([[20_000, 'far']]))).toThrow(MessageSequenceError);
    const large = 'x'.repeat(8 * 1024 * 1024);
    expect(() => [1, 2, 3, 4, 5].forEach((number) => sequence.take(new Map([[number, large]])))).toThrow(MessageSequenceError);
  });
});
