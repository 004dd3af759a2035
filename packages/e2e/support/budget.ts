import type { Modules } from './script-modules';

/** A script that a page requests, named by its app and its file name without the digest: `shell/frame`. */
export interface Chunk {
  readonly bytes: number;
  readonly modules: Modules;
}
export type Chunks = Readonly<Record<string, Chunk>>;

/** How much a page and each of its scripts may grow without a decision: 3 %, or a kilobyte for a small script. */
const PART = 1.03;
const SMALL = 1000;

const total = (chunks: Chunks): number => Object.values(chunks).reduce((sum, { bytes }) => sum + bytes, 0);
const formatGrowth = (now: number, before: number): string => `+${((now - before) / 1000).toFixed(1)} kB`;

/** Modules below this size in bytes are not listed in a budget, because the minimizer changes their sizes. */
export const WRITTEN = 200;

/** Returns the modules that are new or larger than before, with the largest growth first. */
function listGrownModules(now: Modules, before: Modules): readonly string[] {
  return Object.entries(now)
    .filter(([name, bytes]) => before[name] !== undefined || bytes >= WRITTEN + 50)
    .map(([name, bytes]) => ({ name: name || 'what joins the modules', more: bytes - (before[name] ?? 0) }))
    .filter(({ more }) => more >= 50)
    .sort((one, other) => other.more - one.more)
    .slice(0, 8)
    .map(({ name, more }) => `    +${more} bytes, minimized: ${name}`);
}

/**
 * Returns how a page's first visit exceeds its budget: each script that is larger or new, with the modules that caused it.
 * @param budget the visit's sizes when the budget was agreed
 * @returns a line for each fault; empty if the page is within its budget
 */
export function listBudgetFaults(now: Chunks, budget: Chunks): readonly string[] {
  const isOver = (bytes: number, allowed: number) => bytes > Math.max(allowed * PART, allowed + SMALL);
  const large = Object.entries(now).filter(([name, { bytes }]) => budget[name] && isOver(bytes, budget[name].bytes));
  const isTooMuch = total(now) > total(budget) * PART;
  const isTooMany = Object.keys(now).length > Object.keys(budget).length;
  const added = Object.entries(now).filter(([name]) => !budget[name]);
  return [
    ...(isTooMuch ? [`${formatGrowth(total(now), total(budget))} of script, which was ${(total(budget) / 1000).toFixed(1)}`] : []),
    ...(isTooMany ? [`${Object.keys(now).length} scripts, which were ${Object.keys(budget).length}`] : []),
    ...(isTooMuch || isTooMany ? added.map(([name, { bytes }]) => `  new: ${name}, ${formatGrowth(bytes, 0)}`) : []),
    ...large.flatMap(([name, { bytes, modules }]) => [
      `  ${name} ${formatGrowth(bytes, budget[name]?.bytes ?? 0)}`,
      ...listGrownModules(modules, budget[name]?.modules ?? {}),
    ]),
    // Many scripts may each have grown a little.
    ...(isTooMuch && large.length === 0
      ? Object.entries(now).flatMap(([name, { modules }]) => {
          const lines = listGrownModules(modules, budget[name]?.modules ?? {});
          return budget[name] && lines.length > 0 ? [`  ${name}`, ...lines] : [];
        })
      : []),
  ];
}
