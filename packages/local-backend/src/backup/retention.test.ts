import fc from 'fast-check';
import { formatBackupName, selectKeptBackups, parseBackupTime } from './retention';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const start = Date.UTC(2026, 0, 1);
const times = fc.array(
  fc.integer({ min: 0, max: 24 * 400 }).map((hours) => start + hours * HOUR),
  { maxLength: 300 },
);
const dayOf = (at: number): number => Math.floor(at / DAY);

it('B20 a name says when the back-up was taken, and no other name does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e9 }), (second) => {
      expect(parseBackupTime(formatBackupName(second * 1000))).toBe(second * 1000);
    }),
  );
  expect(parseBackupTime('courtside-mine.tar.gz')).toBeNull();
  expect(parseBackupTime(`${formatBackupName(start)}.tmp`)).toBeNull();
});

it('B21 the newest is always kept, and at most twelve', () => {
  fc.assert(
    fc.property(times, (all) => {
      const kept = selectKeptBackups(all);
      if (all.length > 0) expect(kept.has(Math.max(...all))).toBe(true);
      expect(kept.size).toBeLessThanOrEqual(12);
      for (const at of kept) expect(all).toContain(at);
    }),
  );
});

it('B22 each of the seven latest days that have one keeps its last', () => {
  fc.assert(
    fc.property(times, (all) => {
      const days = [...new Set(all.map(dayOf))].sort((one, other) => other - one).slice(0, 7);
      const kept = selectKeptBackups(all);
      for (const day of days) expect(kept.has(Math.max(...all.filter((at) => dayOf(at) === day)))).toBe(true);
    }),
  );
});

it('B23 what is removed hour by hour is what would be removed at once at the end', () => {
  fc.assert(
    fc.property(times, (all) => {
      let left: number[] = [];
      for (const at of [...all].sort((one, other) => one - other)) left = [...selectKeptBackups([...left, at])];
      expect(new Set(left)).toEqual(selectKeptBackups(all));
    }),
  );
});

it('B24 after two months of hours there are the last seven days and the ends of the last four weeks', () => {
  const kept = [...selectKeptBackups(Array.from({ length: 60 * 24 }, (_, hour) => start + hour * HOUR))].sort((one, other) => other - one);
  // From Sunday 1 March 2026, 23:00.
  expect(kept.map((at) => new Date(at).toISOString().slice(5, 13))).toEqual([
    ...['03-01T23', '02-28T23', '02-27T23', '02-26T23', '02-25T23', '02-24T23', '02-23T23'],
    ...['02-22T23', '02-15T23', '02-08T23'],
  ]);
});
