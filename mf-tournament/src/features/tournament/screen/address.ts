/** What a screen can show: courts with the games on them, what comes next, and what takes turns beside them. */
export const panels = ['now', 'next', 'results', 'standings', 'bracket'] as const;
export type Panel = (typeof panels)[number];

export interface ScreenChoice {
  readonly panels: ReadonlySet<Panel>;
  /** How long a page stands that takes turns. */
  readonly seconds: number;
}

const DEFAULT_SECONDS = 15;
const SHORTEST = 3;
const LONGEST = 600;

/** What the address chooses, `?panels=now,standings&seconds=20`; what it says wrong is as if it were not said. */
export function screenChoice(search: URLSearchParams): ScreenChoice {
  const named = (search.get('panels') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const chosen = panels.filter((panel) => named.includes(panel));
  const seconds = Number(search.get('seconds') || NaN);
  return {
    panels: new Set(chosen.length > 0 ? chosen : panels),
    seconds: seconds >= SHORTEST && seconds <= LONGEST ? seconds : DEFAULT_SECONDS,
  };
}
