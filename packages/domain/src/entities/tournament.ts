import * as v from 'valibot';
import { limits } from '../limits';
import { allFlags, type SectionFlags } from '../sections';
import type { PlayerId, TeamId, TournamentId, UserId } from './ids';
import { sortedDayIds } from './day-ids';
import { gameLengthsSchema, withOwn, type GameLength } from './match-times';
import {
  countSchema,
  flagSchema,
  idSchema,
  listOf,
  mapOf,
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

/** A tournament as the product knows it; what the document leaves out has its default. Which of its sections visitors see stands in `sections`. */
export interface Tournament extends SectionFlags, GroupsFields, TableFields, BracketFields {
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
  /** Stages beyond the two that are stored here may stand in documents of their own, see `StagePlan` in `@courtside/domain/stages`. */
  readonly hasStages: boolean;
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
  readonly withdrawnTeamIds: readonly TeamId[];
  /** Games of another length, by day or round, see `gameLengthOf`. */
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
  organizerUids: listOf<UserId>(),
  acceptedOrganizerUids: v.optional(v.array(idSchema<UserId>())),
  ...allFlags(flag),
  isGameTimesVisible: flag,
  isGameTimesHidden: orNull(v.boolean()),
  isRegistrationOpen: flag,
  registrationOpensAt: wholeSchema,
  registrationClosesAt: wholeSchema,
  hasEntries: flag,
  hasStages: flag,
  needsProvenEmail: flag,
  places: countSchema(0, limits.places.maximum, 0),
  placesBy: v.optional(v.picklist(['registration', 'draw']), 'registration'),
  movesUp: v.optional(v.picklist(['automatic', 'organizer']), 'automatic'),
  playersPerTeam: countSchema(1, limits.playersPerTeam.maximum, limits.playersPerTeam.default),
  playerIds: listOf<PlayerId>(),
  skillOverrides: mapOf(v.number()),
  ...groupsFields,
  withdrawnTeamIds: listOf<TeamId>(),
  ...tableFields,
  gameLengths: gameLengthsSchema,
  ...bracketFields,
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
