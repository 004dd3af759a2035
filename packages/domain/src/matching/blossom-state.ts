export const FREE = 0;
export const OUTER = 1;
export const INNER = 2;

/** A child of a blossom, and the edge that joins it to the child before it: the vertex there, the vertex here. */
export type CycleLink = readonly [child: number, before: number, here: number];

const NONE: readonly CycleLink[] = [];

/** Cuts one array into several, which costs less than many small arrays. */
function pool<T extends { subarray(begin: number, end: number): T }>(whole: T): (length: number) => T {
  let used = 0;
  return (length) => whole.subarray(used, (used += length));
}

/**
 * The state of the search, in flat arrays. Numbers below n are vertices, numbers from n are blossoms; "block" means either. A block without
 * a parent is a top block. OUTER blocks have an alternating path of even length from an exposed vertex, INNER blocks one of odd length.
 */
export interface BlossomState {
  readonly n: number;
  /** 4 × (weight + raise), n × n; so all dual variables stay integers (see largestExactWeight). */
  readonly weight: Float64Array;
  /** Dual variable of each vertex (index below n) and of each blossom. */
  readonly dual: Float64Array;
  readonly mate: Int32Array;
  /** Top block of each vertex. */
  readonly top: Int32Array;
  /** The one vertex of a block that is not matched inside it. */
  readonly base: Int32Array;
  readonly parent: Int32Array;
  /** Label of top blocks. */
  readonly label: Uint8Array;
  /** Label of the top block of each vertex. */
  readonly vertexLabel: Uint8Array;
  /** The edge by which a labeled top block is attached to its tree: vertex in the parent block (-1 at a root), vertex inside. */
  readonly hungFrom: Int32Array;
  readonly hungAt: Int32Array;
  /** The exposed vertex at the root of the tree of a labeled top block. */
  readonly root: Int32Array;
  /** For a vertex that is not OUTER: the closest OUTER vertex and the slack of that edge. */
  readonly near: Int32Array;
  readonly nearSlack: Float64Array;
  /** For an OUTER top block: its closest edge to another OUTER block known when the block was made. */
  readonly bestFrom: Int32Array;
  readonly bestTo: Int32Array;
  readonly bestSlack: Float64Array;
  /** For an OUTER blossom: its closest vertex to every other vertex. */
  readonly row: (Int32Array | undefined)[];
  /** The odd cycle of blocks of a blossom; the first contains the base. Empty for vertices and unused numbers. */
  readonly cycles: (readonly CycleLink[])[];
  /** The vertices of each block, including those of its inner blossoms. */
  readonly inside: (readonly number[])[];
  readonly unusedBlossoms: number[];
  readonly scratchSlack: Float64Array;
  readonly mark: Uint8Array;
}

/**
 * Creates the initial state: no vertex is matched, and the dual variable of each vertex is as low as its edges permit, but not below zero.
 * @param weights n × n, as weightMatrix makes them
 */
export function blossomState(n: number, weights: Float64Array, raise: number): BlossomState {
  const blocks = n + (n >> 1) + 1;
  const floats = pool(new Float64Array(2 * n + 2 * blocks));
  const integers = pool(new Int32Array(3 * n + 7 * blocks).fill(-1));
  const bytes = pool(new Uint8Array(n + 2 * blocks));
  const weight = new Float64Array(n * n);
  const dual = floats(blocks);
  for (let u = 0, at = 0; u < n; u++) {
    let most = 0;
    for (let v = 0; v < n; v++, at++) {
      const value = 4 * (weights[at]! + raise);
      weight[at] = value;
      if (value > most) most = value;
    }
    dual[u] = most / 2;
  }
  const top = integers(n);
  const base = integers(blocks);
  const inside: number[][] = [];
  for (let v = 0; v < n; v++) {
    top[v] = base[v] = v;
    inside.push([v]);
  }
  const unusedBlossoms: number[] = [];
  for (let b = blocks - 1; b >= n; b--) unusedBlossoms.push(b);
  return {
    n,
    weight,
    dual,
    mate: integers(n),
    top,
    base,
    parent: integers(blocks),
    label: bytes(blocks),
    vertexLabel: bytes(n),
    hungFrom: integers(blocks),
    hungAt: integers(blocks),
    root: integers(blocks),
    near: integers(n),
    nearSlack: floats(n),
    bestFrom: integers(blocks),
    bestTo: integers(blocks),
    bestSlack: floats(blocks),
    row: new Array<Int32Array | undefined>(blocks).fill(undefined),
    cycles: new Array<readonly CycleLink[]>(blocks).fill(NONE),
    inside,
    unusedBlossoms,
    scratchSlack: floats(n),
    mark: bytes(blocks),
  };
}
