import * as v from 'valibot';
import { limits } from '../limits';
import { allFlags, type SectionFlags } from '../sections';
import type { DayId, GameId, GroupId, MatchId, PlayerId, TeamId, TournamentId, UserId } from './ids';
import { sortedDayIds } from './day-ids';
import { gameLengthsSchema, matchTimesSchema, withOwn, type GameLength, type MatchTimes } from './match-times';
import {
  countSchema,
  flagSchema,
  idSchema,
  mapOf,
  mapSchema,
  orNull,
  parseSalvaging,
  textSchema,
  wholeSchema,
  withValue,
  type ParseResult,
} from './parse';
import { posterImageSchema, type PosterImage } from './poster-image';
import { tableRules, type PointAdjustments, type TableCriterion } from './table-rules';

export type TournamentType = 'STANDARD' | 'MIXER';
export type ScheduleType = 'roundRobin' | 'swissRounds';
export type BracketType = 'single' | 'double' | 'singleHayes' | 'doubleHayes';
export type BracketLevel = 'upper' | 'lower' | 'hayesUpper' | 'hayesLower';
/** Which of the two tie-break orders counts: points first (reading A) or wins first (reading B). */
export type TieBreakPreset = 'pointsFirst' | 'winsFirst';
/** One court slot of a day: a match, or an empty slot. */
export type ScheduleEntry = MatchId | 'break';

/** A tournament as the product knows it; what the document leaves out has its default. Which of its sections visitors see stands in `sections`. */
export interface Tournament extends SectionFlags {
  readonly id: TournamentId;
  readonly name: string;
  readonly location: string;
  readonly description: string;
  /** Where the organisers can be reached, see `publicContact`; empty where they name nothing. */
  readonly contact: string;
  /** `YYYY-MM-DD`, in the tournament's time zone. */
  readonly startDate: string;
  readonly endDate: string;
  /** IANA name; null in old documents: the viewer's counts. */
  readonly timeZone: string | null;
  /** Address of the poster; empty when there is none. */
  readonly imageSrc: string;
  /** Dimensions and smaller pictures of that poster; null where none were made. */
  readonly image: PosterImage | null;
  readonly tournamentType: TournamentType;
  readonly organizerUids: readonly UserId[];
  /** Organisers who said yes themselves; null where nobody was ever asked, as in old documents. See `acceptedOrganizers`. */
  readonly acceptedOrganizerUids: readonly UserId[] | null;
  /** See `showsGameTimes`: of a tournament whose organisers have not chosen yet, it is about the bracket alone. */
  readonly isGameTimesVisible: boolean;
  /** What the organisers chose for all game times; null while they have not. */
  readonly isGameTimesHidden: boolean | null;
  readonly isRegistrationOpen: boolean;
  /** When registration begins and ends by itself while it is switched on, in milliseconds since 1970; 0 where nothing is set. See `registrationPhase`. */
  readonly registrationOpensAt: number;
  readonly registrationClosesAt: number;
  /** Teams that registered may stand in documents of their own, until they are gathered into the one document of all teams. */
  readonly hasEntries: boolean;
  /** Only who has proved to own their account's address registers a team or joins a mixer. */
  readonly needsProvenEmail: boolean;
  /** How many teams take part; 0 where nothing is set. Those beyond it wait, see `placementsOf`. */
  readonly places: number;
  /** Whether places go to who registered first, or are drawn among all who registered; see `Draw` in `@courtside/domain/registration`. */
  readonly placesBy: 'registration' | 'draw';
  /** Whether the next of the waiting list comes in by itself when a place is given back. */
  readonly movesUp: 'automatic' | 'organizer';
  readonly playersPerTeam: number;
  /** MIXER only. */
  readonly playerIds: readonly PlayerId[];
  /** Skills set by an organiser instead of the players' own. */
  readonly skillOverrides: Readonly<Record<string, number>>;
  readonly groups: Readonly<Record<GroupId, readonly TeamId[]>>;
  /** Order of the teams before any game, where an organiser chose one. */
  readonly teamOrder: readonly TeamId[];
  readonly schedule: Readonly<Record<DayId, readonly ScheduleEntry[]>>;
  readonly scheduleType: ScheduleType;
  readonly scheduleTimes: MatchTimes;
  /** Swiss: earlier rounds that an organiser opened again for a correction. */
  readonly unlockedRounds: readonly DayId[];
  /** Swiss: the team that rests in a round. */
  readonly byes: Readonly<Record<DayId, TeamId>>;
  readonly withdrawnTeamIds: readonly TeamId[];
  readonly pointsPerWin: number;
  readonly headToHead: boolean;
  readonly tieBreakPreset: TieBreakPreset;
  /** The order of the table, where an organizer chose another than `tieBreakPreset` and `headToHead` give; empty where not. See `tableOrderOf`. */
  readonly tableOrder: readonly TableCriterion[];
  readonly pointsPerDraw: number;
  readonly pointsPerLoss: number;
  /** Deductions and bonus points, by team. */
  readonly pointAdjustments: PointAdjustments;
  /** Goals that a forfeit is worth to the other side. */
  readonly forfeitGoals: number;
  /** Whether the games of a team that has withdrawn stand, or fall: then none of them counts. */
  readonly withdrawnGames: 'stand' | 'fall';
  /** Games of another length, by day or round, see `gameLengthOf`. */
  readonly gameLengths: Readonly<Record<string, GameLength>>;
  readonly bracket: Readonly<Partial<Record<BracketLevel, Readonly<Record<string, readonly GameId[]>>>>>;
  readonly bracketType: BracketType;
  readonly bracketTimes: MatchTimes;
  /** Teams by seed, best first. */
  readonly bracketSeeds: readonly TeamId[];
  /** Places of the main bracket in Hayes types; null in the others. */
  readonly bracketUpperSize: number | null;
  /** Which table of drop orders a double elimination follows; 1 where a bracket was stored before there were two. */
  readonly bracketDrops: number;
  /**
   * The version of the rule that chose the courts of the bracket, no number of courts: `courtsVersion` in the domain. 1 where it was stored before
   * there were two versions.
   */
  readonly bracketCourts: number;
}

const flag = flagSchema(false);
const date = v.pipe(v.string(), v.isoDate('Expected a date YYYY-MM-DD'));
const teamIds = v.array(idSchema<TeamId>());
const listOf = <Id extends string>() => v.optional(v.array(idSchema<Id>()), []);
const noTimes = () => v.parse(matchTimesSchema, {});

const fields = v.object({
  name: v.string(),
  location: textSchema,
  description: textSchema,
  contact: textSchema,
  startDate: date,
  endDate: date,
  timeZone: orNull(v.string()),
  imageSrc: textSchema,
  image: orNull(posterImageSchema),
  tournamentType: v.optional(v.picklist(['STANDARD', 'MIXER']), 'STANDARD'),
  organizerUids: listOf<UserId>(),
  acceptedOrganizerUids: v.optional(v.array(idSchema<UserId>())),
  ...allFlags(flag),
  isGameTimesVisible: flag,
  isGameTimesHidden: orNull(v.boolean()),
  isRegistrationOpen: flag,
  registrationOpensAt: wholeSchema,
  registrationClosesAt: wholeSchema,
  hasEntries: flag,
  needsProvenEmail: flag,
  places: countSchema(0, limits.places.maximum, 0),
  placesBy: v.optional(v.picklist(['registration', 'draw']), 'registration'),
  movesUp: v.optional(v.picklist(['automatic', 'organizer']), 'automatic'),
  playersPerTeam: countSchema(1, limits.playersPerTeam.maximum, limits.playersPerTeam.default),
  playerIds: listOf<PlayerId>(),
  skillOverrides: mapOf(v.number()),
  groups: mapOf<TeamId[]>(teamIds),
  teamOrder: listOf<TeamId>(),
  schedule: mapOf<ScheduleEntry[]>(v.array(idSchema<ScheduleEntry>())),
  scheduleType: v.optional(v.picklist(['roundRobin', 'swissRounds']), 'roundRobin'),
  scheduleTimes: v.optional(matchTimesSchema, noTimes),
  unlockedRounds: listOf<DayId>(),
  byes: mapOf<TeamId>(idSchema<TeamId>()),
  withdrawnTeamIds: listOf<TeamId>(),
  pointsPerWin: countSchema(2, 5, limits.pointsPerWin.default),
  headToHead: flagSchema(true),
  tieBreakPreset: v.optional(v.picklist(['pointsFirst', 'winsFirst']), 'pointsFirst'),
  ...tableRules,
  forfeitGoals: countSchema(0, limits.forfeitGoals.maximum, limits.forfeitGoals.default),
  withdrawnGames: v.optional(v.picklist(['stand', 'fall']), 'stand'),
  gameLengths: gameLengthsSchema,
  bracket: mapOf<Record<string, GameId[]>>(mapSchema(v.array(idSchema<GameId>()))),
  bracketType: v.optional(v.picklist(['single', 'double', 'singleHayes', 'doubleHayes']), 'single'),
  bracketTimes: v.optional(matchTimesSchema, noTimes),
  bracketSeeds: listOf<TeamId>(),
  bracketUpperSize: orNull(v.number()),
  bracketDrops: countSchema(1, 100, 1),
  bracketCourts: countSchema(1, 100, 1),
});

/** Reads a document of the collection `tournaments`; fields that it lacks get the specified defaults, entries that can't be read are left out. */
export const parseTournament = (id: string, data: unknown): ParseResult<Tournament> =>
  withValue(parseSalvaging(fields, data), (value): Tournament => {
    const { gameLengths, schedule, scheduleTimes, bracketTimes } = value;
    return {
      ...value,
      id: id as TournamentId,
      acceptedOrganizerUids: value.acceptedOrganizerUids ?? null,
      scheduleTimes: withOwn(scheduleTimes, gameLengths, sortedDayIds(schedule)),
      bracketTimes: withOwn(bracketTimes, gameLengths, []),
    };
  });
