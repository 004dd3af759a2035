import type { BracketGame, GameId, TeamId } from '../entities';
import { isHayes } from './bracket-type';
import { bracketTemplate } from './bracket-template';
import { NOTHING_ENTERED, refresh, winningSide } from './game-state';
import { bracketSize, seedOrder } from './seed-order';
import { HAYES_PLACEHOLDER, type StoredLayout } from './stored-bracket';
import { BYE, TBD, type Bracket, type BracketTemplate, type GameState, type Side } from './types';

/** What did not fit while a stored bracket was read. */
export type BracketProblem =
  /** Neither the tournament nor the first rounds say who plays: there is no bracket to show. */
  | { readonly kind: 'noSeeds' }
  /** The stored game names other teams than those that won their way there: its result is left out. */
  | { readonly kind: 'otherTeams'; readonly gameId: GameId }
  /** The stored winner has the lower score: the scores count. */
  | { readonly kind: 'winnerContradictsScores'; readonly gameId: GameId };

/**
 * Rebuilds a bracket from its stored documents. They are written field by field by several people, so only what
 * was entered is believed (scores, and a winner where they are level); places, winners and losers are derived anew.
 * Games are found by the layout of the tournament, whatever their ids; missing games count as not played.
 */
export function readBracket(layout: StoredLayout, games: ReadonlyMap<GameId, BracketGame>): { bracket: Bracket | null; problems: BracketProblem[] } {
  const seated = seat(layout, games);
  if (!seated) return { bracket: null, problems: [{ kind: 'noSeeds' }] };
  const { template, seeds } = seated;
  const problems: BracketProblem[] = [];
  const states: GameState[] = [];
  template.games.forEach(({ id }, index) => {
    const open = refresh(template, seeds, states, index, NOTHING_ENTERED);
    const stored = games.get(id);
    const entered = open.status === 'ready' && stored ? enteredIn(stored, open, problems) : NOTHING_ENTERED;
    states.push(refresh(template, seeds, states, index, entered));
  });
  return { bracket: { template, seeds, states }, problems };
}

function enteredIn(stored: BracketGame, { slots }: GameState, problems: BracketProblem[]): Pick<GameState, 'scores' | 'chosen'> {
  const fits = (team: string, slot: string): boolean => team === slot || !isNamed(team);
  const straight = fits(stored.team1Id, slots[0]) && fits(stored.team2Id, slots[1]);
  const swapped = !straight && stored.team1Id === slots[1] && stored.team2Id === slots[0];
  if (!straight && !swapped) {
    if (stored.team1Score !== null || stored.team2Score !== null || stored.winner !== '') problems.push({ kind: 'otherTeams', gameId: stored.id });
    return NOTHING_ENTERED;
  }
  const { team1Score, team2Score } = stored;
  const scores = swapped ? ([team2Score, team1Score] as const) : ([team1Score, team2Score] as const);
  const byScores = winningSide({ scores, chosen: null });
  const side = slots.indexOf(stored.winner as TeamId);
  if (byScores !== null && side >= 0 && side !== byScores) problems.push({ kind: 'winnerContradictsScores', gameId: stored.id });
  const complete = (team1Score === null) === (team2Score === null);
  return { scores, chosen: byScores === null && complete && side >= 0 ? (side as Side) : null };
}

const isNamed = (team: string): boolean => team !== '' && team !== TBD && team !== BYE && !team.startsWith(HAYES_PLACEHOLDER);

/** Template (with the stored ids) and seeds: as the tournament names them, else as the first rounds show them. */
function seat(layout: StoredLayout, games: ReadonlyMap<GameId, BracketGame>): { template: BracketTemplate; seeds: readonly TeamId[] } | null {
  const firstRound = (level: 'upper' | 'hayesUpper'): string[] => {
    const places = (layout.bracket[level]?.round1 ?? []).flatMap((id) => [games.get(id)?.team1Id ?? TBD, games.get(id)?.team2Id ?? TBD]);
    return seedOrder(bracketSize(places.length))
      .map((seed, place) => ({ seed, team: places[place] ?? BYE }))
      .sort((a, b) => a.seed - b.seed)
      .map(({ team }) => team);
  };
  const upper = firstRound('upper');
  const lower = firstRound('hayesUpper');
  // A team that has won its way out of the Hayes part stands in both rounds: it is seeded where it started.
  const fromRounds = [...upper.filter((team) => !lower.includes(team)), ...lower].filter((team): team is TeamId => isNamed(team));
  const seeds = layout.bracketSeeds.length > 0 ? layout.bracketSeeds : fromRounds;
  if (new Set(seeds).size !== seeds.length) return null;
  try {
    const template = bracketTemplate(layout.bracketType, seeds.length, isHayes(layout.bracketType) ? { upperSize: layout.bracketUpperSize ?? upper.length } : {});
    return { template: withStoredIds(template, layout), seeds };
  } catch {
    // A number of teams or an upper size for which no bracket exists.
    return null;
  }
}

function withStoredIds(template: BracketTemplate, layout: StoredLayout): BracketTemplate {
  const games = template.games.map((game) => {
    const id = layout.bracket[game.level]?.[game.roundId]?.[game.position];
    return id === undefined || id === game.id ? game : { ...game, id };
  });
  return { ...template, games, indexOf: new Map(games.map((game, index) => [game.id, index])) };
}
