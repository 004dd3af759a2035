import fc from 'fast-check';
import { parseBracketGames, parseMatches, parseTournament, storedGoal, type GamePlay } from '../entities';
import { applyChange, clockAt, decide, getGameLength, getPhase, storedLength, topScorers, transitions, organizersOnly } from '.';
import type { DayAction, DayActionKind, DayContext, DayGame, DayPhase } from '.';

const HOUR = 3_600_000;
const start = Date.UTC(2027, 5, 12, 9);
const goal = (id: string, side: 1 | 2, at = start, player = '') => ({ id, side, at, player });

const actions: Readonly<Record<DayActionKind, DayAction>> = {
  call: { kind: 'call' },
  uncall: { kind: 'uncall' },
  start: { kind: 'start', length: 12 },
  unstart: { kind: 'unstart' },
  pause: { kind: 'pause' },
  resume: { kind: 'resume' },
  setClock: { kind: 'setClock', leftMs: 90_000 },
  goal: { kind: 'goal', goal: goal('new', 1) },
  undoGoal: { kind: 'undoGoal', id: 'g' },
  credit: { kind: 'credit', id: 'g', player: 'Zoé' },
  end: { kind: 'end', ending: 'played' },
  forfeit: { kind: 'forfeit', ending: 'forfeitByTeam1' },
  cancel: { kind: 'cancel' },
  correct: { kind: 'correct', team1Score: 4, team2Score: 1 },
  confirm: { kind: 'confirm' },
  unconfirm: { kind: 'unconfirm' },
  reopen: { kind: 'reopen' },
};

const play = (more: Partial<GamePlay>): GamePlay => ({
  state: 'planned',
  ending: null,
  winner: null,
  clock: null,
  goals: [],
  isConfirmed: false,
  ...more,
});
const clock = { startedAt: start, pausedAt: null, playedMs: 0, length: 12 };
const stopped = { ...clock, pausedAt: start + 60_000 };
const nothing: DayGame = { team1Score: null, team2Score: null };
const games: Readonly<Record<DayPhase, DayGame>> = {
  planned: nothing,
  called: { ...nothing, play: play({ state: 'called' }) },
  playing: { team1Score: 1, team2Score: null, play: play({ state: 'playing', clock, goals: [goal('g', 1)] }) },
  paused: { team1Score: 1, team2Score: null, play: play({ state: 'playing', clock: stopped, goals: [goal('g', 1)] }) },
  finished: { team1Score: 1, team2Score: 0, play: play({ state: 'finished', ending: 'played', clock: stopped, goals: [goal('g', 1)] }) },
  confirmed: {
    team1Score: 1,
    team2Score: 0,
    play: play({ state: 'finished', ending: 'played', clock: stopped, goals: [goal('g', 1)], isConfirmed: true }),
  },
};
const after = (game: DayGame, action: DayAction, context?: DayContext, at = start): DayGame => {
  const verdict = decide(game, action, context);
  if (!verdict.allowed) throw new Error(`${action.kind}: ${verdict.reason}`);
  return applyChange(game, verdict.change, at);
};
const getReason = (game: DayGame, action: DayAction, context?: DayContext) => {
  const verdict = decide(game, action, context);
  return verdict.allowed ? null : verdict.reason;
};

const createMatch = (fields: object) => {
  const parsed = parseMatches({ m: { team1Id: 'a', team2Id: 'b', ...fields } });
  if (!parsed.ok) throw new Error('not parsed');
  return [...parsed.value.values()][0]!;
};

describe('what is stored', () => {
  it('DP-1 a game of before reads as before', () => {
    expect(createMatch({ team1Score: 3, team2Score: 1 })).not.toHaveProperty('play');
    expect(getPhase(createMatch({ team1Score: 3, team2Score: 1 }))).toBe('finished');
    expect(getPhase(createMatch({ team1Score: 3, team2Score: null }))).toBe('planned');
    expect(getPhase(createMatch({ team1Score: 3, team2Score: 1, play: { state: 'called' } }))).toBe('finished');
  });

  it.each([{ play: { state: 'extraTime' } }, { play: 7 }, { play: { state: 'playing', goals1: { g: 'soon' } } }])(
    'DP-1 a state that can not be read takes no game with it: %j',
    (fields) => {
      expect(createMatch({ ...fields, team1Score: 2, team2Score: 2 })).toMatchObject({ team1Score: 2, play: undefined });
      expect(parseBracketGames({ g: { bracketLevel: 'upper', roundId: 'round1', ...fields } }).ok).toBe(true);
    },
  );

  it('a start that is taken back leaves no result, also where goals were counted and taken back', () => {
    const tapped = (['goal', 'undoGoal'] as const).flatMap((kind) =>
      ([1, 2] as const).map((side): DayAction => (kind === 'goal' ? { kind, goal: goal(`g${side}`, side) } : { kind, id: `g${side}` })),
    );
    const played = tapped.reduce(
      (game, action) => after(game, action),
      after({ ...nothing, play: play({ state: 'called' }) }, actions.start),
    );
    expect(played).toMatchObject({ team1Score: 0, team2Score: 0 });
    const back = after(played, actions.unstart);
    expect([back.team1Score, back.team2Score, getPhase(back)]).toEqual([null, null, 'called']);
  });

  it('DP-6 goals are read in the order of their taps', () => {
    const [one, other] = [goal('z', 2, start + 5, 'Zoé'), goal('a', 1, start + 9)];
    const { play: read } = createMatch({ play: { state: 'playing', goals1: { a: storedGoal(other) }, goals2: { z: storedGoal(one) } } });
    expect(read?.goals).toEqual([one, other]);
  });

  it('DP-8 the length of a game is that of its round, its level, its stage', () => {
    const parsed = parseTournament('t', {
      name: 'Cup',
      startDate: '2027-06-12',
      endDate: '2027-06-13',
      gameLengths: { 'upper-round3': '2x15+10', 'lower': '10', 'day-1': '9+0', 'bad': 'long' },
    });
    if (!parsed.ok) throw new Error('not parsed');
    const times = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 };
    const getLength = (level: string, roundId: string) => getGameLength(parsed.value, times, { kind: 'bracket', level, roundId });
    expect(getLength('upper', 'round3')).toEqual({ periods: 2, length: 15, interval: 10, total: 30 });
    expect(getLength('upper', 'round2')).toEqual({ periods: 1, length: 12, interval: 5, total: 12 });
    expect(getLength('lower', 'round3')).toMatchObject({ total: 10, interval: 5 });
    expect(getGameLength(parsed.value, times, { kind: 'match', dayId: '1' })).toMatchObject({ total: 9, interval: 0 });
    expect(Object.values(parsed.value.gameLengths).map(storedLength)).toEqual(['2x15+10', '10', '9+0']);
    expect(parsed.left?.map(({ path }) => path)).toEqual(['gameLengths.bad']);
  });
});

describe('the table', () => {
  const phases = Object.keys(games) as DayPhase[];
  const pairs = phases.flatMap((phase) => (Object.keys(actions) as DayActionKind[]).map((kind) => [phase, kind] as const));

  it('DP-2 has every phase and every action', () => {
    expect(Object.keys(transitions).sort()).toEqual([...phases].sort());
    for (const phase of phases) expect(Object.keys(transitions[phase]).sort()).toEqual(Object.keys(actions).sort());
    for (const phase of phases) expect(getPhase(games[phase])).toBe(phase);
  });

  it.each(pairs)('DP-2 from %s, %s leads where the table says, or is refused with its reason', (phase, kind) => {
    const game = kind === 'unstart' ? withoutGoals(games[phase]) : games[phase];
    const to = transitions[phase][kind];
    const verdict = decide(game, actions[kind]);
    if (!verdict.allowed) expect(verdict.reason).toBe(to);
    else {
      expect(verdict.phase).toBe(to);
      expect(getPhase(applyChange(game, verdict.change, start + HOUR))).toBe(to);
    }
  });

  it.each(pairs)('DP-3 from %s, %s by a scorekeeper', (phase, kind) => {
    const game = kind === 'unstart' ? withoutGoals(games[phase]) : games[phase];
    const reason = getReason(game, actions[kind], { by: 'scorekeeper' });
    if (organizersOnly.includes(kind)) expect(reason).toBe('organizersOnly');
    else if (phase === 'confirmed') expect(reason).toBe('isConfirmed');
    else expect(reason).toBe(getReason(game, actions[kind]));
  });
});

it.each(['forfeitByTeam1', 'forfeitByTeam2', 'doubleForfeit', 'cancelled'] as const)(
  'DP-3 what organisers decided without play is not a scorekeeper’s to change: %s',
  (ending) => {
    const decided: DayGame = { ...games.finished, play: { ...games.finished.play!, ending } };
    for (const kind of ['correct', 'reopen', 'credit'] as const) {
      expect(getReason(decided, actions[kind], { by: 'scorekeeper' })).toBe('organizersOnly');
      expect(getReason(games.finished, actions[kind], { by: 'scorekeeper' })).toBe(getReason(games.finished, actions[kind]));
    }
    expect(getReason(decided, actions.correct)).toBeNull();
  },
);

const withoutGoals = (game: DayGame): DayGame => (game.play ? { ...game, play: { ...game.play, goals: [] } } : game);

describe('a game of the bracket', () => {
  const level: DayGame = { ...games.playing, team1Score: 2, team2Score: 2 };
  const isBracket = true;

  it('DP-4 waits for its teams and ends with a winner', () => {
    expect(getReason(games.called, actions.start, { isBracket, hasTeams: false })).toBe('teamsUnknown');
    expect(getReason(level, actions.end)).toBeNull();
    expect(getReason(level, actions.end, { isBracket })).toBe('needsWinner');
    expect(after(level, { kind: 'end', ending: 'goldenGoal', winner: 2 }, { isBracket }).play).toMatchObject({
      ending: 'goldenGoal',
      winner: 2,
    });
    expect(getReason(games.playing, { kind: 'end', ending: 'overtime', winner: 2 }, { isBracket })).toBe('contradictsScores');
  });

  it('DP-4 is cancelled when nobody waits for it', () => {
    expect(getReason(games.planned, actions.cancel, { isBracket, othersWait: true })).toBe('othersWait');
    expect(getReason(games.planned, actions.cancel, { isBracket })).toBeNull();
  });
});

describe('the clock', () => {
  it('DP-5 is the same on every device, however wrong its own clock is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -HOUR, max: HOUR }), fc.nat(20 * 60_000), (offset, passed) => {
        const { playedMs, leftMs } = clockAt(clock, start + passed - offset, offset);
        expect(playedMs).toBe(passed);
        expect(leftMs).toBe(12 * 60_000 - passed);
      }),
      { seed: 21 },
    );
  });

  it('DP-5 stands while it is paused, and a start is never still to come', () => {
    expect(clockAt(stopped, start + HOUR)).toEqual({ isRunning: false, playedMs: 60_000, leftMs: 11 * 60_000 });
    expect(clockAt(clock, start - 400).playedMs).toBe(0);
  });

  it('DP-5 counts what was played between all its pauses', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 90_000 })), { maxLength: 8 }),
        (turns) => {
          let at = start;
          let game = after(games.called, actions.start, {}, at);
          for (const [played, rest] of turns) {
            game = after(game, actions.pause, {}, (at += played));
            game = after(game, actions.resume, {}, (at += rest));
          }
          expect(clockAt(game.play!.clock!, at).playedMs).toBe(turns.reduce((sum, [played]) => sum + played, 0));
        },
      ),
      { seed: 21 },
    );
  });
});

describe('goals', () => {
  it('DP-6 the same tap twice is refused, and what was taken back is gone once', () => {
    const once = after(games.playing, { kind: 'goal', goal: goal('h', 2, start + 3) });
    expect(once).toMatchObject({ team1Score: 1, team2Score: 1 });
    expect(getReason(once, { kind: 'goal', goal: goal('h', 2) })).toBe('sameGoal');
    const gone = after(once, { kind: 'undoGoal', id: 'h' });
    expect(gone).toMatchObject({ team1Score: 1, team2Score: 0 });
    expect(getReason(gone, { kind: 'undoGoal', id: 'h' })).toBe('noGoal');
  });

  it('DP-7 a side without a goal has 0 at the end; a reopened game goes on with its clock stopped', () => {
    const ended = after(games.playing, actions.end, {}, start + 5000);
    expect(ended).toMatchObject({ team1Score: 1, team2Score: 0, play: { clock: { pausedAt: start + 5000 } } });
    expect(getPhase(after(ended, actions.reopen))).toBe('paused');
    expect(getPhase(after(after(games.planned, actions.forfeit), actions.reopen))).toBe('called');
    expect(getReason({ team1Score: 1, team2Score: 1 }, actions.reopen)).toBe('hasScores');
    expect(getReason(ended, actions.reopen, { othersBegun: true })).toBe('othersBegun');
  });

  it('DP-6 whatever is tapped in whatever order, scores are the goals that stand, each device seeing the same', () => {
    const taps = fc.array(
      fc.record({ id: fc.constantFrom(...'abcdef'), side: fc.constantFrom<1 | 2>(1, 2), undo: fc.boolean(), at: fc.nat(9) }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(taps, (list) => {
        let game: DayGame = { ...games.playing, team1Score: null, play: play({ state: 'playing', clock }) };
        for (const { id, side, undo, at } of list) {
          const verdict = decide(game, undo ? { kind: 'undoGoal', id } : { kind: 'goal', goal: goal(id, side, start + at) });
          if (verdict.allowed) game = applyChange(game, verdict.change, start);
        }
        const count = (side: number) => game.play!.goals.filter((one) => one.side === side).length;
        expect([game.team1Score ?? 0, game.team2Score ?? 0]).toEqual([count(1), count(2)]);
      }),
      { seed: 21 },
    );
  });

  it('DP-9 top scorers share a rank, and cancelled games count for nobody', () => {
    const by = (goals: string, more: Partial<GamePlay> = {}) => ({
      ...nothing,
      team1Id: 'A',
      team2Id: 'B',
      play: play({ ...more, goals: [...goals].map((name, at) => goal(`${at}`, name < 'm' ? 1 : 2, at, name === '-' ? '' : name)) }),
    });
    expect(topScorers([by('aaz-'), by('zb'), by('bbb', { ending: 'cancelled' }), { ...nothing, team1Id: 'A', team2Id: 'B' }])).toEqual([
      { player: 'a', teamId: 'A', goals: 2, rank: 1 },
      { player: 'z', teamId: 'B', goals: 2, rank: 1 },
      { player: 'b', teamId: 'A', goals: 1, rank: 3 },
    ]);
  });

  it('DP-9 a name is somebody of its team, a profile one player in whatever team', () => {
    const profile = 'p'.repeat(28);
    const by = (team1Id: string, player: string) => ({
      ...nothing,
      ...{ team1Id, team2Id: 'Z' },
      play: play({ goals: [goal('g', 1, 1, player)] }),
    });
    expect(topScorers([by('B', 'Zoé'), by('A', 'Zoé'), by('A', 'Zoé'), by('A', profile), by('B', profile)])).toEqual([
      { player: 'Zoé', teamId: 'A', goals: 2, rank: 1 },
      { player: profile, teamId: 'A', goals: 2, rank: 1 },
      { player: 'Zoé', teamId: 'B', goals: 1, rank: 3 },
    ]);
  });
});

describe('any day', () => {
  it('DP-2 no sequence of allowed actions leaves a game without a way to its end', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...(Object.keys(actions) as DayActionKind[])), { maxLength: 60 }), (kinds) => {
        let game: DayGame = nothing;
        let at = start;
        kinds.forEach((kind, index) => {
          const action =
            kind === 'goal'
              ? { kind, goal: goal(`g${index}`, 1, at) }
              : kind === 'undoGoal' || kind === 'credit'
                ? { ...actions[kind], id: game.play?.goals[0]?.id ?? '' }
                : actions[kind];
          const verdict = decide(game, action as DayAction);
          if (!verdict.allowed) return;
          game = applyChange(game, verdict.change, (at += 1000));
          expect(getPhase(game)).toBe(verdict.phase);
          if (game.play?.state === 'finished') expect(game.play.ending).not.toBeNull();
          else expect(game.play).toMatchObject({ ending: null, isConfirmed: false });
        });
        const way: DayAction[] = [{ kind: 'call' }, { kind: 'start', length: 12 }, { kind: 'end', ending: 'played' }, { kind: 'confirm' }];
        for (const action of way) {
          const verdict = decide(game, action);
          if (verdict.allowed) game = applyChange(game, verdict.change, (at += 1000));
        }
        expect(getPhase(game)).toBe('confirmed');
      }),
      { seed: 21, numRuns: 500 },
    );
  });
});
