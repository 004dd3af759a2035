import path from 'node:path';
import type { RuleReason } from '@courtside/rules-language';
import type { Denial } from '../rules/denial';

/** A refused request, as the log keeps it; equal ones are one entry. It contains the path and nothing else of the request's content. */
export interface LoggedDenial extends Pick<Denial, 'method' | 'path' | 'uid'> {
  readonly service: 'firestore' | 'storage';
  /** The time of the latest one (ms since 1970). */
  readonly at: number;
  readonly count: number;
  /** The first of the lines that were tried. */
  readonly reasons: readonly RuleReason[];
}

export interface DenialLog {
  note(service: LoggedDenial['service'], denial: Denial): void;
  /** The newest first. */
  list(): LoggedDenial[];
  /** How many were left out, since there were too many at once. */
  unnoted(): number;
}

/** The maximum of each kind: a stranger who is refused on and on does not push out the refusals of users with an account. */
const MOST = 100;
/** The maximum of one account, since anyone can create one. */
const MOST_EACH = 20;
/** This many are written down at once, and then so many in a second: of a kind, */
const PACE = { burst: 50, perSecond: 5 };
/** and of one account. */
const PACE_EACH = { burst: 20, perSecond: 1 };
/** Accounts whose pace is remembered. */
const MOST_PACES = 500;
const LONGEST_PATH = 300;
const LONGEST_UID = 128;
const MOST_REASONS = 4;

/**
 * The latest requests that rules refused, for the operator's page; in memory only. The cost of each is bounded, however many there are: texts are
 * cut, and the rules' lines, which take work to find, are looked up only a few times a second.
 * @param now milliseconds since 1970
 */
export function createDenialLog(now: () => number): DenialLog {
  const kinds = { nobody: createRing(now), somebody: createRing(now) };
  return {
    note: (service, denial) => kinds[denial.uid === null ? 'nobody' : 'somebody'].note(service, denial),
    list: () => [...kinds.nobody.list(), ...kinds.somebody.list()].sort((one, other) => other.at - one.at),
    unnoted: () => kinds.nobody.unnoted() + kinds.somebody.unnoted(),
  };
}

function createRing(now: () => number): DenialLog {
  const noted = new Map<string, LoggedDenial>();
  let missed = 0;
  const together = createPace(PACE, now);
  const paces = new Map<string, Pace>();
  const paceOf = (uid: string): Pace => {
    const pace = paces.get(uid) ?? createPace(PACE_EACH, now);
    paces.delete(uid); // Moves the user to the end, so that the order is by the last refusal.
    paces.set(uid, pace);
    const [oldest] = paces.keys();
    if (paces.size > MOST_PACES && oldest !== undefined) paces.delete(oldest);
    return pace;
  };
  /** Removes the oldest refusal of a user with too many, or of all. */
  const forgetOldest = (uid: string | null): void => {
    const own = uid === null ? [] : [...noted].filter(([, each]) => each.uid === uid).map(([key]) => key);
    const [oldest] = own.length > MOST_EACH ? own : noted.size > MOST ? noted.keys() : [];
    if (oldest !== undefined) noted.delete(oldest);
  };
  return {
    note(service, denial) {
      const { method } = denial;
      const where = denial.path.slice(0, LONGEST_PATH);
      const uid = denial.uid === null ? null : denial.uid.slice(0, LONGEST_UID);
      const key = `${service} ${method} ${uid ?? ''} ${where}`;
      const known = noted.get(key);
      const isNamed = (uid === null || paceOf(uid).take()) && together.take();
      if (known === undefined && !isNamed) {
        missed += 1;
        return;
      }
      const reasons = isNamed ? denial.reasons().slice(0, MOST_REASONS).map(shortened) : (known?.reasons ?? []);
      noted.delete(key); // Reads to the end, because the latest entries are there.
      noted.set(key, { service, method, path: where, uid, at: now(), count: (known?.count ?? 0) + 1, reasons });
      if (known === undefined) forgetOldest(uid);
    },
    list: () => [...noted.values()],
    unnoted: () => missed,
  };
}

interface Pace {
  /** Whether one more may be. */
  take(): boolean;
}

function createPace({ burst, perSecond }: typeof PACE, now: () => number): Pace {
  let left = burst;
  let filledAt = now();
  return {
    take() {
      const time = now();
      left = Math.min(burst, left + (Math.max(0, time - filledAt) / 1000) * perSecond);
      filledAt = time;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

/** The file without its folder. Texts of rules are cut already. */
const shortened = (reason: RuleReason): RuleReason => ({ ...reason, fileName: path.basename(reason.fileName).slice(0, 100) });
