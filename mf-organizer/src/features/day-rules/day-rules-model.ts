import {
  bracketRounds,
  limits,
  readBracket,
  roundName,
  sortedDayIds,
  type BracketLevel,
  type GameLength,
  type Tournament,
} from '@courtside/domain';
import { lengthKeys } from '@courtside/domain/day';
import { mergeEdits, mergeListEdits } from '../../saving/merge-edits';

/** A separate length while it is edited: an emptied field is null. */
export interface LengthDraft {
  /** The key under which the length is stored, see `lengthKeys`. */
  readonly key: string;
  readonly periods: number;
  readonly length: number | null;
  readonly interval: number | null;
}

/** A stage whose games can have a separate length. */
export interface LengthStage {
  readonly key: string;
  readonly kind: 'day' | 'round' | 'level';
  /** The number of a day or a Swiss round, from 1. */
  readonly number: number;
  /** The key and number of a bracket round's name. */
  readonly round: ReturnType<typeof roundName> | null;
  /** The level, for all rounds of a level of the bracket. */
  readonly level: BracketLevel | null;
}

/**
 * Returns the rounds of the bracket from its final back, since the last rounds usually differ, its levels, and the days or rounds of the
 * schedule.
 */
export function lengthStages(tournament: Tournament): readonly LengthStage[] {
  const days = sortedDayIds(tournament.schedule).map((dayId, index): LengthStage => ({
    key: lengthKeys({ kind: 'match', dayId })[0] ?? '',
    kind: 'day',
    number: index + 1,
    round: null,
    level: null,
  }));
  const template = readBracket(tournament, new Map()).bracket?.template;
  if (!template) return days;
  const rounds = bracketRounds(template).map(({ level, roundId }): LengthStage => ({
    key: lengthKeys({ kind: 'bracket', level, roundId })[0] ?? '',
    kind: 'round',
    number: 0,
    round: roundName(template, level, roundId),
    level: null,
  }));
  const names = [...new Set(template.games.map(({ level }) => level))];
  // A bracket with one level uses the bracket's times.
  const levels = names.length < 2 ? [] : names.map((level): LengthStage => ({ key: level, kind: 'level', number: 0, round: null, level }));
  return [...rounds.reverse(), ...levels, ...days];
}

/** Returns drafts of the stored lengths, in the order of the stages; lengths of deleted rounds are kept at the end. */
export function listLengthDrafts(tournament: Tournament, stages: readonly LengthStage[]): readonly LengthDraft[] {
  const place = (key: string) => stages.findIndex((stage) => stage.key === key);
  const rank = (key: string) => (place(key) < 0 ? stages.length : place(key));
  return Object.entries(tournament.gameLengths)
    .map(([key, { periods, length, interval }]) => ({ key, periods, length, interval }))
    .sort((a, b) => rank(a.key) - rank(b.key));
}

/** The rules while they are edited. */
export interface RulesDraft extends Pick<Tournament, 'withdrawnGames' | 'isScorersPublic'> {
  readonly forfeitGoals: number | null;
  readonly lengths: readonly LengthDraft[];
}

export const toRulesDraft = (tournament: Tournament, stages: readonly LengthStage[]): RulesDraft => {
  const { forfeitGoals, withdrawnGames, isScorersPublic } = tournament;
  return { forfeitGoals, withdrawnGames, isScorersPublic, lengths: listLengthDrafts(tournament, stages) };
};

/** Merges edited rules into those that another user has stored: each length is a separate field. */
export const mergeRulesDrafts = (mine: RulesDraft, seen: RulesDraft, now: RulesDraft): RulesDraft => ({
  ...mergeEdits(mine, seen, now),
  lengths: mergeListEdits(mine.lengths, seen.lengths, now.lengths, ({ key }) => key),
});

const isMinutes = (value: number | null, least: number): boolean =>
  value !== null && value >= least && value <= limits.times.maximumMinutes;

/** Returns the fields of a draft that can't be saved. */
export function badLength({ length, interval }: LengthDraft): ReadonlySet<'length' | 'interval'> {
  const bad = new Set<'length' | 'interval'>();
  if (!isMinutes(length, limits.times.minimum)) bad.add('length');
  if (interval !== null && !isMinutes(interval, 0)) bad.add('interval');
  return bad;
}

/** Returns the lengths to store; null while one of them is invalid. */
export function toLengths(drafts: readonly LengthDraft[]): Readonly<Record<string, GameLength>> | null {
  if (drafts.some((draft) => badLength(draft).size > 0)) return null;
  return Object.fromEntries(drafts.map(({ key, periods, length, interval }) => [key, { periods, length: length ?? 1, interval }]));
}
