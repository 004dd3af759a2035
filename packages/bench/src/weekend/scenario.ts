import { createRandom } from '../create-random';
import type { WeekendOptions } from './options';

/** Milliseconds since the beginning of the weekend. */
export type Moment = number;

/** A time in which a user is present, asleep, or without a network. */
export interface Span {
  readonly from: Moment;
  readonly to: Moment;
}

export interface ViewerScript {
  readonly name: string;
  /** When the page is open. */
  readonly visits: readonly Span[];
  /** When the tab sleeps while the page is open: its network is off. */
  readonly naps: readonly Span[];
  /** Whether the page is open when the weekend ends. */
  readonly staysToTheEnd: boolean;
}

export interface CaptainScript {
  readonly name: string;
  readonly team: string;
  readonly at: Moment;
}

export interface OrganizerAct {
  readonly at: Moment;
  readonly kind: 'announce' | 'takeBack' | 'describe' | 'move';
  /** A number from 0 to below 1 that selects the game and its new place. */
  readonly chance: number;
}

/** A tap of one of the two scorekeepers at a court. */
export interface Tap {
  readonly by: 0 | 1;
  readonly side: 1 | 2;
  /** The pause before the tap, in milliseconds. */
  readonly after: number;
  /** Whether the goal is undone a moment later. */
  readonly isWrong: boolean;
}

export interface GameScript {
  readonly taps: readonly Tap[];
  /** The scorekeeper who has no network while the goals are scored; null if both have one. */
  readonly offline: 0 | 1 | null;
}

/** A fault of the network of people's devices. */
export interface Fault {
  readonly at: Moment;
  /**
   * `cut`: connections break. `away`: no network for a while. `half`: the device disappears without notice to the server. `deaf`: nothing passes for a while.
   * `slow`: each chunk is delayed.
   */
  readonly kind: 'cut' | 'away' | 'half' | 'deaf' | 'slow';
  readonly whom: 'viewers' | 'captains' | 'staff';
  /** The affected share of these devices, from 0 to 1. */
  readonly share: number;
  readonly chance: number;
  /** Milliseconds. */
  readonly lasts: number;
}

/** A pause of a program of viewers, like that of a laptop with a closed lid. */
export interface Freeze extends Span {
  readonly group: number;
}

/** An incident of the server. */
export interface VenueEvent {
  readonly at: Moment;
  readonly kind: 'kill' | 'disk' | 'clockOn' | 'clockBack' | 'redeploy' | 'backup' | 'plateau';
}

export interface Scenario {
  readonly viewers: readonly ViewerScript[];
  readonly captains: readonly CaptainScript[];
  readonly organizers: readonly (readonly OrganizerAct[])[];
  /** The games by court, in the order of play. */
  readonly courts: readonly (readonly GameScript[])[];
  readonly closesAt: Moment;
  readonly faults: readonly Fault[];
  readonly freezes: readonly Freeze[];
  readonly events: readonly VenueEvent[];
}

const ORGANIZERS = 2;
const COURTS = 2;
/** The script has more games than there is time for. */
const GAMES = 60;

/** Returns the intended actions of all people, which depend only on the options. Their outcomes depend on the machine. */
export function createScenario({ seed, length, viewers, captains, isShort }: WeekendOptions, groups: number): Scenario {
  const random = createRandom(seed);
  // The first numbers of neighboring seeds are close to each other.
  for (let index = 0; index < 16; index += 1) random();
  const below = (limit: number): number => Math.floor(random() * limit);
  const at = (share: number): Moment => Math.round(share * length);
  const between = (from: number, to: number): Moment => at(from + random() * (to - from));
  const list = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

  const viewer = (index: number): ViewerScript => {
    const staysToTheEnd = random() < 0.85;
    const arrives = between(0, isShort ? 0.1 : 0.2);
    const leaves = staysToTheEnd ? length : between(0.7, 0.98);
    const breaks = random() < 0.5 ? [between(0.25, 0.6)] : [];
    const visits =
      breaks.length === 0
        ? [{ from: arrives, to: leaves }]
        : [
            { from: arrives, to: breaks[0]! },
            { from: breaks[0]! + at(0.03), to: leaves },
          ];
    const naps = random() < 0.4 ? [spanFrom(between(0.3, 0.85), at(0.02 + random() * 0.06))] : [];
    return { name: `viewer${index}`, visits, naps, staysToTheEnd };
  };
  const spanFrom = (from: Moment, lasts: number): Span => ({ from, to: from + lasts });
  const captain = (index: number): CaptainScript => ({ name: `captain${index}`, team: `Team ${index + 1}`, at: between(0.01, 0.17) });
  const kinds = ['announce', 'announce', 'announce', 'takeBack', 'describe', 'describe', 'move', 'move', 'move'] as const;
  const acts = (): OrganizerAct[] =>
    list(Math.round(length / (isShort ? 2000 : 5000)), () => ({
      at: between(0.02, 0.97),
      kind: kinds[below(kinds.length)]!,
      chance: random(),
    })).sort(byTime);
  const tap = (): Tap => ({ by: below(2) as 0 | 1, side: (1 + below(2)) as 1 | 2, after: 150 + below(900), isWrong: random() < 0.12 });
  const game = (): GameScript => ({ taps: list(2 + below(6), tap), offline: random() < 0.3 ? (below(2) as 0 | 1) : null });
  const fault = (whom: Fault['whom']): Fault => {
    const kind = (['cut', 'cut', 'away', 'half', 'deaf', 'slow'] as const)[below(6)]!;
    return {
      at: between(0.03, 0.9),
      kind,
      whom,
      share: random() < 0.3 ? 1 : 0.1 + random() * 0.4,
      chance: random(),
      lasts: 1500 + below(isShort ? 2000 : 6500),
    };
  };
  const often = length / 1000;

  return {
    viewers: list(viewers, viewer),
    captains: list(captains, captain),
    organizers: list(ORGANIZERS, acts),
    courts: list(COURTS, () => list(GAMES, game)),
    closesAt: at(0.22),
    faults: [
      ...list(Math.ceil(often / 5), () => fault('viewers')),
      ...list(Math.ceil(often / 15), () => fault('staff')),
      ...list(3, () => fault('captains')),
    ].sort(byTime),
    freezes: list(Math.ceil(often / 20), () => ({ ...spanFrom(between(0.25, 0.8), 1500 + below(4000)), group: below(groups) })),
    events: createEvents(isShort).map(([share, kind]) => ({ at: at(share + (random() - 0.5) * 0.02), kind })),
  };
}

const byTime = (one: { readonly at: Moment }, other: { readonly at: Moment }): number => one.at - other.at;

/**
 * The incidents, each with its time as a share of the weekend. After the clock was wrong for a while, the time of commits stays ahead for the rest of
 * the weekend. The same process runs from then to the end, where its memory and handles are checked: a restart would hide the effects of the clock.
 */
const createEvents = (isShort: boolean): readonly (readonly [number, VenueEvent['kind']])[] =>
  isShort
    ? [[0.55, 'kill']]
    : [
        [0.12, 'kill'],
        [0.28, 'backup'],
        [0.34, 'kill'],
        [0.44, 'disk'],
        [0.52, 'redeploy'],
        [0.6, 'kill'],
        [0.68, 'clockOn'],
        [0.78, 'clockBack'],
        [0.88, 'plateau'],
      ];
