/** The panels of a screen: courts with their games, the next games, and those that take turns next to them. */
export const panels = ['now', 'next', 'results', 'standings', 'bracket'] as const;
export type Panel = (typeof panels)[number];

export interface ScreenChoice {
  readonly panels: ReadonlySet<Panel>;
  /** How long a page is shown before the next. */
  readonly seconds: number;
}

const DEFAULT_SECONDS = 15;
const SHORTEST = 3;
const LONGEST = 600;

/** Returns the choice in the address, `?panels=now,standings&seconds=20`; invalid values are ignored. */
export function screenChoice(search: URLSearchParams): ScreenChoice {
  const named = (search.get('panels') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const chosen = panels.filter((panel) => named.includes(panel));
  const seconds = Number(search.get('seconds') || NaN);
  return {
    panels: new Set(chosen.length > 0 ? chosen : panels),
    seconds: seconds >= SHORTEST && seconds <= LONGEST ? seconds : DEFAULT_SECONDS,
  };
}
