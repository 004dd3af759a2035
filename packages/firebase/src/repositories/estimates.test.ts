import { Timestamp } from 'firebase/firestore';
import { replaceEstimates, correctEstimates } from './estimates';

const at = (millis: number) => Timestamp.fromMillis(millis);
const device = 1_800_000_000_000;
const estimated = { m1: { team1Score: 2, play: { clock: { startedAt: at(device), pausedAt: null }, goals: {} } }, m2: { at: at(5) } };
const stored = { m1: { team1Score: 2, play: { clock: { startedAt: null, pausedAt: null }, goals: {} } }, m2: { at: at(5) } };

afterEach(() => correctEstimates(() => 0));

it('a time that is on its way is told by the server’s clock; those that have arrived stay', () => {
  correctEstimates(() => -180_500);
  const right = replaceEstimates(estimated, stored);
  expect(right).toEqual({
    m1: { team1Score: 2, play: { clock: { startedAt: at(device - 180_500), pausedAt: null }, goals: {} } },
    m2: { at: at(5) },
  });
  expect((right['m1'] as typeof estimated.m1).play.clock.startedAt).toBeInstanceOf(Timestamp);
});

it('a device that is right changes nothing', () => {
  expect(replaceEstimates(estimated, stored)).toBe(estimated);
});
