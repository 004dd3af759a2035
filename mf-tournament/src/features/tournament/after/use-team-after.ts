import { hasSchedule, teamPath, type Bracket, type Team, type TeamId } from '@courtside/domain';
import { stageOfTeam, teamAfter, type TeamAfter } from '@courtside/domain/after';
import { withStage, type BracketPlan } from '@courtside/domain/stages';
import { useMemo } from 'react';
import { findBracketEvent } from '../../../live/further-groups';
import { getPlannedStart } from '../next-brackets';
import { listBrackets, readTimetable, type ReadStage } from '../read-stage';
import type { Visit } from '../visit';
import { useTables } from './use-tables';

const noMatches: Visit['matches'] = new Map();

/** The meaning of the end of a team's games, in the bracket that it plays. */
export interface MyAfter extends Pick<Visit, 'tournament' | 'timetable' | 'bracketGames'> {
  /** Null while the team has games of the groups before it. */
  readonly after: TeamAfter | null;
  /** Null where none is shown. */
  readonly bracket: Bracket | null;
  /** The bracket beyond the first, if the team plays one. Then it is in the place of the first one's fields of `tournament`. */
  readonly stage: BracketPlan | null;
}

/** Returns what the end of a team's games means, in the bracket of its next game. */
export function useTeamAfter(visit: Visit, team: Team): MyAfter {
  const { tournament, bracket, bracketGames, further, stages, furtherGroups, allMatches, shows, timetable } = visit;
  const tables = useTables(visit, team.id);
  const first = shows('bracket') ? bracket : null;
  const stage = useMemo(() => {
    if (!first) return null;
    if (first.seeds.includes(team.id))
      return soonerStage({ tournament, bracket: first, further, timetable, stages, furtherGroups }, team.id);
    const plans = further.map(({ plan }) => plan);
    const plan = stageOfTeam(plans, first.seeds, tables, team.id);
    return further.find((one) => one.plan === plan) ?? null;
  }, [tournament, first, further, timetable, stages, furtherGroups, tables, team.id]);
  const staged = useMemo(
    () =>
      stage && {
        tournament: withStage(findBracketEvent(tournament, { stages, furtherGroups }, stage.plan.id), stage.plan),
        timetable: readTimetable(tournament, stage),
      },
    [tournament, stages, furtherGroups, stage],
  );
  const own = stage ? stage.bracket : first;
  const after = useMemo(
    () => teamAfter({ rules: tournament, matches: shows('schedule') ? allMatches : noMatches, tables, bracket: own }, team.id),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- which sections are shown follows from the tournament
    [tournament, allMatches, tables, own, team.id],
  );
  const isOut = after?.way.kind === 'undecided' && furtherGroups !== null && isLeftOut(visit, team.id);
  return {
    after: isOut ? { ...after, way: { kind: 'notOn' } } : after,
    ...{ bracket: own, stage: stage?.plan ?? null },
    ...(staged ?? { tournament: findBracketEvent(tournament, visit, 'bracket'), timetable }),
    bracketGames: stage?.games ?? bracketGames,
  };
}

/** Whether groups were drawn from those of a team, none of which it plays, and no others are awaited. */
function isLeftOut({ stages, furtherGroups }: Visit, team: TeamId): boolean {
  if (!stages || !furtherGroups?.stages.every(({ plan }) => hasSchedule(plan))) return false;
  const isIn = (stage: (typeof stages)[number]) => furtherGroups.teamsIn(stage).includes(team);
  const last = stages.findLast((stage) => stage.kind !== 'bracket' && isIn(stage));
  return stages.some(({ kind, entry }) => kind !== 'bracket' && entry.kind !== 'all' && entry.of === last?.id);
}

/** Returns the further bracket in which a team of the first one plays its next game, because its teams overlap; null for all other teams. */
function soonerStage(brackets: Parameters<typeof listBrackets>[0], team: TeamId): ReadStage | null {
  const [next] = listBrackets(brackets)
    .flatMap((one) => {
      const current = one.bracket.seeds.includes(team) ? teamPath(one.bracket, team).current : null;
      return current === null ? [] : [{ plan: one.plan, start: getPlannedStart(one, current) }];
    })
    .sort((one, other) => one.start - other.start);
  return brackets.further.find(({ plan }) => plan === next?.plan) ?? null;
}
