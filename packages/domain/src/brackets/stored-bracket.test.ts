import { parseBracketGames, type BracketGame, type DayId, type GameId, type ScheduleEntry } from '../entities';
import { randomFrom } from '../matching/matching.testkit';
import { createSeeds, TYPES } from './brackets.testkit';
import { createBracket } from './create-bracket';
import { getGameState } from './game-state';
import { openGames } from './playability';
import { readBracket } from './read-bracket';
import { applyResult, clearResult, correctResult } from './results';
import { storedBracket, storedChanges, type StoredLayout } from './stored-bracket';
import type { Bracket } from './types';

/** Returns the games as a reader gets them after the document was written and parsed. */
function parsed(games: ReadonlyMap<string, object>): ReadonlyMap<GameId, BracketGame> {
  const result = parseBracketGames(Object.fromEntries(games));
  if (!result.ok) throw new Error('does not parse');
  return result.value;
}

function playSome(bracket: Bracket, share: number, random: () => number): Bracket {
  let now = bracket;
  for (let open = openGames(now); open.length > 0 && random() < share; open = openGames(now)) {
    const id = open[Math.floor(random() * open.length)]!;
    const level = random() < 0.2;
    now = applyResult(
      now,
      id,
      level
        ? { team1Score: 1, team2Score: 1, winner: getGameState(now, id).slots[0] as never }
        : { team1Score: Math.floor(random() * 3), team2Score: 3 },
    ).bracket;
  }
  return now;
}

describe.each(TYPES)('a stored %s bracket', (type) => {
  const random = randomFrom(type.length * 13);
  const states = (bracket: Bracket | null): unknown => bracket?.states;

  it('comes back as it was, B17 B18', () => {
    for (const n of [6, 7, 8, 11, 16, 21]) {
      const bracket = playSome(createBracket(type, createSeeds(n)), 0.95, random);
      const { games, layout } = storedBracket(bracket);
      const read = readBracket(layout, parsed(games));
      expect(read.problems).toEqual([]);
      expect(states(read.bracket)).toEqual(bracket.states);
      expect(read.bracket!.seeds).toEqual(bracket.seeds);
    }
  });

  it('is numbered after the games of the schedule, and as before without one', () => {
    const { games, layout } = storedBracket(createBracket(type, createSeeds(9)));
    const numbersAfter = (schedule: object) =>
      readBracket({ ...layout, schedule: schedule as Record<DayId, ScheduleEntry[]> }, parsed(games)).bracket!.template.games.map(
        ({ number }) => number,
      );
    const alone = numbersAfter({});
    expect(Math.min(...alone.flatMap((number) => number ?? []))).toBe(1);
    expect(numbersAfter({ 0: ['m1', 'break', 'm2'], 1: ['m3'] })).toEqual(alone.map((number) => (number === null ? null : number + 3)));
  });

  it('finds its seeds in the first rounds when the tournament does not name them, B18', () => {
    for (const n of [6, 9, 14, 20]) {
      const bracket = playSome(createBracket(type, createSeeds(n)), 0.97, random);
      const { games, layout } = storedBracket(bracket);
      const read = readBracket({ ...layout, bracketSeeds: [], bracketUpperSize: null }, parsed(games));
      expect(read.bracket!.seeds).toEqual(bracket.seeds);
      expect(states(read.bracket)).toEqual(bracket.states);
    }
  });

  it('is written field by field and then reads like the bracket, B19', () => {
    let bracket = createBracket(type, createSeeds(10));
    const { games, layout } = storedBracket(bracket);
    const document = new Map<string, object>(games);
    for (let open = openGames(bracket); open.length > 0; open = openGames(bracket)) {
      bracket = applyResult(bracket, open[0]!, { team1Score: Math.floor(random() * 3), team2Score: 3 }).bracket;
      for (const [id, fields] of storedChanges(parsed(document), bracket)) document.set(id, { ...document.get(id), ...fields });
    }
    expect(Object.fromEntries(document)).toEqual(Object.fromEntries(storedBracket(bracket).games));
    expect(storedChanges(parsed(document), bracket).size).toBe(0);
    expect(states(readBracket(layout, parsed(document)).bracket)).toEqual(bracket.states);
  });
});

describe('a stored bracket', () => {
  const start = (): { bracket: Bracket; games: Map<string, Record<string, unknown>>; layout: StoredLayout } => {
    const bracket = applyResult(createBracket('single', createSeeds(4)), 'u1-1', { team1Score: 3, team2Score: 1 }).bracket;
    const { games, layout } = storedBracket(bracket);
    return { bracket, games: new Map([...games].map(([id, game]) => [id, { ...game }])), layout };
  };

  it('names only the fields that a result changes, B19', () => {
    const { bracket } = start();
    const { bracket: after } = correctResult(bracket, 'u1-1', { team1Score: 3, team2Score: 4 });
    expect(Object.fromEntries(storedChanges(storedBracket(bracket).games, after))).toEqual({
      'u1-1': { team2Score: 4, winner: 'T4', loser: 'T1' },
      'u2-1': { team1Id: 'T4' },
      'thirdPlace': { team1Id: 'T1' },
    });
  });

  it('believes scores more than what was derived from them, B18', () => {
    const { games, layout, bracket } = start();
    Object.assign(games.get('u1-1')!, { winner: '', loser: '' });
    Object.assign(games.get('u2-1')!, { team1Id: 'TBD' });
    games.delete('thirdPlace');
    expect(readBracket(layout, parsed(games)).bracket!.states).toEqual(bracket.states);
    Object.assign(games.get('u1-1')!, { winner: 'T4' });
    expect(readBracket(layout, parsed(games)).problems).toEqual([
      { kind: 'winnerContradictsScores', gameId: 'u1-1' },
      { kind: 'missing', gameId: 'thirdPlace' },
    ]);
  });

  it('advances nobody by a half-entered score, whatever winner is written, B8 B18', () => {
    const { games, layout } = start();
    Object.assign(games.get('u1-2')!, { team1Score: 2, team2Score: null, winner: 'T2' });
    expect(getGameState(readBracket(layout, parsed(games)).bracket!, 'u1-2')).toMatchObject({ status: 'ready', scores: [2, null] });
  });

  it('leaves out and reports results of teams that do not meet there, B18', () => {
    const { games, layout } = start();
    Object.assign(games.get('u2-1')!, { team1Id: 'T4', team2Id: 'T2', team1Score: 5, team2Score: 0, winner: 'T4' });
    Object.assign(games.get('u1-2')!, { team1Score: 2, team2Score: 0 });
    const { bracket, problems } = readBracket(layout, parsed(games));
    expect(problems).toEqual([{ kind: 'otherTeams', gameId: 'u2-1' }]);
    expect(getGameState(bracket!, 'u2-1')).toMatchObject({ slots: ['T1', 'T2'], scores: [null, null] });
    expect(storedChanges(parsed(games), bracket!).has('u2-1' as GameId)).toBe(false);
    // Another result for that very game, or an empty one, replaces it.
    const fields = (after: Bracket) => storedChanges(parsed(games), after).get('u2-1' as GameId);
    expect(fields(applyResult(bracket!, 'u2-1', { team1Score: 1, team2Score: 2 }).bracket)).toEqual({
      team1Id: 'T1',
      team1Score: 1,
      team2Score: 2,
      winner: 'T2',
      loser: 'T1',
    });
    const taken = clearResult(bracket!, 'u2-1');
    expect(taken.changed).toContain('u2-1');
    expect(fields(taken.bracket)).toEqual({ team1Id: 'T1', team1Score: null, team2Score: null, winner: '' });
  });

  it('understands teams in the other order, B18', () => {
    const { games, layout } = start();
    Object.assign(games.get('u1-1')!, { team1Id: 'T4', team2Id: 'T1', team1Score: 1, team2Score: 3 });
    expect(getGameState(readBracket(layout, parsed(games)).bracket!, 'u1-1')).toMatchObject({ scores: [3, 1], winner: 'T1' });
  });

  it('keeps the ids under which it was stored, B18', () => {
    const { games, layout } = start();
    const renamed = new Map([...games].map(([id, game]) => [`x${id}`, game]));
    const levels = {
      upper: Object.fromEntries(Object.entries(layout.bracket.upper!).map(([round, ids]) => [round, ids.map((id) => `x${id}` as GameId)])),
    };
    const { bracket } = readBracket({ ...layout, bracket: levels }, parsed(renamed));
    expect(getGameState(bracket!, 'xu1-1').winner).toBe('T1');
    expect(storedChanges(parsed(renamed), bracket!).size).toBe(0);
  });

  it('is none without teams, B18', () => {
    const { layout } = start();
    for (const broken of [
      { ...layout, bracketSeeds: [] },
      { ...layout, bracketSeeds: createSeeds(3) },
      { ...layout, bracketSeeds: [...createSeeds(3), ...createSeeds(1)] },
    ]) {
      expect(readBracket(broken, new Map())).toEqual({ bracket: null, problems: [{ kind: 'noSeeds' }] });
    }
  });

  it('is none when a game is missing that alone says who plays, B18', () => {
    const { games, layout } = start();
    games.delete('u1-2');
    expect(readBracket({ ...layout, bracketSeeds: [] }, parsed(games))).toEqual({ bracket: null, problems: [{ kind: 'noSeeds' }] });
  });
});

describe.each(TYPES)('damage to a stored %s bracket', (type) => {
  const random = randomFrom(type.length * 17);

  /** Returns the document of a bracket that was played to the end. */
  function played(n: number) {
    let bracket = createBracket(type, createSeeds(n));
    for (let open = openGames(bracket); open.length > 0; open = openGames(bracket)) {
      bracket = applyResult(bracket, open[0]!, { team1Score: Math.floor(random() * 3), team2Score: 3 + Math.floor(random() * 2) }).bracket;
    }
    const { games, layout } = storedBracket(bracket);
    return { bracket, layout, document: new Map<string, Record<string, unknown>>([...games].map(([id, game]) => [id, { ...game }])) };
  }

  it.each([
    ['missing', null],
    ['half entered', { team2Score: null }],
    ['emptied', { team1Score: null, team2Score: null, winner: '', loser: '' }],
  ] as const)('one game %s: told, no other result is lost by any save, and all count again once it is entered, B18 B20', (_, damage) => {
    for (const n of [6, 9, 16]) {
      const { bracket, layout, document } = played(n);
      const results = (from: ReadonlyMap<string, Record<string, unknown>>) =>
        [...from].map(([id, { team1Score, team2Score }]) => [id, team1Score, team2Score]);
      for (const { id, kind, winnerTo } of bracket.template.games) {
        const state = getGameState(bracket, id);
        if (kind !== 'game' || state.status !== 'decided') continue;
        const broken = new Map([...document].map(([key, game]) => [key, { ...game }]));
        if (damage) Object.assign(broken.get(id)!, damage);
        else broken.delete(id);
        const read = readBracket(layout, parsed(broken));
        if (!damage) expect(read.problems).toContainEqual({ kind: 'missing', gameId: id });
        if (winnerTo !== null) expect(read.problems.length).toBeGreaterThan(damage ? 0 : 1);
        const save = (after: Bracket) => {
          for (const [gameId, fields] of storedChanges(parsed(broken), after)) broken.set(gameId, { ...broken.get(gameId), ...fields });
        };
        // Two other saves: the changes that reading alone would make, and another result of an open game.
        save(read.bracket!);
        const other = results(new Map([...document].filter(([key]) => key !== id)));
        expect(results(new Map([...broken].filter(([key]) => key !== id)))).toEqual(other);
        save(
          applyResult(readBracket(layout, parsed(broken)).bracket!, id, { team1Score: state.scores[0], team2Score: state.scores[1] })
            .bracket,
        );
        const repaired = readBracket(layout, parsed(broken));
        expect(repaired.problems).toEqual([]);
        expect(repaired.bracket!.states).toEqual(bracket.states);
      }
    }
  });
});
