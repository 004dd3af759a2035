import * as v from 'valibot';
import type { Place, TeamId } from '../entities';
import { parseWith, timeSchema, withValue, type ParseResult } from '../entities/parse';
import { sha256 } from './sha256';

/** A team as it takes part in a draw: one lot each, so that all have equal chances. Milliseconds since 1970. */
export type Lot = Pick<Place, 'id' | 'registeredAt'>;

/**
 * A draw of places, in three steps that are published one by one and never again: a promise before registration is over, the line of all who registered once that is
 * over, and the secret that was promised. The first can't be chosen for a line, nor the line for a secret.
 */
export interface Draw {
  /** SHA-256 of the secret. */
  readonly commitment: string;
  readonly committedAt: number;
  /** Everybody who registered in time, in that order; null until registration is over and somebody draws. */
  readonly line: readonly Lot[] | null;
  readonly fixedAt: number | null;
  /** Null until the draw. */
  readonly secret: string | null;
  readonly drawnAt: number | null;
}

/** A draw that was held. */
export interface HeldDraw extends Draw {
  readonly line: readonly Lot[];
  readonly fixedAt: number;
  readonly secret: string;
  readonly drawnAt: number;
}

const inLine = (a: Lot, b: Lot): number => a.registeredAt - b.registeredAt || (a.id < b.id ? -1 : 1);

const told = ({ id, registeredAt }: Lot): string => `${id} ${registeredAt}`;

const stored = v.object({
  commitment: v.string(),
  committedAt: v.nullable(timeSchema),
  line: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.regex(/^\S+ \d+$/),
        v.transform((text): Lot => {
          const [id = '', time = ''] = text.split(' ');
          return { id: id as TeamId, registeredAt: Number(time) };
        }),
      ),
    ),
  ),
  fixedAt: v.optional(v.nullable(timeSchema)),
  secret: v.optional(v.string()),
  drawnAt: v.optional(v.nullable(timeSchema)),
});

/** Reads a document of `draws`. A time that is on its way is not there yet. */
export const parseDraw = (data: unknown): ParseResult<Draw> =>
  withValue(parseWith(stored, data), ({ commitment, committedAt, line, fixedAt, secret, drawnAt }): Draw => ({
    commitment,
    committedAt: committedAt ?? 0,
    line: line ?? null,
    fixedAt: fixedAt ?? null,
    secret: secret ?? null,
    drawnAt: drawnAt ?? null,
  }));

/** What is published of a secret before registration is over. */
export const commitmentTo = (secret: string): string => sha256(secret);

/** The line of a draw as it is published: everybody who registered, whatever an organiser decided about them. */
export const lineOf = (places: readonly Place[]): readonly string[] => [...places].sort(inLine).map(told);

/** Whether both the line and the secret are published. */
export const isHeld = (draw: Draw | null): draw is HeldDraw => draw !== null && draw.line !== null && draw.secret !== null;

/** What decides: the secret, and everybody who registered with their time. Who alters one of them can't tell what comes of it. */
export const seedText = ({ secret, line }: Pick<HeldDraw, 'secret' | 'line'>): string => [secret, ...line.map(told)].join('\n');

/** The SHA-256 of that text: what the lots are computed from. */
export const drawSeed = (draw: Pick<HeldDraw, 'secret' | 'line'>): string => sha256(seedText(draw));

/** What a team draws; the smallest is the first. */
export const lotOf = (seed: string, teamId: string): string => sha256(`${seed} ${teamId}`);

/** By the draws themselves, which never change: pages ask for the order with every change of a place, and it takes a hash for each team. */
const orders = new WeakMap<object, readonly TeamId[]>();

/** The order that was drawn: by SHA-256 of the seed and a team's id, the smallest first. */
export function drawnOrder(draw: Pick<HeldDraw, 'secret' | 'line'>): readonly TeamId[] {
  const known = orders.get(draw);
  if (known) return known;
  const seed = drawSeed(draw);
  const lots = draw.line.map(({ id }) => ({ id, lot: lotOf(seed, id) }));
  const order = lots.sort((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ id }) => id);
  orders.set(draw, order);
  return order;
}

/** What everybody can check of a draw that was held. */
export interface DrawCheck {
  /** The secret is the one that was promised. */
  readonly isKept: boolean;
  /** It was promised before the first of the line registered. */
  readonly isEarly: boolean;
  /** Teams that registered in time and are not in the line, or are there at another time. */
  readonly otherwise: readonly TeamId[];
}

/**
 * Whether the published secret is the promised one, whether it was promised before the first registration, and which places differ from the line.
 * @param places as they are stored now; teams that were deleted since can't be compared
 */
export function checkDraw(draw: HeldDraw, places: readonly Place[]): DrawCheck {
  const times = new Map(draw.line.map(({ id, registeredAt }) => [id, registeredAt]));
  return {
    isKept: commitmentTo(draw.secret) === draw.commitment,
    isEarly: draw.line.every(({ registeredAt }) => draw.committedAt <= registeredAt),
    otherwise: places
      .filter(({ id, registeredAt }) => (times.has(id) ? times.get(id) !== registeredAt : registeredAt <= draw.fixedAt))
      .map(({ id }) => id),
  };
}
