import { CommitClock } from './clock';

describe('FS-51 commit times', () => {
  it('never stand still and never go back, whatever the system clock does and over restarts', () => {
    let system = 1_700_000_000_000;
    const clock = new CommitClock(() => system, 0n);
    const times: bigint[] = [clock.latest];
    for (const step of [0, 5, -60_000, 0, 1, 100_000]) {
      system += step;
      const time = clock.next();
      clock.settle(time);
      times.push(time);
    }
    const restarted = new CommitClock(() => system - 3_600_000, clock.latest);
    times.push(restarted.next());
    for (const [index, time] of times.entries()) if (index > 0) expect(time > (times[index - 1] ?? 0n)).toBe(true);
  });

  it('are told only after they are settled', () => {
    const clock = new CommitClock(() => 1000, 5_000_000n);
    clock.next();
    expect(clock.latest).toBe(5_000_000n);
  });
});
