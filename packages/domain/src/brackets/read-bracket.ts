import type { BracketGame, BracketLevel, GameId, GroupsFields, TeamId } from '../entities';
import { gamesIn, getPlaces, numberedFrom, withGames } from './bracket-template';
import { createBracket } from './create-bracket';
import { enteredAs, isTeam, NOTHING_ENTERED, refresh, type Entered } from './game-state';
import { seedOrder } from './seed-order';
import { HAYES_PLACEHOLDER, type StoredLayout } from './stored-bracket';
import { BYE, type Bracket, type GameState } from './types';

/** A mismatch that was found while a stored bracket was read. */
export type BracketProblem =
  /** Neither the tournament nor the first rounds name the teams: there is no bracket to show. */
  | { readonly kind: 'noSeeds' }
  | {
      readonly kind:
        /** The game is not stored, or is unreadable: it counts as not played. */
        | 'missing'
        /**
         * A result is stored, but an earlier one is missing or half entered, so that its teams are unknown. It counts again once the
         * earlier one is entered.
         */
        | 'tooEarly'
        /** The stored game names other teams than those that reached it: its result does not count. */
        | 'otherTeams'
        /** The stored winner has the lower score: the scores count. */
        | 'winnerContradictsScores';
      readonly gameId: GameId;
    };

/** The stored fields that a bracket is read from, besides its games: those of a tournament or of one of its stages. */
export interface BracketSource<Id extends string = TeamId> extends StoredLayout<Id> {
  /** The bracket's games are numbered after those of the schedule, or after the number that a stage names. */
  readonly schedule?: GroupsFields['schedule'];
  readonly gamesBefore?: number;
  readonly withdrawnTeamIds?: readonly Id[];
}

/**
 * Rebuilds a bracket from its stored documents. Several people write these field by field, so only entered values are trusted: the scores,
 * and a winner where they are level. Places, winners and losers are computed. Games are found by the layout of the tournament, whatever
 * their ids are. A game that is missing or does not fit is reported, counts as not played, and is set aside: no save changes its stored
 * fields until a result is entered for that game. The games are numbered after those of the schedule, so that a number never names two
 * games of a tournament.
 */
export function readBracket<Id extends string = TeamId>(
  layout: BracketSource<Id>,
  games: ReadonlyMap<GameId, BracketGame>,
): { bracket: Bracket<Id> | null; problems: BracketProblem[] } {
  const seated = seat(layout, games);
  if (!seated) return { bracket: null, problems: [{ kind: 'noSeeds' }] };
  const problems: BracketProblem[] = [];
  const setAside = new Set<GameId>();
  const states: GameState<Id>[] = [];
  const withdrawn = layout.withdrawnTeamIds ?? [];
  const playing = new Set([...games.values()].flatMap(({ id, play }) => (play?.state === 'playing' ? [id] : [])));
  const bracket = { ...seated, states, setAside, withdrawn, playing };
  seated.template.games.forEach(({ id, kind }, index) => {
    const open = refresh(bracket, index, NOTHING_ENTERED);
    const stored = games.get(id);
    const problem = kind === 'game' && findProblem(stored, open);
    if (problem) problems.push({ kind: problem, gameId: id });
    if (problem && problem !== 'winnerContradictsScores') setAside.add(id);
    const isBelieved = stored && kind === 'game' && open.slots.every(isTeam<Id>) && !setAside.has(id) && !isSavedPass(stored, open);
    states.push(isBelieved ? refresh(bracket, index, enteredIn(stored, open)) : open);
  });
  return { bracket, problems };
}

function findProblem(stored: BracketGame | undefined, open: GameState<string>): Exclude<BracketProblem['kind'], 'noSeeds'> | null {
  if (!stored) return 'missing';
  // A team that advances without a game is stored as its winner.
  const isPassed = open.status === 'bye' || open.status === 'void';
  const isNamedWinner = stored.winner !== '' && !isPassed;
  const hasResult = stored.play?.state !== 'playing' && (stored.team1Score !== null || stored.team2Score !== null || isNamedWinner);
  if (!open.slots.every(isTeam<string>)) return hasResult ? 'tooEarly' : null;
  if (!isBetween(stored, open)) return hasResult ? 'otherTeams' : null;
  return enteredIn(stored, open).contradicts ? 'winnerContradictsScores' : null;
}

/** True if the stored game contains nothing but the team that advances because the other team has withdrawn. */
const isSavedPass = ({ isOvertime, team1Score, team2Score, winner, play }: BracketGame, open: GameState<string>): boolean =>
  open.status === 'bye' && winner === open.winner && !isOvertime && (team1Score ?? team2Score) === null && play?.state !== 'finished';

const isSwapped = ({ team1Id, team2Id }: BracketGame, { slots }: GameState<string>): boolean =>
  team1Id === slots[1] && team2Id === slots[0];

/** True if a stored game names no other teams than those that meet in it. */
const isBetween = (stored: BracketGame, open: GameState<string>): boolean =>
  isSwapped(stored, open) || [stored.team1Id, stored.team2Id].every((team, side) => team === open.slots[side] || !isNamed(team));

function enteredIn(stored: BracketGame, open: GameState<string>): Entered & { readonly contradicts: boolean } {
  if (!isBetween(stored, open)) return { ...NOTHING_ENTERED, contradicts: false };
  const { team1Score, team2Score, play } = stored;
  const { state, ending } = play ?? {};
  // A game in play has no winner yet, and a forfeited one has none by its goals.
  if (state === 'playing') return { ...NOTHING_ENTERED, contradicts: false };
  const isKept = goesOn(stored, open);
  if (!isKept && (ending === 'cancelled' || ending === 'doubleForfeit')) return enteredAs(open.slots, NOTHING_ENTERED.scores, BYE);
  const isForfeit = ending === 'forfeitByTeam1' || ending === 'forfeitByTeam2';
  const side = isForfeit && !isKept ? (ending === 'forfeitByTeam1' ? 2 : 1) : (play?.winner ?? null);
  const scores =
    isForfeit || ending === 'cancelled' || ending === 'doubleForfeit'
      ? ([null, null] as const)
      : isSwapped(stored, open)
        ? ([team2Score, team1Score] as const)
        : ([team1Score, team2Score] as const);
  return enteredAs(open.slots, scores, getWinner(stored, open, side) ?? stored.winner, isKept);
}

/**
 * Whether a team advances by name: a result was corrected after the next game, which stays as it was played. Three fields must agree, since
 * several people write them one by one.
 */
function goesOn(stored: BracketGame, open: GameState<string>): boolean {
  const { isOvertime, winner, play } = stored;
  return isOvertime && play?.state === 'finished' && play.winner !== null && getWinner(stored, open, play.winner) === winner;
}

/** Returns the team on a side, even if the stored game does not name its teams yet. */
const getWinner = (stored: BracketGame, open: GameState<string>, side: 1 | 2 | null): string | null =>
  side === null ? null : open.slots[isSwapped(stored, open) ? 2 - side : side - 1]!;

const isNamed = (team = ''): boolean => team !== '' && isTeam<string>(team) && !team.startsWith(HAYES_PLACEHOLDER);

/** Returns the template (with the stored ids) and the seeds: from the tournament, else from the first rounds. */
function seat<Id extends string>(
  layout: BracketSource<Id>,
  games: ReadonlyMap<GameId, BracketGame>,
): Pick<Bracket<Id>, 'template' | 'seeds'> | null {
  const { bracket, bracketType, bracketSeeds, bracketUpperSize, bracketDrops, bracketCourts } = layout;
  const { schedule = {}, gamesBefore = gamesIn(schedule) } = layout;
  const firstRound = (level: BracketLevel): (string | undefined)[] => {
    const places = (bracket[level]?.round1 ?? []).flatMap((id) => [games.get(id)?.team1Id, games.get(id)?.team2Id]);
    const bySeed: (string | undefined)[] = [];
    seedOrder(places.length).forEach((seed, place) => (bySeed[seed - 1] = places[place]));
    return bySeed;
  };
  const upper = firstRound('upper');
  const lower = firstRound('hayesUpper');
  // A team that has won its way out of the Hayes part is in both rounds: it is seeded where it started.
  const fromRounds = [...upper.filter((team) => !lower.includes(team)), ...lower].filter(isNamed);
  // A first round with a missing game does not show all teams.
  const isWhole = [bracket.upper, bracket.hayesUpper].every((level) => (level?.round1 ?? []).every((id) => games.has(id)));
  if (bracketSeeds.length === 0 && !isWhole) return null;
  const seeds = bracketSeeds.length > 0 ? bracketSeeds : (fromRounds as Id[]);
  try {
    const { template } = createBracket(bracketType, seeds, {
      upperSize: bracketUpperSize ?? upper.length,
      drops: bracketDrops,
      courtsVersion: bracketCourts,
      places: getPlaces(layout),
      series: layout.bracketSeries,
    });
    return {
      template: withGames(
        template,
        numberedFrom(template, gamesBefore).games.map((game) => ({
          ...game,
          id: bracket[game.level]?.[game.roundId]?.[game.position] ?? game.id,
        })),
      ),
      seeds,
    };
  } catch {
    // No bracket exists for this number of teams or upper size, or a team is listed twice.
    return null;
  }
}
