import type { BracketFields, BracketGame, BracketLevel, GameId, TeamId } from '../entities';
import { THIRD } from './bracket-template';
import { isTeam } from './game-state';
import { BYE, TBD, type Bracket, type Occupant, type Side } from './types';

/** A game as the engine writes it. Pages own hyperlink and referee, so the engine does not write them. */
export type StoredGame = Omit<BracketGame, 'id' | 'hyperlink' | 'referee'>;

/** The fields of the tournament that describe a bracket. */
export interface StoredLayout<Id extends string = TeamId> extends Pick<
  BracketFields,
  'bracket' | 'bracketType' | 'bracketUpperSize' | 'bracketDrops' | 'bracketCourts'
> {
  /** Teams, best first. */
  readonly bracketSeeds: readonly Id[];
  /** Only if more places are played out than the third. */
  readonly bracketPlaces?: number;
  /** Only if a round is a series. */
  readonly bracketSeries?: string;
}

/** Fills a place of the main bracket until a Hayes game is decided: this text and the id of the game. */
export const HAYES_PLACEHOLDER = 'HAYES:';

/** Returns the document `brackets/{id}` and the tournament's fields for a bracket. */
export function storedBracket<Id extends string = TeamId>(
  bracket: Bracket<Id>,
): { games: Map<GameId, StoredGame>; layout: StoredLayout<Id> } {
  const { template, seeds } = bracket;
  const levels: Partial<Record<BracketLevel, Record<string, GameId[]>>> = {};
  const games = new Map<GameId, StoredGame>();
  template.games.forEach(({ id, level, roundId }, index) => {
    ((levels[level] ??= {})[roundId] ??= []).push(id);
    games.set(id, storedGame(bracket, index));
  });
  return {
    games,
    layout: {
      bracket: levels,
      bracketType: template.type,
      bracketSeeds: seeds,
      bracketUpperSize: template.upperSize < template.teamCount ? template.upperSize : null,
      bracketDrops: template.drops,
      bracketCourts: template.courtsVersion,
      ...(template.places > THIRD && { bracketPlaces: template.places }),
      ...(template.series && { bracketSeries: template.series }),
    },
  };
}

/**
 * Returns the fields to write so that the stored games match a bracket: game by game, and only what differs, so that two people who enter
 * different games never overwrite each other. A game that is not stored is written whole. A game that was set aside while the bracket was
 * read is not changed.
 */
export function storedChanges<Id extends string = TeamId>(
  stored: ReadonlyMap<GameId, Partial<StoredGame>>,
  bracket: Bracket<Id>,
): Map<GameId, Partial<StoredGame>> {
  const changes = new Map<GameId, Partial<StoredGame>>();
  bracket.template.games.forEach(({ id }, index) => {
    if (bracket.setAside?.has(id)) return;
    const old: Readonly<Record<string, unknown>> = { ...stored.get(id) };
    const isTold = scoresTellNothing(stored.get(id)?.play);
    const fields = Object.entries(storedGame(bracket, index)).filter(
      ([key, value]) => old[key] !== value && !(isTold && value === null && key.endsWith('Score')),
    );
    if (fields.length > 0) changes.set(id, Object.fromEntries(fields));
  });
  return changes;
}

/** The bracket does not read the scores of a game that is in play, forfeited or canceled. Its stored scores are its goals, and stay. */
const scoresTellNothing = (play: BracketGame['play']): boolean =>
  play?.state === 'playing' || (play?.ending ?? 'played').match(/forfeit|cancel/i) !== null;

function storedGame<Id extends string>({ template, states }: Bracket<Id>, index: number): StoredGame {
  const { level, roundId, sources } = template.games[index]!;
  const { slots, scores, chosen, winner, loser } = states[index]!;
  const named = (occupant: Occupant<Id>): string => (isTeam(occupant) ? occupant : '');
  const placed = (side: Side): string => {
    const source = sources[side];
    const feeder = source.kind === 'winner' && level === 'upper' ? template.games[source.game]! : undefined;
    return slots[side] === TBD && feeder?.level.startsWith('hayes') ? HAYES_PLACEHOLDER + feeder.id : slots[side];
  };
  return {
    team1Id: placed(0),
    team2Id: placed(1),
    team1Score: scores[0],
    team2Score: scores[1],
    winner: named(winner),
    loser: named(loser),
    isOvertime: chosen !== null && chosen !== BYE,
    bracketLevel: level,
    roundId,
  };
}
