import { withFixedPace } from './fixed-pace';
import { createRateLimit } from './rate-limit';
import { getNetwork } from '../http/addresses';

describe('A33 accounts are bounded', () => {
  it('an address of IPv6 counts as its network', () => {
    expect(getNetwork('203.0.113.7')).toBe('203.0.113.7');
    for (const address of ['2001:db8:0:1::1', '2001:DB8::1:ffff:0:0:9', '2001:0db8:0000:0001:1:2:3:4'])
      expect(getNetwork(address)).toBe('2001:db8:0:1::/64');
    expect(getNetwork('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });

  it('a bucket fills again by the hour, and takes nothing from others', () => {
    let time = 0;
    const limit = createRateLimit({ burst: 2, perHour: 2, what: 'tries', now: () => time });
    limit.take('a');
    limit.take('a');
    expect(() => limit.take('a')).toThrow(/TOO_MANY_ATTEMPTS_TRY_LATER : Too many tries.*30 minutes/);
    limit.take('b');
    time = 1_800_000;
    limit.take('a');
    time = 0; // A clock that goes backwards.
    expect(() => limit.take('a')).toThrow('TOO_MANY');
  });
});

describe('A34 messages', () => {
  it('come at a pace that does not tell what was done', async () => {
    for (const [work, answered] of [
      [1, 300],
      [299, 300],
      [301, 600],
      [900, 1200],
    ] as const) {
      let time = 0;
      const pace = { clock: () => time, wait: (milliseconds: number) => ((time += milliseconds), Promise.resolve()), step: 300 };
      await withFixedPace(() => ((time += work), Promise.resolve()), pace);
      expect(time).toBe(answered);
      time = 0;
      await expect(withFixedPace(() => ((time += work), Promise.reject(new Error('x'))), pace)).rejects.toThrow('x');
      expect(time).toBe(answered);
    }
  });
});
