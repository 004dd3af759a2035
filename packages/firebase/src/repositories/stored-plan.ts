import { textsIn } from '../stored-texts';

/** The plan of the day of play as it is stored, see `StoredPlan` of the domain. */
export interface StoredDayPlan {
  /** Court, from '0', to ids of its matches and bracket games in their order. */
  readonly courts: Readonly<Record<string, readonly string[]>>;
  /** Start of each, `YYYY-MM-DDTHH:MM` on the tournament's clock. */
  readonly starts: Readonly<Record<string, string>>;
  /** Where the schedule had those games then, `YYYY-MM-DDTHH:MM 0`: time and court. */
  readonly homes?: Readonly<Record<string, string>>;
  readonly closedCourts: readonly string[];
  /** When play goes on after everything was stopped; empty while nothing is. */
  readonly resumeAt: string;
}

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const mapped = <T>(value: unknown, of: (one: unknown) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record(value)).map(([key, one]) => [key, of(one)]));

/** The plan in a document of the day of play; null while there is none. */
export const planOf = (data: Readonly<Record<string, unknown>>): StoredDayPlan | null =>
  data['courts']
    ? {
        courts: mapped(data['courts'], textsIn),
        starts: mapped(data['starts'], text),
        ...(data['homes'] ? { homes: mapped(data['homes'], text) } : {}),
        closedCourts: textsIn(data['closedCourts']),
        resumeAt: text(data['resumeAt']),
      }
    : null;
