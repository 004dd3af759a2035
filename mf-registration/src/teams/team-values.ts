import { checkTeamEntry, teamTextLimits, type Profile, type TeamEntryCode } from '@courtside/domain';
import { checkAnswer, type AnswerCode, type Given, type Question } from '@courtside/domain/registration';

/** A player as far as the form needs them. */
export type ChosenPlayer = Pick<Profile, 'id' | 'name' | 'club'>;

/** One place of the team: the text in the box, and the chosen profile. A text without a profile is the name of a player without an account. */
export interface PlayerEntry {
  readonly text: string;
  readonly player: ChosenPlayer | null;
}

export interface TeamValues {
  readonly name: string;
  readonly email: string;
  readonly players: readonly PlayerEntry[];
  /** Answers by question. */
  readonly given: Given;
}

export type TeamField = 'name' | 'email' | `players.${number}` | `given.${string}`;
export type TeamIssueCode = TeamEntryCode | AnswerCode | 'emailAfterAt' | 'playerTaken';
export interface TeamIssue {
  readonly field: TeamField;
  readonly code: TeamIssueCode;
}

export { teamTextLimits };

export const blankPlace: PlayerEntry = { text: '', player: null };

/** Exactly as many places as a team has; a tournament may change its mind about that while one types. */
export const withPlaces = (players: readonly PlayerEntry[], places: number): PlayerEntry[] =>
  Array.from({ length: places }, (_, index) => players[index] ?? blankPlace);

/** The profile ids and names to be stored; an empty text is a blank place. */
export const toProfileIds = (players: readonly PlayerEntry[]): string[] => players.map(({ text, player }) => player?.id ?? text.trim());

/** Returns the name of the player in a place, or null if the place is blank. */
export const getPlayerName = ({ text, player }: PlayerEntry): string | null => player?.name ?? (text.trim() || null);

/** Returns the errors of the entry, in the order of the form. */
export function teamIssues({ name, email, players, given }: TeamValues, questions: readonly Question[]): readonly TeamIssue[] {
  const issues = checkTeamEntry({ name, email, players: toProfileIds(players) }).map(({ field, player, code }): TeamIssue => {
    if (field === 'player') return { field: `players.${player ?? 0}`, code };
    return { field, code: code === 'emailWrong' && /^[^\s@]+@$/.test(email.trim()) ? 'emailAfterAt' : code };
  });
  const answers = questions.flatMap((question): TeamIssue[] => {
    const code = checkAnswer(question, given[question.id] ?? '');
    return code === null ? [] : [{ field: `given.${question.id}`, code }];
  });
  return [...issues, ...answers];
}

/** The places of players who play for another team. */
export const takenFields = (players: readonly PlayerEntry[], uids: readonly string[]): readonly `players.${number}`[] =>
  players.flatMap(({ player }, index) => (player && uids.includes(player.id) ? [`players.${index}` as const] : []));
