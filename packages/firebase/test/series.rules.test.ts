import { doc, setDoc, Timestamp, updateDoc, type Firestore } from 'firebase/firestore/lite';
import { serverTimestamp } from 'firebase/firestore/lite';
import { claim, clockNow, dayForTests, game, keeperUid, play, step, type Step } from './day-rules.testkit';
import { expectAllowed, expectDenied } from './people.testkit';
import { organizer, rival } from './sample.testkit';

/* A series: which rounds are one, and how its games are played and typed. */
jest.setTimeout(300_000);

let boss: Firestore;
let keeper: Firestore;
const { stage, begin } = dayForTests((people) => ({ boss, keeper } = people));

const clock = { startedAt: Timestamp.now(), pausedAt: Timestamp.now(), playedMs: 0, length: 12 };
const running = { ...clock, pausedAt: null };
const goals = { goals1: { a: '1781431200000', b: '1781431200001' }, goals2: { c: '1781431200002' } };

/** Stores the final g1 in a state, and claims a pass for its court. */
async function put(state: string, more: object = {}, scores: object = {}): Promise<void> {
  await begin(null);
  await stage.put({
    'brackets/t': {
      g1: { ...game, team1Score: null, team2Score: null, ...scores, play: play(state, { game: 'g1', clock: null, ...more }) },
    },
  });
  await setDoc(doc(keeper, `days/t/scorekeepers/${keeperUid}`), claim('one'));
}

const told = (more: object): string => {
  const fields = {
    team1Id: 'a',
    team2Id: 'b',
    team1Score: null,
    team2Score: null,
    state: 'planned',
    ending: null,
    winner: null,
    clock: null,
  };
  return JSON.stringify({ ...fields, ...more, isConfirmed: false });
};
const act = (fields: Step['fields'], record: object = {}, [db, uid]: readonly [Firestore, string] = [boss, organizer]) =>
  step(db, uid, { path: 'brackets/t', id: 'g1', fields, record });
const byPass = () => [keeper, keeperUid] as const;

describe('the rounds that are series', () => {
  const change = (uid: string | null, bracketSeries: unknown) => updateDoc(doc(stage.dbOf(uid), 'tournaments/t'), { bracketSeries });

  it('are chosen by organizers, the best of 3 or of 5', async () => {
    await begin(null);
    for (const series of ['upper-round3:3', 'upper-round2:3 upper-round3:5', 'upper-grandFinal:5', ''])
      await expectAllowed(change(organizer, series));
    for (const wrong of ['upper-round3:4', 'upper-round3', 'round3:3', 'upper-round3:3 ', { 'upper-round3': 3 }, 3, null])
      await expectDenied(change(organizer, wrong));
    for (const uid of [rival, null]) await expectDenied(change(uid, 'upper-round3:3'));
  });
});

describe('a game of a series ends', () => {
  const ended = {
    'play.state': 'called',
    'play.games': '2-1#3',
    'play.clock.pausedAt': serverTimestamp(),
    'team1Score': null,
    'team2Score': null,
  };
  const record = {
    from: told({ team1Score: 2, team2Score: 1, state: 'playing' }),
    to: told({ state: 'called', games: '2-1#3' }),
  };
  const begun = () => put('playing', { clock: running, ...goals }, { team1Score: 2, team2Score: 1 });

  it('with the score that it had, by an organizer and by a pass', async () => {
    for (const by of [undefined, byPass()]) {
      await begun();
      await expectAllowed(act(ended, record, by));
    }
  });

  it('by a device that had not seen its clock stopped', async () => {
    for (const by of [undefined, byPass()]) {
      await put('playing', { clock, ...goals }, { team1Score: 2, team2Score: 1 });
      await expectAllowed(act(ended, record, by));
    }
  });

  it.each<[string, Step['fields']]>([
    ['another score', { 'play.games': '3-1#3' }],
    ['two games', { 'play.games': '2-1#3 2-1#3' }],
    ['no text of games', { 'play.games': '2:1' }],
    ['a number', { 'play.games': 2 }],
    ['a score that stays', { team1Score: 2, team2Score: 1 }],
    ['another score for the next game', { team1Score: 1, team2Score: 0 }],
    ['a goal less', { 'play.goals1': {} }],
    ['a clock that is set', { 'play.clock.playedMs': 1 }],
    ['a confirmation', { 'play.isConfirmed': true }],
  ])('not with %s', async (_what, wrong) => {
    await begun();
    await expectDenied(act({ ...ended, ...wrong }, record));
    await expectDenied(act({ ...ended, ...wrong }, record, byPass()));
  });

  it('not by others, and not as a record that says something else', async () => {
    await begun();
    await expectDenied(act(ended, record, [stage.dbOf(rival), rival]));
    await expectDenied(act(ended, { ...record, to: told({ team1Score: 5, state: 'called', games: '2-1#3' }) }, byPass()));
    await expectDenied(act(ended, { ...record, to: told({ state: 'called', games: 'two' }) }, byPass()));
  });
});

describe('the next game of a series', () => {
  const between = () => put('called', { clock, ...goals, games: '2-1#3' });
  const from = told({ state: 'called', games: '2-1#3' });

  it('starts at zero', async () => {
    for (const by of [undefined, byPass()]) {
      await between();
      await expectAllowed(
        act({ 'play.state': 'playing', 'play.clock': clockNow() }, { from, to: told({ state: 'playing', games: '2-1#3' }) }, by),
      );
    }
  });

  it('is not begun by a device that knows of no game before', async () => {
    await between();
    for (const old of [told({ state: 'called' }), told({ state: 'called', games: '1-2#3' }), '{}'])
      await expectDenied(act({ 'play.state': 'playing', 'play.clock': clockNow() }, { from: old }));
  });

  it('counts no goal that waited for a network since the game before', async () => {
    const fields = { 'play.goals1.late': '1781431200003', 'team1Score': 1 };
    for (const [old, isAllowed] of [
      [told({ state: 'playing', games: '2-1#3' }), true],
      [told({ team1Score: 2, team2Score: 1, state: 'playing' }), false],
    ] as const) {
      await put('playing', { clock: running, ...goals, games: '2-1#3' });
      await (isAllowed ? expectAllowed : expectDenied)(act(fields, { from: old, to: old }));
    }
  });

  it('is taken back before its first goal, not after', async () => {
    const fields = { 'play.state': 'called', 'play.clock': null };
    const record = { from: told({ state: 'playing', games: '2-1#3' }) };
    await put('playing', { clock: running, ...goals, games: '2-1#3' });
    await expectAllowed(act(fields, record));
    await put('playing', { clock: running, ...goals, games: '2-1#3' }, { team1Score: 1, team2Score: 0 });
    await expectDenied(act(fields, record));
  });

  it('is called off only while no game has ended', async () => {
    await put('called', { games: '' });
    await expectAllowed(act({ 'play.state': 'planned' }, { from: told({ state: 'called' }) }));
    await put('called', { games: '2-1' });
    await expectDenied(act({ 'play.state': 'planned' }, { from: told({ state: 'called', games: '2-1' }) }));
  });

  it('goes on after it was ended too early', async () => {
    for (const by of [undefined, byPass()]) {
      await between();
      const fields = { 'play.state': 'playing', 'play.games': '', 'team1Score': 2, 'team2Score': 1 };
      await expectAllowed(act(fields, { from, to: told({ team1Score: 2, team2Score: 1, state: 'playing' }) }, by));
    }
  });
});

describe('a series is over', () => {
  const begun = () => put('playing', { clock: running, ...goals, games: '1-0#1' }, { team1Score: 1, team2Score: 1 });
  const from = told({ team1Score: 1, team2Score: 1, state: 'playing', games: '1-0#1' });
  const over = {
    'play.state': 'finished',
    'play.ending': 'played',
    'play.games': '1-0#1 1-1/1#3',
    'play.clock.pausedAt': serverTimestamp(),
    'team1Score': 2,
    'team2Score': 0,
  };
  const to = told({ team1Score: 2, team2Score: 0, state: 'finished', ending: 'played', games: '1-0#1 1-1/1#3' });

  it('with a win for each of its games', async () => {
    for (const by of [undefined, byPass()]) {
      await begun();
      await expectAllowed(act(over, { from, to }, by));
    }
  });

  it.each<[string, Step['fields']]>([
    ['more wins than games', { team1Score: 3 }],
    ['the goals of its last game', { 'team1Score': 1, 'team2Score': 1, 'play.games': '1-0#1' }],
    ['without a score', { team1Score: null, team2Score: null }],
    ['other games before', { 'play.games': '0-1#1 1-1/1#3' }],
  ])('not with %s', async (_what, wrong) => {
    await begun();
    await expectDenied(act({ ...over, ...wrong }, { from, to }));
    await expectDenied(act({ ...over, ...wrong }, { from, to }, byPass()));
  });

  it('by a forfeit, whatever was played', async () => {
    await begun();
    await expectAllowed(
      act({ 'play.state': 'finished', 'play.ending': 'forfeitByTeam1', 'play.clock.pausedAt': serverTimestamp() }, { from }),
    );
    await begun();
    await expectDenied(
      act({ 'play.state': 'finished', 'play.ending': 'forfeitByTeam1', 'play.clock.pausedAt': serverTimestamp() }, { from }, byPass()),
    );
  });

  it('and corrected by its games, not by a score that they do not have', async () => {
    const fields = { 'play.games': '1-0#1 1-2#3 0-3', 'team1Score': 1, 'team2Score': 2 };
    for (const [more, isAllowed] of [
      [{}, true],
      [{ team1Score: 2 }, false],
    ] as const) {
      await put('finished', { clock, ending: 'played', ...goals, games: '1-0#1 1-1/1#3' }, { team1Score: 2, team2Score: 0 });
      await (isAllowed ? expectAllowed : expectDenied)(act({ ...fields, ...more }, { from: to }));
    }
  });
});

describe('a typed game of a series', () => {
  it.each([
    ['planned', null],
    ['called', clock],
  ] as const)('leaves a series %s', async (state, own) => {
    await put(state, { clock: own, games: '2-1' });
    const from = told({ state, games: '2-1' });
    await expectAllowed(act({ 'play.games': '2-1 0-3' }, { from, to: told({ state, games: '2-1 0-3' }) }));
    await put(state, { clock: own, games: '2-1' });
    await expectDenied(act({ 'play.winner': '1' }, { from }));
    await expectDenied(act({ 'play.games': '2-1 0-3' }, { from: told({ state }) }));
    await expectDenied(act({ 'play.games': '2-1 0-3' }, { from }, [stage.dbOf(rival), rival]));
  });
});
