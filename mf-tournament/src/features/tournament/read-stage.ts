import {
  bracketTimetable,
  readBracket,
  showsGameTimes,
  type Bracket,
  type BracketProblem,
  type BracketSlot,
  type GameId,
  type Tournament,
} from '@courtside/domain';
import { withStage, type BracketPlan, type FurtherStage, type Stages } from '@courtside/domain/stages';
import { findBracketEvent, type StagesOfEvent } from '../../live/further-groups';

/** A bracket beyond the first. */
export interface ReadStage extends FurtherStage {
  /** Null if it is not drawn, or its games are unknown. */
  readonly bracket: Bracket | null;
  readonly problems: readonly BracketProblem[];
}

/** Returns a further stage with its bracket. @param stages of an event with further groups, after whose games it is numbered */
export function readStage(tournament: Tournament, { plan, games }: FurtherStage, stages: Stages | null): ReadStage {
  const staged = withStage(tournament, plan);
  const { gamesBefore = staged.gamesBefore } = stages?.find(({ id }) => id === plan.id) ?? {};
  return { ...{ plan, games }, ...(games ? readBracket({ ...staged, gamesBefore }, games) : { bracket: null, problems: [] }) };
}

/** Returns times and courts of a further bracket; undefined before it is drawn, or if visitors see none. */
export const readTimetable = (
  tournament: Tournament,
  { plan, bracket }: Pick<ReadStage, 'plan' | 'bracket'>,
): ReadonlyMap<GameId, BracketSlot> | undefined =>
  bracket && showsGameTimes(tournament).bracket ? bracketTimetable(bracket.template, plan.bracketTimes) : undefined;

/** A bracket that is drawn, with what its games need. */
export interface ShownBracket {
  /** Null for the first bracket. */
  readonly plan: BracketPlan | null;
  /** With the fields of this bracket. */
  readonly tournament: Tournament;
  readonly bracket: Bracket;
  /** Undefined if visitors see no times. */
  readonly timetable: ReadonlyMap<GameId, BracketSlot> | undefined;
}

interface Brackets extends Pick<ShownBracket, 'tournament' | 'timetable'>, StagesOfEvent {
  /** The first one; null while it is not drawn, or not shown. */
  readonly bracket: Bracket | null;
  readonly further: readonly ReadStage[];
}

/** Returns the brackets that are drawn, in their order. */
export const listBrackets = ({ tournament, bracket, further, timetable, ...event }: Brackets): readonly ShownBracket[] => [
  ...(bracket ? [{ plan: null, tournament: findBracketEvent(tournament, event, 'bracket'), bracket, timetable }] : []),
  ...further.flatMap(({ plan, bracket: drawn }) =>
    drawn
      ? [
          {
            ...{ plan, bracket: drawn, tournament: withStage(findBracketEvent(tournament, event, plan.id), plan) },
            timetable: readTimetable(tournament, { plan, bracket: drawn }),
          },
        ]
      : [],
  ),
];
