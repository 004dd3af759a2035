import { bracketTimetable, hasBracket, readBracket, showsGameTimes, type Bracket, type Team } from '@courtside/domain';
import { stageOfTeam, teamAfter, type TeamAfter } from '@courtside/domain/after';
import { withStage, type StagePlan } from '@courtside/domain/stages';
import { query, useWatch, watchStageGames, watchStages } from '@courtside/firebase';
import { useMemo } from 'react';
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
  readonly stage: StagePlan | null;
}

/** Reads: for a team that is not in the first of several brackets one per further bracket, and one for the games of the bracket that it plays. The page watches both for its sections. */
export function useTeamAfter(visit: Visit, team: Team): MyAfter {
  const { tournament, bracket, bracketGames, matches, shows, timetable } = visit;
  const tables = useTables(visit);
  const first = shows('bracket') ? bracket : null;
  const asks = first !== null && tournament.hasStages && !first.seeds.includes(team.id);
  const { value: plans } = useWatch(asks ? query(watchStages, tournament.id) : null);
  const stage = useMemo(
    () => (asks && plans && first ? stageOfTeam(plans, first.seeds, tables, team.id) : null),
    [asks, plans, first, tables, team.id],
  );
  const { value: games } = useWatch(stage && hasBracket(stage) ? query(watchStageGames, tournament.id, stage.id) : null);
  const staged = useMemo(() => {
    if (!stage) return null;
    const event = withStage(tournament, stage);
    const drawn = games ? readBracket(event, games).bracket : null;
    const isTimed = drawn !== null && showsGameTimes(tournament).bracket;
    return { event, drawn, timetable: isTimed ? bracketTimetable(drawn.template, stage.bracketTimes) : undefined };
  }, [tournament, stage, games]);
  const own = staged ? staged.drawn : first;
  const after = useMemo(
    () => teamAfter({ rules: tournament, matches: shows('schedule') ? matches : noMatches, tables, bracket: own }, team.id),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- which sections are shown follows from the tournament
    [tournament, matches, tables, own, team.id],
  );
  return {
    tournament: staged?.event ?? tournament,
    ...{ after, bracket: own, stage },
    timetable: staged ? staged.timetable : timetable,
    bracketGames: (staged && games) || bracketGames,
  };
}
