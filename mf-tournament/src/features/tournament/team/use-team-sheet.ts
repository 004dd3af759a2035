import {
  bracketTimetable,
  finalRanking,
  groupLetter,
  listGroupIds,
  showsGameTimes,
  sortedDayIds,
  teamPath,
  standingNotes,
  tournamentStandings,
  visitorSections,
  type MatchId,
  type Team,
  type TeamId,
  type Tournament,
} from '@courtside/domain';
import type { PlannedBrackets, PlannedGame } from '@courtside/domain/day';
import { teamEntries, type TeamBye, type TeamEntry } from '@courtside/domain/team';
import { useTranslation } from '@courtside/i18n';
import { matchNumbers } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { planEvent } from '../../../live/plan-event';
import { useStageWords, type StageWords } from '../../../live/use-stage-words';
import type { DayOfPlay } from '../day/use-day-of-play';
import type { TournamentParts } from '../use-tournament-parts';
import { hasAhead, type AheadProps } from './ahead';
import type { ShownEntry, TeamPlace, TeamStanding } from './team-view';
import { useStates } from '../use-states';

const noGames: TournamentParts['bracketGames'] = new Map();

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
  readonly place: TeamPlace | null;
  /** The shown brackets. */
  readonly brackets: PlannedBrackets;
  /** The path through its bracket; null if no game precedes it. */
  readonly way: Pick<AheadProps, 'bracket' | 'timetable'> | null;
}

export function useTeamSheet({ tournament, parts, team, day }: Source): TeamSheet {
  const { matches, allMatches, bracketGames, further, furtherGroups: groups, teams, failed } = parts;
  const shown = visitorSections({ ...tournament, isTournamentPublic: true }, teams.length).map(({ id }) => id);
  const showsSchedule = shown.includes('schedule');
  const bracket = shown.includes('bracket') ? parts.bracket : null;
  const { planned, brackets } = useMemo(() => {
    const games = bracket ? bracketGames : noGames;
    const plan = planEvent({ tournament, matches, games, further, groups, stored: null, teams: [team] });
    const plans = (groups?.stages ?? []).map((stage) => stage.plan);
    return { planned: teamEntries({ tournament, matches: allMatches, plan, further: plans }, team), brackets: plan.brackets };
  }, [tournament, matches, allMatches, bracketGames, bracket, further, groups, team]);
  const numbers = useMemo(
    () =>
      new Map([
        ...matchNumbers(tournament.schedule),
        ...(groups?.stages ?? []).flatMap(({ plan, gamesBefore }) => [...matchNumbers(plan.schedule, gamesBefore)]),
      ]),
    [tournament.schedule, groups],
  );
  const states = useStates(tournament, parts, day);
  const words = useStageWords(brackets);
  const labelOf = useLabels(tournament, groups, words);
  const times = showsGameTimes(tournament);
  const entries = planned
    .filter((entry) => !isOfSchedule(entry) || showsSchedule)
    .map((entry): ShownEntry => {
      const game = entry.kind === 'bye' ? null : entry.game;
      return {
        entry,
        state: (game && states.get(game.id)) ?? 'planned',
        showsTime: isOfSchedule(entry) ? times.schedule : times.bracket,
        number: game && getNumber(game, numbers, brackets),
        label: labelOf(entry),
        expected: game ? day?.expected.get(game.id) : undefined,
      };
    });
  const standing = useMemo(
    () => (shown.includes('standings') && !failed.schedule ? findStanding(tournament, parts, team.id) : null),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- which sections are shown follows from the tournament
    [tournament, teams, matches, groups, parts.stages, team.id, failed.schedule],
  );
  const own = useMemo(() => ownBracket(tournament, parts, team.id), [tournament, parts, team.id]);
  const place = useMemo(() => own && findPlace(own, team.id), [own, team.id]);
  return { entries, standing, place, brackets, way: own && hasAhead(own.bracket, team.id) ? own : null };
}

interface OwnBracket extends Pick<AheadProps, 'bracket' | 'timetable'> {
  /** Null for the first bracket. */
  readonly name: string | null;
}

/** The bracket that a team plays; the first one for a team that is in none. */
function ownBracket(tournament: Tournament, { bracket, further }: TournamentParts, team: TeamId): OwnBracket | null {
  const drawn = [
    ...(bracket ? [{ bracket, name: null, times: tournament.bracketTimes }] : []),
    ...further.flatMap((stage) =>
      stage.bracket ? [{ bracket: stage.bracket, name: stage.plan.name, times: stage.plan.bracketTimes }] : [],
    ),
  ];
  const own = drawn.find((one) => one.bracket.seeds.includes(team)) ?? drawn[0];
  if (!own) return null;
  const isTimed = showsGameTimes(tournament).bracket;
  return { ...own, timetable: isTimed ? bracketTimetable(own.bracket.template, own.times) : undefined };
}

const isOfSchedule = (entry: TeamEntry): boolean => entry.kind === 'bye' || entry.game.kind === 'match';

function getNumber({ kind, stage, id }: PlannedGame, numbers: ReadonlyMap<MatchId, number>, brackets: PlannedBrackets): number | null {
  if (kind === 'match') return numbers.get(id as MatchId) ?? null;
  return brackets.get(stage)?.bracket.template.games.find((game) => game.id === id)?.number ?? null;
}

/** Returns a game's label: its round, or its group if there are several. */
function useLabels(tournament: Tournament, further: TournamentParts['furtherGroups'], words: StageWords): (entry: TeamEntry) => string {
  const { t } = useTranslation('team');
  const { schedule, scheduleType, groups } = tournament;
  const rounds = useMemo(() => new Map(sortedDayIds(schedule).map((dayId, index) => [dayId as string, index + 1])), [schedule]);
  const groupOf = useMemo(() => {
    const ids = listGroupIds(groups);
    return (team: string) => (ids.length < 2 ? undefined : ids.find((id) => (groups[id] ?? []).some((member) => member === team)));
  }, [groups]);
  const ofGame = (game: PlannedGame): string => {
    const { kind, dayId } = game;
    const [one, other] = game.teams;
    if (kind === 'bracket' || game.stage !== 'groups') return words.round(game) ?? '';
    if (scheduleType === 'swissRounds') return t('round', { number: rounds.get(dayId ?? '') ?? 1 });
    const group = groupOf(one);
    return group !== undefined && group === groupOf(other) ? t('group', { letter: groupLetter(group) }) : '';
  };
  const ofBye = ({ stage, dayId }: TeamBye): string => {
    const plan = further?.stages.find((one) => one.plan.id === stage)?.plan;
    if (!plan) return t('byeOf', { number: rounds.get(dayId) ?? 1 });
    return `${plan.name} · ${t('byeOf', { number: sortedDayIds(plan.schedule).indexOf(dayId) + 1 })}`;
  };
  return (entry) => (entry.kind === 'bye' ? ofBye(entry) : ofGame(entry.game));
}

/** Returns the standing of a team in the last groups that it plays. */
function findStanding(
  tournament: Tournament,
  { teams, matches, stages, furtherGroups }: TournamentParts,
  team: TeamId,
): TeamStanding | null {
  const last = stages?.findLast((stage) => stage.kind !== 'bracket' && Object.values(stage.groups).some((ids) => ids.includes(team)));
  const ofLast = last && last.kind !== 'bracket' && furtherGroups?.readTables(stages ?? [], teams).get(last.id);
  const tables = ofLast ? ofLast.tables : tournamentStandings(tournament, teams, matches);
  const rules = ofLast ? last : tournament;
  const counted = ofLast ? [...ofLast.carriedGames, ...last.games.values()] : matches.values();
  for (const { groupId, rows } of tables) {
    const row = rows.find(({ teamId }) => teamId === team);
    if (row)
      return {
        ...{ row, rows, groupId },
        isOneOfMany: tables.length > 1,
        stage: (ofLast && last.name) || null,
        notes: standingNotes(rules.groups[groupId] ?? [], counted, rules),
      };
  }
  return null;
}

/** A team without a further game in its bracket has its place there. */
function findPlace({ bracket, name }: OwnBracket, team: TeamId): TeamPlace | null {
  const { complete, teams } = finalRanking(bracket);
  const ranked = teams.find(({ teamId }) => teamId === team);
  return ranked && (complete || teamPath(bracket, team).current === null) ? { ...ranked, isFinal: complete, name } : null;
}
