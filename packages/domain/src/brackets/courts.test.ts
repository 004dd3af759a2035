import { randomFrom } from '../matching/matching.testkit';
import type { BracketType } from '../entities';
import { isHayes, createSeeds, TYPES } from './brackets.testkit';
import { bracketTemplate } from './bracket-template';
import { createBracket } from './create-bracket';
import { getGameState } from './game-state';
import { bracketPlayOrder, playOrder, realSource } from './play-order';
import { openGames } from './playability';
import { applyResult } from './results';
import type { Bracket, TemplateGame } from './types';

const sizes = (type: BracketType): number[] => [4, 6, 8, 11, 16, 24, 32, 64].filter((n) => n >= (isHayes(type) ? 6 : 4));

/**
 * Returns the courts on which each team played, in order. Leaves out games that were alone in their time slot, since those are on the first
 * court.
 */
function getCourts(bracket: Bracket, courts: number): ReadonlyMap<string, readonly number[]> {
  const seen = new Map<string, number[]>();
  for (const wave of bracketPlayOrder(bracket.template, courts)) {
    wave.forEach((id, court) => {
      const { status, slots } = getGameState(bracket, id);
      if (status === 'decided' && wave.length > 1) for (const team of slots) seen.set(team, [...(seen.get(team) ?? []), court]);
    });
  }
  return seen;
}

function playedOut(bracket: Bracket, isFirstAhead: () => boolean): Bracket {
  let now = bracket;
  for (let [id] = openGames(now); id; [id] = openGames(now)) {
    now = applyResult(now, id, isFirstAhead() ? { team1Score: 2, team2Score: 1 } : { team1Score: 0, team2Score: 1 }).bracket;
  }
  return now;
}

/** Counts the games right after one that they wait for, and checks that no game is in the wave of that one or before it. */
function tired(games: readonly TemplateGame[], waves: readonly (readonly number[])[]): number {
  const slotOf = new Map(waves.flatMap((wave, slot) => wave.map((index) => [index, slot] as const)));
  const gaps = [...slotOf].flatMap(([index, slot]) =>
    games[index]!.sources.map((side) => realSource(games, side)).flatMap((source) =>
      'game' in source ? [slot - slotOf.get(source.game)!] : [],
    ),
  );
  for (const gap of gaps) expect(gap).toBeGreaterThan(0);
  return gaps.filter((gap) => gap === 1).length;
}

describe('courts of a bracket', () => {
  it('B25 a team that wins a bracket of 16 does not play it on one of two courts', () => {
    for (const winner of createSeeds(16)) {
      let bracket = createBracket('single', createSeeds(16));
      for (let [id] = openGames(bracket); id; [id] = openGames(bracket)) {
        const { slots } = getGameState(bracket, id);
        bracket = applyResult(
          bracket,
          id,
          slots[1] === winner ? { team1Score: 0, team2Score: 1 } : { team1Score: 1, team2Score: 0 },
        ).bracket;
      }
      expect(new Set(getCourts(bracket, 2).get(winner)).size).toBe(2);
    }
  });

  it.each(TYPES)('B25 in a %s bracket few teams play three or more games on one court alone', (type) => {
    const random = randomFrom(type.length);
    let [alone, all] = [0, 0];
    for (const n of sizes(type)) {
      for (const courts of [2, 3, 4, 6]) {
        for (const played of getCourts(
          playedOut(createBracket(type, createSeeds(n)), () => random() < 0.5),
          courts,
        ).values()) {
          if (played.length < 3) continue;
          all += 1;
          if (new Set(played).size === 1) alone += 1;
        }
      }
    }
    expect(alone / all).toBeLessThan(0.02);
  });

  it.each(TYPES)(
    'B25 a %s bracket takes no longer by it, rests its teams as often, and one that was stored before keeps its courts',
    (type) => {
      for (const n of sizes(type)) {
        for (const courts of [1, 2, 3, 4, 6]) {
          const template = bracketTemplate(type, n);
          const { games } = template;
          const before = playOrder(games, courts);
          const after = bracketPlayOrder(template, courts).map((wave) => wave.map((id) => template.indexOf.get(id)!));
          expect(after.length).toBeLessThanOrEqual(before.length);
          expect([...after.flat()].sort()).toEqual([...before.flat()].sort());
          expect(tired(games, after)).toBeLessThanOrEqual(tired(games, before));
          const stored = before.map((wave) => wave.map((index) => games[index]!.id));
          expect(bracketPlayOrder(bracketTemplate(type, n, { courtsVersion: 1 }), courts)).toEqual(stored);
        }
      }
    },
  );
});
