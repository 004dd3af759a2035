/** The plan of the day of play as it is stored, see `StoredPlan` of the domain. */
export interface StoredDayPlan {
  readonly courts: Readonly<Record<string, readonly string[]>>;
  readonly starts: Readonly<Record<string, string>>;
  /** Where the schedule had the games of `starts`. */
  readonly homes?: Readonly<Record<string, string>>;
  readonly closedCourts: readonly string[];
  readonly resumeAt: string;
}

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
const mapped = <T>(value: unknown, of: (one: unknown) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record(value)).map(([key, one]) => [key, of(one)]));

/** The plan in a document of the day of play; null while there is none. */
export const planOf = (data: Readonly<Record<string, unknown>>): StoredDayPlan | null =>
  data['courts']
    ? {
        courts: mapped(data['courts'], texts),
        starts: mapped(data['starts'], text),
        ...(data['homes'] ? { homes: mapped(data['homes'], text) } : {}),
        closedCourts: texts(data['closedCourts']),
        resumeAt: text(data['resumeAt']),
      }
    : null;
