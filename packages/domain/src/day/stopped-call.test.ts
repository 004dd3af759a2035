import { changePlan } from './change-plan';
import { at, groupDay, nowAt, play, createPlan } from './day.testkit';
import { expectedTimes } from './expected-times';
import { storedPlan } from './apply-stored-plan';

const STOPPED = 551;
const RESUMES = 650;

const clockFrom = (minutes: number, pausedAt: number | null = null) => ({
  startedAt: at(minutes),
  pausedAt: pausedAt === null ? null : at(pausedAt),
  playedMs: 0,
  length: 12,
});
const first = {
  'is over': { team1Score: 1, team2Score: 0, play: play('finished', { clock: clockFrom(540, 550) }) },
  'runs': { play: play('playing', { clock: clockFrom(540) }) },
  'runs late': { play: play('playing', { clock: clockFrom(546) }) },
  'is paused': { play: play('playing', { clock: clockFrom(540, 548) }) },
} as const;

/** Returns when the games of both courts are expected during a stop, with the next game of the second court called or not. */
function expectedIn(state: keyof typeof first, isCalled: boolean, when: 'before' | 'during'): readonly (readonly number[])[] {
  const day = groupDay(12, 2, {}, 1, 6);
  const courts = createPlan(day).courts.map(({ games }) => games.map(({ id }) => id));
  const change = (id: string | undefined, fields: object) => {
    const match = [...day.matches.values()].find((one) => one.id === id)!;
    day.matches.set(match.id, { ...match, ...fields });
  };
  for (const games of courts) change(games[0], first[state]);
  const call = () => isCalled && change(courts[1]?.[1], { play: play('called') });
  if (when === 'before') call();
  const stopped = changePlan(createPlan(day), { kind: 'stop', resumeAt: RESUMES }, nowAt(STOPPED));
  if (!stopped.allowed) throw new Error(stopped.reason);
  if (when === 'during') call();
  const times = expectedTimes(createPlan(day, storedPlan(stopped.plan)), nowAt(STOPPED + 40));
  return courts.map((games) => games.slice(1).map((id) => Math.round(times.get(id)!.start)));
}

it.each(Object.keys(first) as (keyof typeof first)[])(
  'a call before or during a stop moves no court: where the game before %s, both go on alike',
  (state) => {
    const [one, other] = expectedIn(state, false, 'before');
    expect(other).toEqual(one);
    expect(one?.[0]).toBeGreaterThanOrEqual(RESUMES);
    for (const when of ['before', 'during'] as const) expect(expectedIn(state, true, when)).toEqual([one, other]);
  },
);
