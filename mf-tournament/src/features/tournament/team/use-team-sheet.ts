import {
  finalRanking,
  groupLetter,
  showsGameTimes,
  sortedDayIds,
  teamPath,
  standingNotes,
  tournamentStandings,
  visitorSections,
  type Bracket,
  type GroupId,
  type MatchId,
  type RankedTeam,
  type Team,
  type TeamId,
  type Tournament,
} from '@courtside/domain';
import { plannedDay, playableBracket, type PlannedGame } from '@courtside/domain/day';
import { teamEntries, type TeamEntry } from '@courtside/domain/team';
import { useTranslation } from '@courtside/i18n';
import { matchNumbers, useBracketWords } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import type { DayOfPlay } from '../day/use-day-of-play';
import type { TournamentParts } from '../use-tournament-parts';
import type { ShownEntry, TeamStanding } from './team-view';
import { useStates } from '../use-states';

interface Source {
  readonly tournament: Tournament;
  readonly parts: TournamentParts;
  readonly team: Team;
  readonly day: DayOfPlay | null;
}

/** The content of a team's page, from the parts that visitors may see. */
export interface TeamSheet {
  readonly entries: readonly ShownEntry[];
  readonly standing: TeamStanding | null;
  /** The place in which it left the bracket; null before. */
  readonly place: (RankedTeam & { readonly isFinal: boolean }) | null;
  /** The bracket, if it is shown. */
  readonly bracket: Bracket | null;
}

export function useTeamSheet({ tournament, parts, team, day }: Source): TeamSheet {
  const { matches, bracketGames, teams, failed } = parts;
  const shown = visitorSections({ ...tournament, isTournamentPublic: true }, teams.length).map(({ id }) => id);
  const showsSchedule = shown.includes('schedule');
  const bracket = shown.includes('bracket') ? parts.bracket : null;
  const planned = useMemo(() => {
    const playable = bracket && playableBracket(tournament, bracketGames);
    const plan = plannedDay({ tournament, matches, bracket: playable, games: bracketGames, stored: null, teams: [team] });
    return teamEntries({ tournament, matches, bracket: playable, plan }, team);
  }, [tournament, matches, bracketGames, bracket, team]);
  const numbers = useMemo(() => matchNumbers(tournament.schedule), [tournament.schedule]);
  const states = useStates(tournament, parts, day);
  const labelOf = useLabels(tournament, bracket);
  const times = showsGameTimes(tournament);
  const entries = planned
    .filter((entry) => (isOfSchedule(entry) ? showsSchedule : bracket !== null))
    .map((entry): ShownEntry => {
      const game = entry.kind === 'bye' ? null : entry.game;
      return {
        entry,
        state: (game && states.get(game.id)) ?? 'planned',
        showsTime: isOfSchedule(entry) ? times.schedule : times.bracket,
        number: game && numberOf(game, numbers, bracket),
        label: labelOf(entry),
        expected: game ? day?.expected.get(game.id) : undefined,
      };
    });
  const standing = useMemo(
    () => (shown.includes('standings') && !failed.schedule ? standingOf(tournament, teams, matches, team.id) : null),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- which sections are shown follows from the tournament
    [tournament, teams, matches, team.id, failed.schedule],
  );
  return { entries, standing, place: useMemo(() => bracket && placeOf(bracket, team.id), [bracket, team.id]), bracket };
}

const isOfSchedule = (entry: TeamEntry): boolean => entry.kind === 'bye' || entry.game.kind === 'match';

function numberOf({ kind, id }: PlannedGame, numbers: ReadonlyMap<MatchId, number>, bracket: Bracket | null): number | null {
  if (kind === 'match') return numbers.get(id as MatchId) ?? null;
  return bracket?.template.games.find((game) => game.id === id)?.number ?? null;
}

/** Returns a game's label: its round, or its group if there are several. */
function useLabels(tournament: Tournament, bracket: Bracket | null): (entry: TeamEntry) => string {
  const { t } = useTranslation(['team', 'bracket']);
  const words = useBracketWords();
  const { schedule, scheduleType, groups } = tournament;
  const rounds = useMemo(() => new Map(sortedDayIds(schedule).map((dayId, index) => [dayId as string, index + 1])), [schedule]);
  const groupOf = useMemo(() => {
    const ids = Object.keys(groups) as GroupId[];
    return (team: string) => (ids.length < 2 ? undefined : ids.find((id) => (groups[id] ?? []).some((member) => member === team)));
  }, [groups]);
  const ofGame = ({ kind, dayId, level, roundId, teams: [one, other] }: PlannedGame): string => {
    if (kind === 'bracket') return bracket && level && roundId ? words.round(bracket.template, level, roundId) : '';
    if (scheduleType === 'swissRounds') return t('round', { number: rounds.get(dayId ?? '') ?? 1 });
    const group = groupOf(one);
    return group !== undefined && group === groupOf(other) ? t('group', { letter: groupLetter(group) }) : '';
  };
  return (entry) => (entry.kind === 'bye' ? t('byeOf', { number: rounds.get(entry.dayId) ?? 1 }) : ofGame(entry.game));
}

function standingOf(
  tournament: Tournament,
  teams: readonly Team[],
  matches: TournamentParts['matches'],
  team: TeamId,
): TeamStanding | null {
  const tables = tournamentStandings(tournament, teams, matches);
  for (const { groupId, rows } of tables) {
    const row = rows.find(({ teamId }) => teamId === team);
    if (row)
      return {
        row,
        rows,
        groupId,
        isOneOfMany: tables.length > 1,
        notes: standingNotes(tournament.groups[groupId] ?? [], matches.values(), tournament),
      };
  }
  return null;
}

/** A team without a further game in its bracket has its place there. */
function placeOf(bracket: Bracket, team: TeamId): TeamSheet['place'] {
  const { complete, teams } = finalRanking(bracket);
  const ranked = teams.find(({ teamId }) => teamId === team);
  return ranked && (complete || teamPath(bracket, team).current === null) ? { ...ranked, isFinal: complete } : null;
}
