import { bracketTemplate, gamesIn, getPlaces, withSeries } from '../brackets/bracket-template';
import type { BracketTemplate } from '../brackets/types';
import type { BracketFields, BracketGame, GameId, GroupsFields } from '../entities';
import { ofBracket, pick } from './fields';
import { entryText, type EntryRule, type FurtherStageId } from './entry-rule';

/** The fields of every stage that is stored outside the tournament: the document `tournaments/{id}/stages/{stageId}`. */
export interface PlanFields {
  readonly id: FurtherStageId;
  readonly name: string;
  /** The position in lists of stages; stages with the same one are sorted by id. */
  readonly order: number;
  readonly entry: EntryRule;
}

/** A bracket beyond the first. */
export interface BracketPlan extends PlanFields, BracketFields {
  readonly kind: 'bracket';
  /** The number of games of earlier brackets, which are numbered before its own. */
  readonly gamesBefore: number;
}

/** A further bracket with its games; null if it is not drawn, or its games are unknown. */
export interface FurtherStage {
  readonly plan: BracketPlan;
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
}

/** Returns stages in order. */
export const inStageOrder = <Plan extends Pick<PlanFields, 'order' | 'id'>>(plans: readonly Plan[]): readonly Plan[] =>
  [...plans].sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));

/** Returns the fields of a new bracket before it is drawn. */
export const storedStage = ({ name, order, entry }: Pick<PlanFields, 'name' | 'order' | 'entry'>) => ({
  ...{ name, kind: 'bracket' as const, order },
  entry: entryText(entry),
});

/**
 * Returns an event with the fields of a further bracket in place of the first one's, so that code that reads the bracket of a tournament
 * can read any of its brackets.
 */
export function withStage<Event extends BracketFields & Pick<GroupsFields, 'schedule'>>(
  event: Event,
  plan: BracketPlan,
): Event & { readonly gamesBefore: number } {
  return {
    ...event,
    ...pick(plan, ofBracket),
    bracketSeeds: plan.bracketSeeds,
    gamesBefore: gamesIn(event.schedule) + plan.gamesBefore,
  };
}

const idsIn = ({ bracket }: BracketFields): readonly GameId[] => Object.values(bracket).flatMap((rounds) => Object.values(rounds).flat());

/**
 * Returns the template of a stored bracket; null before it is drawn, if an early release drew it, which stored no seeds, or if a later
 * release drew it in a shape that this one does not know.
 */
export function storedTemplate(fields: BracketFields): BracketTemplate | null {
  const { bracketType, bracketSeeds, bracketUpperSize, bracketDrops, bracketCourts } = fields;
  if (idsIn(fields).length === 0 || bracketSeeds.length === 0) return null;
  try {
    const template = bracketTemplate(bracketType, bracketSeeds.length, {
      ...(bracketUpperSize === null ? {} : { upperSize: bracketUpperSize }),
      drops: bracketDrops,
      courtsVersion: bracketCourts,
      places: getPlaces(fields),
    });
    return withSeries(template, fields.bracketSeries);
  } catch {
    return null;
  }
}

/** Returns the number of numbered games of a bracket; 0 before it is drawn. */
const numberedGames = (fields: BracketFields): number =>
  storedTemplate(fields)?.games.filter(({ number }) => number !== null).length ?? idsIn(fields).length;

/** Returns the number of games of all brackets, after which a new bracket is numbered, so that a number never names two games. */
export const gamesDrawnBefore = (first: BracketFields, plans: readonly BracketPlan[]): number =>
  Math.max(
    numberedGames(first),
    ...plans.map((plan) => (Object.keys(plan.bracket).length > 0 ? plan.gamesBefore + numberedGames(plan) : 0)),
  );
