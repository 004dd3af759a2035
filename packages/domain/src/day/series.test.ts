import type { SeriesLength, GamePlay, SeriesGame } from '../entities';
import { gameId, parseBracketGames } from '../entities';
import {
  applyChange,
  decide,
  getPhase,
  goalsBefore,
  isSeriesDecided,
  previewCorrection,
  storedSeries,
  type DayAction,
  type DayContext,
  type DayGame,
} from '.';
import { at, createBracketDay, createPlan, nowAt, play } from './day.testkit';
import { expectedTimes } from './expected-times';

const context: DayContext = { isBracket: true, bestOf: 3 };
const planned: DayGame = { team1Score: null, team2Score: null };
const won = (one: number, other: number, goals = 0): SeriesGame => ({ scores: [one, other], winner: one > other ? 1 : 2, goals });
let ids = 0;
const goal = (side: 1 | 2): DayAction => ({ kind: 'goal', goal: { id: `g${(ids += 1)}`, side, at: at(600) + ids, player: '' } });
const end: DayAction = { kind: 'end', ending: 'played' };
const start: DayAction = { kind: 'start', length: 12 };

function act(game: DayGame, ...actions: readonly DayAction[]): DayGame {
  return actions.reduce((state, action) => {
    const verdict = decide(state, action, context);
    if (!verdict.allowed) throw new Error(`${action.kind}: ${verdict.reason}`);
    return applyChange(state, verdict.change, at(600));
  }, game);
}
const summary = (game: DayGame) => [getPhase(game), game.team1Score, game.team2Score, storedSeries(game.play?.games ?? [])];
const reason = (game: DayGame, action: DayAction) => {
  const verdict = decide(game, action, context);
  return verdict.allowed ? null : verdict.reason;
};

describe('a series at the court', () => {
  const first = act(planned, { kind: 'call' }, start, goal(1), goal(2), goal(1), end);

  it('waits for its next game after the first one, without a score', () => {
    expect(summary(first)).toEqual(['called', null, null, '2-1#3']);
    expect(first.play?.clock).not.toBeNull();
    expect(first.play?.ending).toBeNull();
  });

  it('is over as soon as one side has the majority, and its score is the games won, B30', () => {
    expect(summary(act(first, start, goal(1), end))).toEqual(['finished', 2, 0, '2-1#3 1-0#4']);
    const third = act(first, start, goal(2), end, start, goal(2), goal(1), goal(2), end);
    expect(summary(third)).toEqual(['finished', 1, 2, '2-1#3 0-1#4 1-2#7']);
    expect(third.play).toMatchObject({ ending: 'played', winner: null });
  });

  it('needs a winner for a level game, and keeps it', () => {
    const level = act(first, start, goal(1), goal(2));
    expect(reason(level, end)).toBe('needsWinner');
    expect(summary(act(level, { kind: 'end', ending: 'goldenGoal', winner: 2 }))).toEqual(['called', null, null, '2-1#3 1-1/2#5']);
  });

  it('continues a game that was ended too early, between two games and after the last one', () => {
    expect(summary(act(first, { kind: 'reopen' }))).toEqual(['paused', 2, 1, '']);
    const over = act(first, start, goal(1), end);
    expect(summary(act(over, { kind: 'reopen' }))).toEqual(['paused', 1, 0, '2-1#3']);
    expect(summary(act(over, { kind: 'confirm' }, { kind: 'reopen' }, goal(2), goal(2), end))).toEqual([
      'called',
      null,
      null,
      '2-1#3 1-2#6',
    ]);
  });

  it('undoes goals of the game that is played, not of earlier ones', () => {
    const second = act(first, start, goal(2));
    const goals = second.play?.goals ?? [];
    expect(goalsBefore(second)).toBe(3);
    expect(goals.map(({ id }) => reason(second, { kind: 'undoGoal', id }))).toEqual(['noGoal', 'noGoal', 'noGoal', null]);
    expect(goals.map(({ id }) => reason(second, { kind: 'credit', id, player: 'Zoé' }))).toEqual([null, null, null, null]);
  });

  it('takes back the start of a game without goals, and keeps the games before', () => {
    const second = act(first, start);
    expect(summary(act(second, { kind: 'unstart' }))).toEqual(['called', null, null, '2-1#3']);
    expect(reason(act(second, goal(1)), { kind: 'unstart' })).toBe('hasGoals');
    expect(reason(first, { kind: 'uncall' })).toBe('alreadyPlaying');
  });

  it('is decided by a forfeit at any time, which can be undone', () => {
    const between = act(first, { kind: 'forfeit', ending: 'forfeitByTeam1' });
    expect([summary(between)[0], between.play?.ending]).toEqual(['finished', 'forfeitByTeam1']);
    expect(summary(act(between, { kind: 'reopen' }))).toEqual(['called', null, null, '2-1#3']);
    const within = act(first, start, goal(1), { kind: 'forfeit', ending: 'forfeitByTeam2' });
    expect(summary(act(within, { kind: 'reopen' }))).toEqual(['paused', 1, 0, '2-1#3']);
    for (const decision of [{ kind: 'forfeit', ending: 'forfeitByTeam2' }, { kind: 'cancel' }] as const)
      expect(summary(act(first, start, decision, { kind: 'reopen' }))).toEqual(['paused', 0, 0, '2-1#3']);
    const after = act(first, start, goal(1), end, { kind: 'forfeit', ending: 'forfeitByTeam1' });
    expect([summary(after), after.play?.ending]).toEqual([['finished', 2, 0, '2-1#3 1-0#4'], 'forfeitByTeam1']);
    expect(summary(act(after, { kind: 'reopen' }))).toEqual(['paused', 1, 0, '2-1#3']);
    const behind = act(first, start, goal(2), { kind: 'forfeit', ending: 'forfeitByTeam2' });
    expect(summary(act(behind, { kind: 'reopen' }))).toEqual(['paused', 0, 1, '2-1#3']);
  });
});

describe('a typed series', () => {
  const correct = (...games: readonly SeriesGame[]): DayAction => ({ kind: 'correct', team1Score: 0, team2Score: 0, games });

  it('goes on until its games decide it', () => {
    const one = act(planned, correct(won(3, 2)));
    expect(summary(one)).toEqual(['planned', null, null, '3-2']);
    expect(summary(act(one, correct(won(3, 2), won(1, 4))))).toEqual(['planned', null, null, '3-2 1-4']);
    expect(summary(act(one, correct(won(3, 2), won(1, 4), won(2, 0))))).toEqual(['finished', 2, 1, '3-2 1-4 2-0']);
    // It can be continued at the court.
    expect(summary(act(one, { kind: 'call' }, start, goal(1), end))).toEqual(['finished', 2, 0, '3-2 1-0#1']);
    expect(reason(act(one, { kind: 'call' }), { kind: 'reopen' })).toBe('hasScores');
  });

  it('recomputes the games won when one of them is corrected, and stays over', () => {
    const over = act(planned, correct(won(3, 2), won(1, 4), won(2, 0)));
    expect(summary(act(over, correct(won(3, 2), won(5, 4))))).toEqual(['finished', 2, 0, '3-2 5-4']);
    expect(summary(act(over, { kind: 'confirm' }, correct(won(3, 2), won(1, 4), won(0, 2))))).toEqual(['confirmed', 1, 2, '3-2 1-4 0-2']);
    expect(reason(over, correct(won(3, 2), won(1, 4)))).toBe('needsWinner');
  });

  it('keeps which goals were tapped before', () => {
    const one = act(planned, { kind: 'call' }, start, goal(1), goal(1), end);
    expect(summary(act(one, correct(won(3, 0))))).toEqual(['called', null, null, '3-0#2']);
    expect(summary(act(one, correct(won(3, 0), won(2, 4))))).toEqual(['called', null, null, '3-0#2 2-4#2']);
  });

  it('counts no goals of a removed game in the next one', () => {
    const two = act(planned, { kind: 'call' }, start, goal(1), goal(1), end, start, goal(2), end);
    const one = act(two, correct(won(2, 0)));
    expect(summary(one)).toEqual(['called', null, null, '2-0#3']);
    const again = act(one, start);
    expect((again.play?.goals ?? []).map(({ id }) => reason(again, { kind: 'undoGoal', id }))).toEqual(['noGoal', 'noGoal', 'noGoal']);
    expect(reason(again, { kind: 'unstart' })).toBeNull();
  });

  it.each<[string, readonly SeriesGame[]]>([
    ['notAScore', []],
    ['notAScore', [won(-1, 2)]],
    ['notAScore', [won(1.5, 2)]],
    ['notAScore', [won(10_000, 2)]],
    ['contradictsScores', [{ scores: [3, 2], winner: 2, goals: 0 }]],
    ['notAScore', [won(1, 0), won(1, 0), won(0, 1)]],
  ])('refuses %s', (why, games) => {
    expect(reason(planned, correct(...games))).toBe(why);
  });

  it('has no games if only its score is typed', () => {
    const over = act(planned, correct(won(3, 2), won(5, 4)));
    expect(summary(act(over, { kind: 'correct', team1Score: 1, team2Score: 2 }))).toEqual(['finished', 1, 2, '']);
  });
});

describe('a series whose teams would change', () => {
  it('is in play between two of its games: the organizer chooses what happens to it', () => {
    const day = createBracketDay('single', 4, 2, { bracketSeries: 'upper-round2:3' });
    const set = (id: string, fields: object) => day.games!.set(gameId(id), { ...day.games!.get(gameId(id))!, ...fields });
    for (const id of ['u1-1', 'u1-2']) set(id, { team1Score: 3, team2Score: 1, play: play('finished') });
    const preview = (state: GamePlay) => {
      set('u2-1', { play: state });
      const action = { kind: 'correct', team1Score: 1, team2Score: 3 } as const;
      const verdict = previewCorrection({ ...day, teams: [] }, { stage: 'bracket', id: 'u1-1' }, action);
      if (!verdict.allowed) throw new Error(verdict.reason);
      const { needsChoice, keep, bracketGames } = verdict.correction;
      return [needsChoice, keep !== null, bracketGames.find(({ id }) => id === 'u2-1')?.isOn];
    };
    expect(preview(play('called'))).toEqual([false, false, false]);
    expect(preview(play('called', { games: [won(2, 1, 3)] }))).toEqual([true, true, true]);
    expect(preview(play('planned', { games: [won(2, 1)] }))).toEqual([true, true, true]);
  });
});

describe('the games of a series as they are stored', () => {
  const parse = (games: unknown): GamePlay | undefined => {
    const parsed = parseBracketGames({ a: { bracketLevel: 'upper', roundId: 'round1', play: { state: 'called', games } } });
    return parsed.ok ? [...parsed.value.values()][0]?.play : undefined;
  };

  it('come back as they were, B31', () => {
    const games: readonly SeriesGame[] = [won(3, 2, 5), { scores: [2, 2], winner: 2, goals: 9 }, won(12, 0)];
    expect(parse(storedSeries(games))?.games).toEqual(games);
  });

  it('name a winner only if the scores are level: a device can store anything', () => {
    expect(parse('3-2/2#5 0-1/1')?.games).toEqual([won(3, 2, 5), won(0, 1)]);
  });

  it('are missing in any other game, B31', () => {
    expect(Object.keys(parse(undefined) ?? {})).not.toContain('games');
    expect(Object.keys(parse('') ?? {})).not.toContain('games');
  });

  it('are decided by the majority', () => {
    const decided = (bestOf: SeriesLength, ...games: readonly SeriesGame[]) => isSeriesDecided(games, bestOf);
    expect([decided(3, won(1, 0)), decided(3, won(1, 0), won(0, 1)), decided(3, won(1, 0), won(2, 1))]).toEqual([false, false, true]);
    expect([decided(5, won(1, 0), won(2, 1)), decided(5, won(1, 0), won(2, 1), won(3, 1))]).toEqual([false, true]);
  });
});

describe('a series in the plan of the day', () => {
  const day = createBracketDay('single', 8, 2, { bracketSeries: 'upper-round3:3' });
  const final = (more: object = {}) => {
    const games = new Map([...day.games!].map(([id, game]) => [id, id === 'u3-1' ? { ...game, ...more } : game]));
    return createPlan({ ...day, games });
  };

  it('takes the time of all its games on one court, B30', () => {
    expect(final().games.get('u3-1')).toMatchObject({ bestOf: 3, length: 36 });
    expect([...final().games.values()].filter(({ bestOf }) => bestOf).map(({ id }) => id)).toEqual(['u3-1']);
  });

  it('is expected to end after the games that may follow', () => {
    const begins = final().games.get('u3-1')!.start;
    const clock = { startedAt: at(begins), pausedAt: null, playedMs: 0, length: 12 };
    const endAt = (more: Partial<GamePlay>, minutes: number) =>
      expectedTimes(final({ play: play('playing', { clock, ...more }) }), nowAt(minutes)).get('u3-1')?.end;
    expect(endAt({}, begins)).toBe(begins + 36);
    expect(endAt({ games: [won(3, 2)] }, begins)).toBe(begins + 24);
    expect(endAt({ games: [won(3, 2)], state: 'called' }, begins + 14)).toBe(begins + 38);
  });

  it('is late by its first game, not by the start of its later ones', () => {
    const begins = final().games.get('u3-1')!.start;
    const lateness = (started: number, more: Partial<GamePlay>) => {
      const clock = { startedAt: at(begins + started), pausedAt: null, playedMs: 0, length: 12 };
      return expectedTimes(final({ play: play('playing', { clock, ...more }) }), nowAt(begins + started)).get('u3-1')?.late;
    };
    expect(lateness(10, {})).toBe(10);
    expect(lateness(14, { games: [won(3, 2)] })).toBe(2);
    expect(lateness(29, { games: [won(3, 2), won(1, 4)] })).toBe(5);
    expect(lateness(10, { games: [won(3, 2)], state: 'called' })).toBe(10);
  });
});
