import type { Random } from '../random';
import { applyChange, decide, getPhase, transitions } from '.';
import type { DayAction, DayActionKind, DayContext, DayGame } from '.';
import { at } from './day.testkit';

/* Random games, with every action that is possible on a game. */

/** The record of a game's course, as a person next to the court would write it. */
export type Fact = readonly [number, number] | 'bothLose' | 'nothing';

export const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)]!;
const kinds = Object.keys(transitions.planned) as DayActionKind[];
let goals = 0;

/** Returns an action of each of the 16 kinds, whatever the game is. */
function createAction(kind: DayActionKind, random: Random, { team1Score, team2Score, play }: DayGame, isBracket: boolean): DayAction {
  const side = pick([1, 2] as const, random);
  const id = pick(play?.goals ?? [], random)?.id ?? 'none';
  const winner = (one: number, other: number) => (isBracket && one === other ? side : null);
  switch (kind) {
    case 'start':
      return { kind, length: 12 };
    case 'setClock':
      return { kind, leftMs: Math.floor(random() * 12 * 60_000) };
    case 'goal':
      return { kind, goal: { id: `g${(goals += 1)}`, side, at: at(600) + goals, player: '' } };
    case 'undoGoal':
      return { kind, id };
    case 'credit':
      return { kind, id, player: 'Zoé' };
    case 'end': {
      const level = winner(team1Score ?? 0, team2Score ?? 0);
      return { kind, ending: level ? pick(['overtime', 'goldenGoal'] as const, random) : 'played', winner: level };
    }
    case 'forfeit':
      return { kind, ending: pick(['forfeitByTeam1', 'forfeitByTeam2', 'doubleForfeit'] as const, random) };
    case 'correct': {
      const scores = [Math.floor(random() * 4), Math.floor(random() * 4)] as const;
      return { kind, team1Score: scores[0], team2Score: scores[1], winner: winner(...scores) };
    }
    default:
      return { kind };
  }
}

/** Rare actions; the others advance a game. */
const seldom: readonly DayActionKind[] = [
  'uncall',
  'setClock',
  'unstart',
  'undoGoal',
  'forfeit',
  'cancel',
  'correct',
  'unconfirm',
  'reopen',
];

const countGoals = ({ play }: DayGame, side: 1 | 2): number => (play?.goals ?? []).filter((goal) => goal.side === side).length;

/** Returns how much a corrected score differs from the goals: a game that is reopened continues with it. */
function untappedAfter(before: readonly [number, number], action: DayAction, game: DayGame): readonly [number, number] {
  if (action.kind === 'unstart') return [0, 0];
  return action.kind === 'correct' ? [action.team1Score - countGoals(game, 1), action.team2Score - countGoals(game, 2)] : before;
}

/** Returns the written record after an action; undefined while the game is not over. */
function factAfter(
  before: Fact | undefined,
  action: DayAction,
  game: DayGame,
  [untapped1, untapped2]: readonly [number, number],
): Fact | undefined {
  switch (action.kind) {
    case 'end':
      return [countGoals(game, 1) + untapped1, countGoals(game, 2) + untapped2];
    case 'forfeit':
      return action.ending === 'doubleForfeit' ? 'bothLose' : action.ending === 'forfeitByTeam1' ? [0, 5] : [5, 0];
    case 'cancel':
      return 'nothing';
    case 'correct':
      return [action.team1Score, action.team2Score];
    case 'reopen':
      return undefined;
    default:
      return before;
  }
}

/**
 * Plays a game until it is confirmed: tries all actions at each step and does one of the allowed ones.
 * @param missing the side that has left
 */
export function playOut<Game extends DayGame>(start: Game, random: Random, context: DayContext = {}, missing: 1 | 2 | null = null) {
  let [game, fact] = [start, undefined as Fact | undefined];
  let untapped: readonly [number, number] = [0, 0];
  for (let steps = 0; getPhase(game) !== 'confirmed'; steps += 1) {
    if (steps > 200) throw new Error(`A game is stuck: ${JSON.stringify(game)}`);
    const allowed = kinds.flatMap((kind) => {
      const action = createAction(kind, random, game, context.isBracket ?? false);
      const verdict = decide(game, action, context);
      if (!verdict.allowed) {
        const entry = transitions[getPhase(game)][kind];
        // A reason from the table, or one that comes from the game itself.
        if (!verdict.reason || (!(entry in transitions) && entry !== verdict.reason)) throw new Error(`${kind}: ${verdict.reason}`);
        return [];
      }
      return [{ action, verdict }];
    });
    const forfeit: DayAction | null = missing && { kind: 'forfeit', ending: `forfeitByTeam${missing}` };
    const left = forfeit && fact === undefined ? decide(game, forfeit, context) : null;
    const onward = allowed.filter(({ action }) => !seldom.includes(action.kind) || random() < 0.04);
    const next = left?.allowed ? { action: forfeit!, verdict: left } : pick(onward.length > 0 ? onward : allowed, random);
    if (!next) throw new Error(`Nothing can be done with ${JSON.stringify(game)}`);
    untapped = untappedAfter(untapped, next.action, game);
    fact = factAfter(fact, next.action, game, untapped);
    game = applyChange(game, next.verdict.change, at(600 + steps));
  }
  return { game, fact: fact! };
}
