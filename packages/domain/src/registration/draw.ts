import * as v from 'valibot';
import type { Place, TeamId } from '../entities';
import { parseWith, timeSchema, withValue, type ParseResult } from '../entities/parse';
import { sha256 } from './sha256';

/** A team in a draw: one lot each, so that all have equal chances. Milliseconds since 1970. */
export type Lot = Pick<Place, 'id' | 'registeredAt'>;

/**
 * A draw of places, in three steps that are each published once: a commitment before registration is over, the line of all registrations
 * after that, and the secret of the commitment. So the secret can't be chosen to suit a line, nor the line to suit a secret.
 */
export interface Draw {
  /** SHA-256 of the secret. */
  readonly commitment: string;
  readonly committedAt: number;
  /** All teams that registered in time, in that order; null until registration is over and an organizer starts the draw. */
  readonly line: readonly Lot[] | null;
  readonly fixedAt: number | null;
  /** Null until the draw. */
  readonly secret: string | null;
  readonly drawnAt: number | null;
}

/** A completed draw. */
export interface HeldDraw extends Draw {
  readonly line: readonly Lot[];
  readonly fixedAt: number;
  readonly secret: string;
  readonly drawnAt: number;
}

const inLine = (a: Lot, b: Lot): number => a.registeredAt - b.registeredAt || (a.id < b.id ? -1 : 1);

const toLine = ({ id, registeredAt }: Lot): string => `${id} ${registeredAt}`;

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

/** Reads a document of `draws`. A time that the server has not set yet counts as missing. */
export const parseDraw = (data: unknown): ParseResult<Draw> =>
  withValue(parseWith(stored, data), ({ commitment, committedAt, line, fixedAt, secret, drawnAt }): Draw => ({
    commitment,
    committedAt: committedAt ?? 0,
    line: line ?? null,
    fixedAt: fixedAt ?? null,
    secret: secret ?? null,
    drawnAt: drawnAt ?? null,
  }));

/** Returns the text about a secret that is published before registration is over. */
export const commitmentTo = (secret: string): string => sha256(secret);

/** Returns the line of a draw as it is published: all teams that registered, whatever an organizer has decided about them. */
export const listLine = (places: readonly Place[]): readonly string[] => [...places].sort(inLine).map(toLine);

/** Whether the draw is completed: both the line and the secret are published. */
export const isHeld = (draw: Draw | null): draw is HeldDraw => draw !== null && draw.line !== null && draw.secret !== null;

/**
 * Returns the text that decides the draw: the secret, and all registrations with their times. The effect of a change of any part can't be
 * predicted.
 */
export const seedText = ({ secret, line }: Pick<HeldDraw, 'secret' | 'line'>): string => [secret, ...line.map(toLine)].join('\n');

/** Returns the SHA-256 of that text, from which the lots are computed. */
export const drawSeed = (draw: Pick<HeldDraw, 'secret' | 'line'>): string => sha256(seedText(draw));

/** Returns the lot of a team; the smallest comes first. */
export const getLot = (seed: string, teamId: string): string => sha256(`${seed} ${teamId}`);

/** Cached by draw, which never changes: pages request the order with every change of a place, and it takes a hash for each team. */
const orders = new WeakMap<object, readonly TeamId[]>();

/** Returns the drawn order: by SHA-256 of the seed and the team's id, the smallest first. */
export function drawnOrder(draw: Pick<HeldDraw, 'secret' | 'line'>): readonly TeamId[] {
  const known = orders.get(draw);
  if (known) return known;
  const seed = drawSeed(draw);
  const lots = draw.line.map(({ id }) => ({ id, lot: getLot(seed, id) }));
  const order = lots.sort((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ id }) => id);
  orders.set(draw, order);
  return order;
}

/** The facts that anyone can check about a completed draw. */
export interface DrawCheck {
  /** The secret matches the commitment. */
  readonly isKept: boolean;
  /** The commitment was published before the first registration of the line. */
  readonly isEarly: boolean;
  /** Teams that registered in time and are not in the line, or are in it with another time. */
  readonly otherwise: readonly TeamId[];
}

/**
 * Checks whether the published secret matches the commitment, whether that came before the first registration, and which places differ from
 * the line.
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
