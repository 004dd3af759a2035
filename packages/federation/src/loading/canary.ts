const storageKey = 'courtside.canary';

interface Count {
  readonly loaded: number;
  readonly failed: number;
}

interface Kept {
  /**
   * This browser's random draw from 0 to 1: a draw below a canary's share gets the canary. There is one draw for each remote, so that no visitor
   * gets all canaries.
   */
  readonly draws: Readonly<Record<string, number>>;
  /** Successes and failures of releases in this browser, by `name release`. */
  readonly counts: Readonly<Record<string, Count>>;
}

/** So many releases are counted; older ones are forgotten. */
const MOST = 40;

function kept(): Kept {
  try {
    const { draws, counts } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Kept>;
    return { draws: draws ?? {}, counts: counts ?? {} };
  } catch {
    return { draws: {}, counts: {} };
  }
}

/** @returns whether it could be stored */
function keep(next: Kept): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
    return true;
  } catch {
    return false;
  }
}

const keyOf = (name: string, release: string): string => `${name} ${release}`;

/** How often a release was loaded here and how often it failed. */
const countOf = (name: string, release: string): Count => kept().counts[keyOf(name, release)] ?? { loaded: 0, failed: 0 };

/** Counts a release's loading or its failing. */
export function countOutcome(name: string, release: string, outcome: keyof Count): void {
  const { draws, counts } = kept();
  const { [keyOf(name, release)]: before = { loaded: 0, failed: 0 }, ...others } = counts;
  const recent = Object.fromEntries(Object.entries(others).slice(-MOST + 1));
  keep({ draws, counts: { ...recent, [keyOf(name, release)]: { ...before, [outcome]: before[outcome] + 1 } } });
}

/**
 * Whether this visitor gets the canary. The result stays the same at every visit until the share changes, or until the canary has failed here
 * more often than the first release. Without storage the visitor does not get it.
 * @param random from 0 up to 1
 */
export function getsCanary(
  name: string,
  canary: { readonly release: string; readonly share: number },
  first: string,
  random: () => number = Math.random,
): boolean {
  const { draws, counts } = kept();
  let draw = draws[name];
  if (draw === undefined) {
    draw = random();
    if (!keep({ draws: { ...draws, [name]: draw }, counts })) return false;
  }
  return draw < canary.share && countOf(name, canary.release).failed <= countOf(name, first).failed;
}
