import type { BracketFields, BracketGame, GameId, GroupsFields, Match, MatchId, TableFields, TeamId, Tournament } from '../entities';
import type { EntryRule, StageId } from './entry-rule';
import type { Carries } from './groups-choices';

/** The address of a game: ids of games are unique within their stage. */
export interface GameAddress {
  readonly stage: StageId;
  readonly id: string;
}

interface SharedFields extends Pick<Tournament, 'gameLengths' | 'withdrawnTeamIds'> {
  readonly id: StageId;
  /** The name that organizers gave it. Without one, pages name its kind. */
  readonly name?: string;
  readonly entry: EntryRule;
  /** Teams that play it besides those of the rule; see `GroupsPlan`. */
  readonly namedTeamIds?: readonly TeamId[];
  /** The dates on which it is played, in days after the event's first; one for each day or round. */
  readonly dates: readonly number[];
  /** Whether visitors can see it, and when its games are played. */
  readonly isPublic: boolean;
  readonly showsTimes: boolean;
}

/** A stage with tables. */
export interface GroupsStage extends SharedFields, GroupsFields, TableFields {
  readonly kind: 'groups' | 'swiss';
  readonly games: ReadonlyMap<MatchId, Match>;
  /** The teams that advanced from it: one that withdraws later has left after its games. */
  readonly bracketSeeds: BracketFields['bracketSeeds'];
  /** The part of the earlier stage that counts in its tables. Missing for the first groups, which have none. */
  readonly carries?: Carries;
  /** The number of games of earlier groups, which are numbered before its own. Missing for the first groups. */
  readonly gamesBefore?: number;
}

export interface BracketStage extends SharedFields, BracketFields {
  readonly kind: 'bracket';
  /** Null without a bracket. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  /** The number of games of earlier stages, which are numbered before its own. */
  readonly gamesBefore: number;
}

/** A part of an event with its own tables or bracket. */
export type Stage = GroupsStage | BracketStage;

/** The fields of a tournament that its stages are made from. */
export type StagedEvent = GroupsFields &
  TableFields &
  BracketFields &
  Pick<
    Tournament,
    | 'startDate'
    | 'endDate'
    | 'gameLengths'
    | 'withdrawnTeamIds'
    | 'isSchedulePublic'
    | 'isBracketPublic'
    | 'isGameTimesVisible'
    | 'isGameTimesHidden'
  >;

/** An event with the games of its stages, as they are stored. */
export interface StageSource {
  readonly tournament: StagedEvent;
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** The bracket's games; null without a bracket. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
}
