import * as v from 'valibot';
import { bracketTemplate, gamesIn } from '../brackets/bracket-template';
import type { BracketTemplate } from '../brackets/types';
import type { BracketFields, BracketGame, GameId, GroupsFields } from '../entities';
import { countSchema, parseSalvaging, withValue, type ParseResult } from '../entities/parse';
import { bracketFields } from '../entities/stage-fields';
import { entryText, readEntry, type EntryRule, type FurtherStageId } from './entry-rule';

/** A stage that is stored beside the tournament: the document `tournaments/{id}/stages/{stageId}`. Brackets so far. */
export interface StagePlan extends BracketFields {
  readonly id: FurtherStageId;
  readonly kind: 'bracket';
  readonly name: string;
  /** Stages are listed by it, and by id where it is the same. */
  readonly order: number;
  readonly entry: EntryRule;
  /** How many games of brackets that were drawn earlier are numbered before its own. */
  readonly gamesBefore: number;
}

/** A further stage with its games; null until it is drawn, or where they are not known. */
export interface FurtherStage {
  readonly plan: StagePlan;
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
}

/** As much as the rules take. */
const count = countSchema(0, 100_000, 0);

const stored = v.object({
  name: v.string(),
  kind: v.literal('bracket'),
  order: count,
  entry: v.pipe(
    v.string(),
    v.transform(readEntry),
    v.custom<EntryRule>((rule) => rule !== null, 'Expected an entry rule'),
  ),
  gamesBefore: count,
  ...bracketFields,
});

/** Reads a document of a further stage. One of a kind that this release does not know is not ok. */
export const parseStage = (id: string, data: unknown): ParseResult<StagePlan> =>
  withValue(parseSalvaging(stored, data), (value): StagePlan => ({ ...value, id: id as FurtherStageId }));

/** Stages in their order. */
export const inStageOrder = <Plan extends Pick<StagePlan, 'order' | 'id'>>(plans: readonly Plan[]): readonly Plan[] =>
  [...plans].sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));

/** What a new stage stores before it is drawn. */
export const storedStage = ({ name, order, entry }: Pick<StagePlan, 'name' | 'order' | 'entry'>) => ({
  ...{ name, kind: 'bracket' as const, order },
  entry: entryText(entry),
});

/**
 * An event as it is for a further bracket: that bracket's fields in place of the first one's. Whatever takes a tournament for its bracket takes it for any of
 * its brackets.
 */
export function withStage<Event extends BracketFields & Pick<GroupsFields, 'schedule'>>(
  event: Event,
  plan: StagePlan,
): Event & { readonly gamesBefore: number } {
  const { bracket, bracketType, bracketTimes, bracketSeeds, bracketUpperSize, bracketDrops, bracketCourts } = plan;
  return {
    ...event,
    ...{ bracket, bracketType, bracketTimes, bracketSeeds, bracketUpperSize, bracketDrops, bracketCourts },
    gamesBefore: gamesIn(event.schedule) + plan.gamesBefore,
  };
}

const idsIn = ({ bracket }: BracketFields): readonly GameId[] => Object.values(bracket).flatMap((rounds) => Object.values(rounds).flat());

/** Returns the template of a stored bracket; null before it is drawn, or if an early release drew it, which stored no seeds. */
export function storedTemplate(fields: BracketFields): BracketTemplate | null {
  const { bracketType, bracketSeeds, bracketUpperSize, bracketDrops, bracketCourts } = fields;
  if (idsIn(fields).length === 0 || bracketSeeds.length === 0) return null;
  return bracketTemplate(bracketType, bracketSeeds.length, {
    ...(bracketUpperSize === null ? {} : { upperSize: bracketUpperSize }),
    drops: bracketDrops,
    courtsVersion: bracketCourts,
  });
}

/** How many games of a bracket are numbered; 0 before it is drawn. */
const numberedGames = (fields: BracketFields): number =>
  storedTemplate(fields)?.games.filter(({ number }) => number !== null).length ?? idsIn(fields).length;

/** How many games of brackets are numbered before those of a bracket that is drawn now, so that one number never names two games. */
export const gamesDrawnBefore = (first: BracketFields, plans: readonly StagePlan[]): number =>
  Math.max(
    numberedGames(first),
    ...plans.map((plan) => (Object.keys(plan.bracket).length > 0 ? plan.gamesBefore + numberedGames(plan) : 0)),
  );
