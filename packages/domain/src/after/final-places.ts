import { finalRanking, readBracket, type RankedTeam } from '../brackets';
import type { Team } from '../entities';
import { rankOverGroups } from '../seeding';
import { fedBy, readTables, teamsIn, type Stage, type StageId, type StageTables } from '../stages';

type Tables = ReadonlyMap<StageId, StageTables>;

/**
 * Returns the places of all teams of an event over its stages. Teams that play on in a later stage are before the others of a stage, those of
 * the stage with the best team first; a bracket or the tables of the last stage order them. A team that is in two stages has its better place.
 * @param stages in order, see `everyStage`
 * @param teams in the order of registration
 */
export function finalPlaces(stages: readonly Stage[], teams: readonly Pick<Team, 'id'>[]): readonly RankedTeam[] {
  const tables = readTables(stages, teams);
  return joinPlaces(stages.map((stage, index) => (stage.entry.kind === 'all' ? rankStage(stages.slice(index), tables) : [])));
}

/** Ranks the teams of the first of these stages, from place 1. A stage takes teams only from an earlier one. */
function rankStage([stage, ...later]: readonly Stage[], tables: Tables): readonly RankedTeam[] {
  if (!stage) return [];
  if (stage.kind === 'bracket') {
    const { bracket } = stage.games ? readBracket(stage, stage.games) : { bracket: null };
    return bracket ? finalRanking(bracket).teams : [];
  }
  const ranking = rankOverGroups({ tables: tables.get(stage.id)?.tables ?? [] }).map(({ teamId }) => teamId);
  const bestIn = (fed: Stage) => Math.min(...teamsIn(fed).map((team) => (ranking.includes(team) ? ranking.indexOf(team) : Infinity)));
  const next = fedBy(later, stage.id)
    .filter((fed) => teamsIn(fed).length > 0)
    .sort((one, other) => bestIn(one) - bestIn(other));
  const playOn = joinPlaces(next.map((fed) => rankStage(later.slice(later.indexOf(fed)), tables)));
  const isOn = new Set(playOn.map(({ teamId }) => teamId));
  const others = ranking.filter((team) => !isOn.has(team)).map((teamId, index) => ({ teamId, place: index + 1, placeTo: index + 1 }));
  return joinPlaces([playOn, others]);
}

/** Puts rankings one after the other, each team once. */
function joinPlaces(rankings: readonly (readonly RankedTeam[])[]): readonly RankedTeam[] {
  const placed = new Map<string, RankedTeam>();
  for (const ranking of rankings) {
    const before = placed.size;
    const again = ranking.filter(({ teamId }) => placed.has(teamId));
    const freeUpTo = (last: number) => again.filter(({ place }) => place <= last).length;
    for (const { teamId, place, placeTo } of ranking) {
      if (placed.has(teamId)) continue;
      placed.set(teamId, { teamId, place: before + place - freeUpTo(place - 1), placeTo: before + placeTo - freeUpTo(placeTo) });
    }
  }
  return [...placed.values()];
}
