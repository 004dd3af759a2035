import * as v from 'valibot';
import { limits } from '../limits';
import { allFlags, type SectionFlags } from '../sections';
import type { PlayerId, TeamId, TournamentId, UserId } from './ids';
import { sortedDayIds } from './ids-in-order';
import { gameLengthsSchema, withOwn, type GameLength } from './match-times';
import {
  countSchema,
  flagSchema,
  idSchema,
  createListSchema,
  createMapSchema,
  orNull,
  parseSalvaging,
  textSchema,
  wholeSchema,
  withValue,
  type ParseResult,
} from './parse';
import { posterImageSchema, type PosterImage } from './poster-image';
import { bracketFields, groupsFields, tableFields, type BracketFields, type GroupsFields, type TableFields } from './stage-fields';

export type TournamentType = 'STANDARD' | 'MIXER';

/**
 * A tournament as the product uses it; fields that the document lacks have their defaults. `sections` lists the parts that visitors can
 * see.
 */
export interface Tournament extends SectionFlags, GroupsFields, TableFields, BracketFields {
  readonly id: TournamentId;
  readonly name: string;
  readonly location: string;
  readonly description: string;
  /** How the organizers can be reached, see `publicContact`; empty if they name nothing. */
  readonly contact: string;
  /** `YYYY-MM-DD`, in the tournament's time zone. */
  readonly startDate: string;
  readonly endDate: string;
  /** IANA name; null in old documents, which use the viewer's time zone. */
  readonly timeZone: string | null;
  /** Address of the poster; empty if there is none. */
  readonly imageSrc: string;
  /** Dimensions and smaller versions of that poster; null if none were made. */
  readonly image: PosterImage | null;
  readonly tournamentType: TournamentType;
  readonly organizerUids: readonly UserId[];
  /** Organizers who accepted the role themselves; null if no organizer was ever asked, as in old documents. See `acceptedOrganizers`. */
  readonly acceptedOrganizerUids: readonly UserId[] | null;
  /** See `showsGameTimes`. If the organizers have not chosen yet, it applies to the bracket only. */
  readonly isGameTimesVisible: boolean;
  /** The organizers' choice for all game times; null if they have not chosen. */
  readonly isGameTimesHidden: boolean | null;
  readonly isRegistrationOpen: boolean;
  /**
   * When registration opens and closes automatically while it is switched on, in milliseconds since 1970; 0 if not set. See
   * `registrationPhase`.
   */
  readonly registrationOpensAt: number;
  readonly registrationClosesAt: number;
  /** Registered teams may be in separate documents until they are gathered into the main document. */
  readonly hasEntries: boolean;
  /** Stages beyond the two that are stored here may be in separate documents, see `StagePlan` in `@courtside/domain/stages`. */
  readonly hasStages: boolean;
  /** Further groups, drawn or not, may be among these documents. Releases that know of none don't ask for stages because of them. */
  readonly hasFurtherGroups: boolean;
  /** A shuffle may be in its own document, see `Shuffle` in `@courtside/domain/shuffle`. Without it no page asks for one. */
  readonly hasShuffle: boolean;
  /** Whether visitors see it. */
  readonly isShufflePublic: boolean;
  /** The stages of further groups that are drawn: until they are deleted, the groups and the schedule before them can't change. */
  readonly drawnGroupStages: readonly string[];
  /** Only users with a verified email address can register a team or join a mixer. */
  readonly needsProvenEmail: boolean;
  /** The number of teams that take part; 0 if not set. Further teams wait, see `getPlacements`. */
  readonly places: number;
  /** Whether places go to the first teams that register, or are drawn among all of them; see `Draw` in `@courtside/domain/registration`. */
  readonly placesBy: 'registration' | 'draw';
  /** Whether the next team of the waiting list moves up automatically when a place is given back. */
  readonly movesUp: 'automatic' | 'organizer';
  readonly playersPerTeam: number;
  /** MIXER only. */
  readonly playerIds: readonly PlayerId[];
  /** Skills that an organizer set in place of the players' own. */
  readonly skillOverrides: Readonly<Record<string, number>>;
  readonly withdrawnTeamIds: readonly TeamId[];
  /** Games of another length, by day or round, see `getGameLength`. */
  readonly gameLengths: Readonly<Record<string, GameLength>>;
}

const flag = flagSchema(false);
const date = v.pipe(v.string(), v.isoDate('Expected a date YYYY-MM-DD'));

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
  organizerUids: createListSchema<UserId>(),
  acceptedOrganizerUids: v.optional(v.array(idSchema<UserId>())),
  ...allFlags(flag),
  isGameTimesVisible: flag,
  isGameTimesHidden: orNull(v.boolean()),
  isRegistrationOpen: flag,
  registrationOpensAt: wholeSchema,
  registrationClosesAt: wholeSchema,
  hasEntries: flag,
  hasStages: flag,
  hasFurtherGroups: flag,
  hasShuffle: flag,
  isShufflePublic: flag,
  drawnGroupStages: createListSchema<string>(),
  needsProvenEmail: flag,
  places: countSchema(0, limits.places.maximum, 0),
  placesBy: v.optional(v.picklist(['registration', 'draw']), 'registration'),
  movesUp: v.optional(v.picklist(['automatic', 'organizer']), 'automatic'),
  playersPerTeam: countSchema(1, limits.playersPerTeam.maximum, limits.playersPerTeam.default),
  playerIds: createListSchema<PlayerId>(),
  skillOverrides: createMapSchema(v.number()),
  ...groupsFields,
  withdrawnTeamIds: createListSchema<TeamId>(),
  ...tableFields,
  gameLengths: gameLengthsSchema,
  ...bracketFields,
});

/** Reads a document of the collection `tournaments`. Missing fields get the specified defaults; unreadable entries are left out. */
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
