import type { GroupId, RankedTeam, Standing, StandingNote, TeamId } from '@courtside/domain';
import type { ExpectedStart } from '@courtside/domain/day';
import type { TeamEntry, TeamGame } from '@courtside/domain/team';
import type { GameState } from '@courtside/domain/wall';

/** An entry as it is shown. */
export interface ShownEntry {
  readonly entry: TeamEntry;
  readonly state: GameState;
  /** Times and courts of its part of the tournament are shown. */
  readonly showsTime: boolean;
  /** Number of the game on the tournament's page; null if it has none. */
  readonly number: number | null;
  /** Its round or group: "Semi-finals", "Round 2", "Group A". */
  readonly label: string;
  readonly expected: ExpectedStart | undefined;
}

export interface ShownGame extends ShownEntry {
  readonly entry: TeamGame;
}

export const isGame = (shown: ShownEntry): shown is ShownGame => shown.entry.kind === 'game';

/** Returns the days after the tournament's first. */
export const getDay = ({ entry }: ShownEntry): number => (entry.kind === 'bye' ? entry.day : entry.game.day);

/** The place of a team in its bracket. */
export interface TeamPlace extends RankedTeam {
  readonly isFinal: boolean;
  /** The name of a further bracket, which ranks its own teams; null for the first one. */
  readonly name: string | null;
}

/** The standing of a team in its group's table. */
export interface TeamStanding {
  readonly row: Standing<TeamId>;
  readonly rows: readonly Standing<TeamId>[];
  readonly groupId: GroupId;
  /** The name of further groups; null for the first ones. */
  readonly stage: string | null;
  /** There are other groups. */
  readonly isOneOfMany: boolean;
  readonly notes: readonly StandingNote[];
}
