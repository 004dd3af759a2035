import type { BracketFields, BracketGame, GameId, GroupsFields, Match, MatchId, TableFields, Tournament } from '../entities';
import type { EntryRule, StageId } from './entry-rule';

/** Where a game is found: ids of games are unique in their stage. */
export interface GameAddress {
  readonly stage: StageId;
  readonly id: string;
}

interface SharedFields extends Pick<Tournament, 'gameLengths' | 'withdrawnTeamIds'> {
  readonly id: StageId;
  /** As organizers call it. Where there is none, its kind says enough. */
  readonly name?: string;
  readonly entry: EntryRule;
  /** The dates on which it is played, in days after the event's first; one for each day or round. */
  readonly dates: readonly number[];
  /** Whether visitors are shown it, and when its games are played. */
  readonly isPublic: boolean;
  readonly showsTimes: boolean;
}

/** A stage with tables. */
export interface GroupsStage extends SharedFields, GroupsFields, TableFields {
  readonly kind: 'groups' | 'swiss';
  readonly games: ReadonlyMap<MatchId, Match>;
  /** Who went on from it: whoever of them withdraws has left after its games. */
  readonly bracketSeeds: BracketFields['bracketSeeds'];
}

export interface BracketStage extends SharedFields, BracketFields {
  readonly kind: 'bracket';
  /** Null where there is no bracket. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  /** How many games of earlier stages are numbered before its own. */
  readonly gamesBefore: number;
}

/** A part of an event with tables or a bracket of its own. */
export type Stage = GroupsStage | BracketStage;

/** What of a tournament makes its stages. */
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
  /** The bracket's games; null where there is no bracket. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
}
