import {
  BYE,
  finalRanking,
  hasSchedule,
  TBD,
  tournamentStandings,
  type Bracket,
  type GroupId,
  type GroupTable,
  type Match,
  type PointAdjustments,
  type MatchId,
  type Standing,
  type Team,
  type TeamId,
  type Tournament,
} from '@courtside/domain';
import { getBracketName, type PlannedBrackets, type PlannedGame } from '@courtside/domain/day';
import type { StageId, Stages } from '@courtside/domain/stages';
import type { WallDay, WallGame } from '@courtside/domain/wall';
import { cutAfter, layOutBracket, teamsShownInBracket, type DrawnRound } from '@courtside/tournament-ui';
import type { ReadGroups } from '../../../live/further-groups';
import type { Panel } from './address';
import { isLongName, longNames } from './long-names';
import { countLines, onPages } from './turning';

interface Part {
  /** Stays the same while the page has the same subject. */
  readonly key: string;
  /** The number of this page among those of the same subject, from 1. */
  readonly part: number;
  readonly parts: number;
}

/** A page that takes turns with others. */
export type WallPage = Part &
  (
    | {
        readonly kind: 'standings';
        /** The name of further groups; null for the first ones. */
        readonly stage: string | null;
        /** Null if there is only one. */
        readonly group: GroupId | null;
        readonly rows: readonly Standing<TeamId>[];
        /** Deductions and bonus points, which explain a total that differs from the games' points. */
        readonly adjustments: PointAdjustments;
        /** Teams above this rank advance. */
        readonly cut: number | null;
      }
    | { readonly kind: 'results'; readonly games: readonly PlannedGame[] }
    | { readonly kind: 'next'; readonly games: readonly WallGame[] }
    | {
        readonly kind: 'round';
        readonly stage: StageId;
        readonly round: Pick<DrawnRound, 'level' | 'roundId'>;
        readonly games: readonly number[];
      }
    | { readonly kind: 'ranking'; readonly stage: StageId; readonly teams: readonly { readonly place: number; readonly team: TeamId }[] }
  );

export interface WallSource {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** All stages, and the groups beyond the first; null without such groups. */
  readonly stages: Stages | null;
  readonly groups: ReadGroups | null;
  readonly brackets: PlannedBrackets;
  readonly day: WallDay;
  readonly showsStandings: boolean;
  readonly panels: ReadonlySet<Panel>;
  /** No panel is next to them: the pages have the width of the courts. */
  readonly isWide: boolean;
  /** There is an announcement at the bottom. */
  readonly hasLines: boolean;
  /** Everything is stopped, which is shown at the top. */
  readonly isStopped: boolean;
  /** The next games are below the courts. */
  readonly hasNext: boolean;
}

/** Sizes on a screen of 1080 lines; wide pages are a third larger. */
const ROOM = { narrow: 590, wide: 600 };
/** The height of an announcement. */
const SAID = { narrow: 92, wide: 68 };
/** The height of the band during a stop. */
const STOPPED = { narrow: 124, wide: 92 };
/** The reason for a deduction or bonus: at most two lines. */
const REASON = { height: 34, letters: { narrow: 34, wide: 60 } };
const LETTERS = { narrow: { row: 17, game: 22 }, wide: { row: 30, game: 32 } };
const LINE = 38;
/** The referee takes two lines at most. */
const REFEREE = 34;
/** The name of a further stage: one line. */
const STAGE = 38;
/** Letters of a name that fit next to the word before it. */
const LETTERS_OF_REFEREE = { narrow: 24, wide: 38 };
const MOST_GAMES = 8;

/** @param letters of the full size that fit into a line */
function heightOfName(name: string, letters: number): number {
  return isLongName(name)
    ? longNames.scale * LINE * Math.min(longNames.lines, countLines(name, Math.floor(letters / longNames.scale)))
    : LINE * Math.min(longNames.linesOfOthers, countLines(name, letters));
}

/** Returns all pages that take turns, in order: results, standings, bracket, and next games. */
export function wallPages(source: WallSource): readonly WallPage[] {
  const { teams, groups, brackets, day, panels, isWide, hasNext, hasLines, isStopped } = source;
  const names = new Map<string, string>(teams.map(({ id, name }) => [id, name]));
  const width = isWide ? 'wide' : 'narrow';
  const nameHeight = (team: string, kind: 'row' | 'game') => heightOfName(names.get(team) ?? '', LETTERS[width][kind]);
  const rowHeight = (team: string) => nameHeight(team, 'row') + 16;
  const reasonHeight = (adjustments: PointAdjustments, team: TeamId) => {
    const reason = adjustments[team]?.reason;
    return reason === undefined ? 0 : REASON.height * Math.min(2, countLines(`−0 points: ${reason}`, REASON.letters[width]));
  };
  const room = ROOM[width] - (hasLines ? SAID[width] : 0) - (isStopped ? STOPPED[width] : 0);
  const gameHeight = (sides: readonly string[]) => sides.reduce((sum, side) => sum + 6 + nameHeight(side, 'game'), 18);
  const split = <Row>(key: string, rows: readonly Row[], heightOf: (row: Row) => number) =>
    onPages(rows, heightOf, room).map((page, index, { length }) => ({
      page,
      of: { key: `${key} ${index}`, part: index + 1, parts: length },
    }));

  const isOfGroups = ({ stage }: PlannedGame) => groups?.stages.some(({ plan }) => plan.id === stage) ?? false;
  const stageHeight = (game: PlannedGame) => (isOfGroups(game) || getBracketName(brackets, game) !== null ? STAGE : 0);
  // A game on court by the clock may have a score already, which is shown there.
  const onCourt = panels.has('now') ? day.courts.map(({ now }) => now?.game.id) : [];
  const ended = day.results.filter(({ id }) => !onCourt.includes(id));
  const results = split('results', ended.slice(0, MOST_GAMES), (game) => gameHeight(game.teams) + stageHeight(game)).map(
    ({ page, of }): WallPage => ({ ...of, kind: 'results', games: page }),
  );
  const standings = listTables(source).flatMap(({ stage, tables, adjustments, through }) =>
    tables.flatMap(({ groupId, rows }) =>
      split(`standings ${stage ?? ''}${groupId}`, rows, ({ teamId }) => rowHeight(teamId) + reasonHeight(adjustments, teamId)).map(
        ({ page, of }): WallPage => ({
          ...of,
          kind: 'standings',
          ...{ stage, adjustments },
          group: tables.length > 1 ? groupId : null,
          rows: page,
          cut: cutAfter(rows, through),
        }),
      ),
    ),
  );
  const refereeHeight = (name: string) => (name === '' ? 0 : 4 + REFEREE * Math.min(2, countLines(name, LETTERS_OF_REFEREE[width])));
  const next = split(
    'next',
    day.ahead.slice(0, MOST_GAMES),
    ({ game }) => gameHeight(game.teams) + stageHeight(game) + refereeHeight(game.referee),
  ).map(({ page, of }): WallPage => ({
    ...of,
    kind: 'next',
    games: page,
  }));
  const way = [...brackets].flatMap(([stage, { bracket }]) => bracketPages({ stage, bracket, split, rowHeight, gameHeight }));
  return [
    ...(panels.has('results') ? results : []),
    ...(panels.has('standings') ? standings : []),
    ...(panels.has('bracket') ? way : []),
    ...(panels.has('next') && !hasNext ? next : []),
  ];
}

interface WallTables {
  /** The name of further groups; null for the first ones. */
  readonly stage: string | null;
  readonly tables: readonly GroupTable[];
  readonly adjustments: PointAdjustments;
  /** The teams that play on. */
  readonly through: ReadonlySet<TeamId>;
}

/** Returns the tables that a screen shows: of the last groups that are drawn. */
function listTables({ tournament, teams, matches, stages, groups, showsStandings }: WallSource): readonly WallTables[] {
  if (!showsStandings) return [];
  const through = teamsShownInBracket(tournament);
  const drawn = groups?.stages.filter((stage) => stage.games !== null && hasSchedule(stage.plan)) ?? [];
  if (!stages || !groups || drawn.length === 0)
    return [{ stage: null, tables: tournamentStandings(tournament, teams, matches), adjustments: tournament.pointAdjustments, through }];
  const read = groups.readTables(stages, teams);
  // Groups that are played at the same time, for the best teams and for the others, take teams from the same stage.
  const last = drawn.at(-1)?.plan.entry;
  return drawn
    .filter(({ plan }) => plan.entry.kind !== 'all' && last?.kind !== 'all' && plan.entry.of === last?.of)
    .map(({ plan }) => ({ stage: plan.name, tables: read.get(plan.id)?.tables ?? [], adjustments: plan.pointAdjustments, through }));
}

type Split = <Row>(
  key: string,
  rows: readonly Row[],
  heightOf: (row: Row) => number,
) => readonly { readonly page: readonly Row[]; readonly of: Part }[];

interface BracketSource {
  readonly stage: StageId;
  readonly bracket: Bracket;
  readonly split: Split;
  readonly rowHeight: (team: string) => number;
  readonly gameHeight: (sides: readonly string[]) => number;
}

/** Returns pages for the rounds in play or next; for a finished bracket, its ranking and the last games. */
function bracketPages({ stage, bracket, split, rowHeight, gameHeight }: BracketSource): readonly WallPage[] {
  const { template, states } = bracket;
  const { rounds } = layOutBracket(template);
  const ranking = finalRanking(bracket);
  const isKnown = (side: string | undefined) => side !== undefined && side !== TBD && side !== BYE;
  const isOpen = ({ games }: DrawnRound) =>
    games.some(({ index }) => states[index]?.status === 'waiting' || states[index]?.status === 'ready');
  const hasTeams = ({ games }: DrawnRound) => games.some(({ index }) => states[index]?.slots.some(isKnown));
  const isLast = ({ roundId, games }: DrawnRound) => roundId === 'thirdPlace' || template.games[games[0]?.index ?? -1]?.winnerTier === 0;
  const shown = ranking.complete ? rounds.filter(isLast) : rounds.filter((round) => isOpen(round) && hasTeams(round));
  const placed = ranking.complete ? ranking.teams.map(({ place, teamId }) => ({ place, team: teamId })) : [];
  return [
    ...split(`${stage} ranking`, placed, ({ team }) => rowHeight(team)).map(({ page, of }): WallPage => ({
      ...of,
      kind: 'ranking',
      stage,
      teams: page,
    })),
    ...shown.flatMap(({ level, roundId, games }) =>
      split(
        `${stage} round ${level} ${roundId}`,
        games.map(({ index }) => index),
        (index) => gameHeight(states[index]?.slots ?? []),
      ).map(({ page, of }): WallPage => ({ ...of, kind: 'round', stage, round: { level, roundId }, games: page })),
    ),
  ];
}
