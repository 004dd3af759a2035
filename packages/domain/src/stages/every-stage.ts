import { showsGameTimes } from '../permissions';
import { ofBracket, ofEvent, pick } from './fields';
import type { BracketStage, GroupsStage, StagedEvent, StageSource } from './stage';
import { bracketDay } from './stage-dates';
import { inStageOrder, withStage, type FurtherStage } from './stage-plan';
import { listStages } from './list-stages';

/** Returns the two stages that a tournament stores, see `listStages`, and its further ones in order. */
export function everyStage(source: StageSource, further: readonly FurtherStage[]): readonly [GroupsStage, BracketStage, ...BracketStage[]] {
  return [...listStages(source), ...furtherBrackets(source.tournament, further)];
}

/** One flag shows all brackets to visitors, or none. */
function furtherBrackets(tournament: StagedEvent, further: readonly FurtherStage[]): BracketStage[] {
  const gamesOf = new Map(further.map(({ plan, games }) => [plan.id, games]));
  return inStageOrder(further.map(({ plan }) => plan)).map((plan): BracketStage => {
    const staged = withStage(tournament, plan);
    return {
      ...pick(staged, [...ofBracket, ...ofEvent]),
      id: plan.id,
      name: plan.name,
      kind: 'bracket',
      entry: plan.entry,
      dates: [bracketDay(staged)],
      isPublic: tournament.isBracketPublic,
      showsTimes: showsGameTimes(tournament).bracket,
      games: gamesOf.get(plan.id) ?? null,
      gamesBefore: staged.gamesBefore,
    };
  });
}
