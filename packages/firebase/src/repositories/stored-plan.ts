import { textsIn } from '../stored-texts';

/** The stored plan of the day of play, see `StoredPlan` of the domain. */
export interface StoredDayPlan {
  /** The ids of each court's matches and bracket games in order, by court from '0'. */
  readonly courts: Readonly<Record<string, readonly string[]>>;
  /** The start of each game, `YYYY-MM-DDTHH:MM` on the tournament's clock. */
  readonly starts: Readonly<Record<string, string>>;
  /** The place of those games in the schedule at that time, `YYYY-MM-DDTHH:MM 0`: time and court. */
  readonly homes?: Readonly<Record<string, string>>;
  readonly closedCourts: readonly string[];
  /** When play continues after a stop; empty without one. */
  readonly resumeAt: string;
}

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const mapped = <T>(value: unknown, of: (one: unknown) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record(value)).map(([key, one]) => [key, of(one)]));

/** Returns the plan in a document of the day of play; null if there is none. */
export const toDayPlan = (data: Readonly<Record<string, unknown>>): StoredDayPlan | null =>
  data['courts']
    ? {
        courts: mapped(data['courts'], textsIn),
        starts: mapped(data['starts'], text),
        ...(data['homes'] ? { homes: mapped(data['homes'], text) } : {}),
        closedCourts: textsIn(data['closedCourts']),
        resumeAt: text(data['resumeAt']),
      }
    : null;
