import type { BracketGame, BracketLevel, GameId, TeamId } from '../entities';
import { bracketTemplate, withGames } from './bracket-template';
import { enteredAs, isTeam, NOTHING_ENTERED, refresh, type Entered } from './game-state';
import { seedOrder } from './seed-order';
import { HAYES_PLACEHOLDER, type StoredLayout } from './stored-bracket';
import type { Bracket, GameState, Occupant } from './types';

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
  const problems: BracketProblem[] = [];
  const states: GameState[] = [];
  const bracket = { ...seated, states };
  seated.template.games.forEach(({ id }, index) => {
    const open = refresh(bracket, index, NOTHING_ENTERED);
    const stored = games.get(id);
    states.push(open.status === 'ready' && stored ? refresh(bracket, index, enteredIn(stored, open, problems)) : open);
  });
  return { bracket, problems };
}

function enteredIn({ id, team1Id, team2Id, team1Score, team2Score, winner }: BracketGame, { slots }: GameState, problems: BracketProblem[]): Entered {
  const isSwapped = team1Id === slots[1] && team2Id === slots[0];
  if (!isSwapped && [team1Id, team2Id].some((team, side) => team !== slots[side] && isNamed(team))) {
    if (team1Score !== null || team2Score !== null || winner !== '') problems.push({ kind: 'otherTeams', gameId: id });
    return NOTHING_ENTERED;
  }
  const { contradicts, ...entered } = enteredAs(slots, isSwapped ? [team2Score, team1Score] : [team1Score, team2Score], winner);
  if (contradicts) problems.push({ kind: 'winnerContradictsScores', gameId: id });
  return entered;
}

const isNamed = (team = ''): team is TeamId => team !== '' && isTeam(team as Occupant) && !team.startsWith(HAYES_PLACEHOLDER);

/** Template (with the stored ids) and seeds: as the tournament names them, else as the first rounds show them. */
function seat({ bracket, bracketType, bracketSeeds, bracketUpperSize }: StoredLayout, games: ReadonlyMap<GameId, BracketGame>): Pick<Bracket, 'template' | 'seeds'> | null {
  const firstRound = (level: BracketLevel): (string | undefined)[] => {
    const places = (bracket[level]?.round1 ?? []).flatMap((id) => [games.get(id)?.team1Id, games.get(id)?.team2Id]);
    const bySeed: (string | undefined)[] = [];
    seedOrder(places.length).forEach((seed, place) => (bySeed[seed - 1] = places[place]));
    return bySeed;
  };
  const upper = firstRound('upper');
  const lower = firstRound('hayesUpper');
  // A team that has won its way out of the Hayes part stands in both rounds: it is seeded where it started.
  const fromRounds = [...upper.filter((team) => !lower.includes(team)), ...lower].filter(isNamed);
  const seeds = bracketSeeds.length > 0 ? bracketSeeds : fromRounds;
  if (new Set(seeds).size !== seeds.length) return null;
  try {
    const template = bracketTemplate(bracketType, seeds.length, { upperSize: bracketUpperSize ?? upper.length });
    return { template: withGames(template, template.games.map((game) => ({ ...game, id: bracket[game.level]?.[game.roundId]?.[game.position] ?? game.id }))), seeds };
  } catch {
    // A number of teams or an upper size for which no bracket exists.
    return null;
  }
}
