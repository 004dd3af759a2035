import { maximumWeightMatching } from './maximum-weight-matching';
import { bruteForce, certificateComplaints, GRAPH_SHAPES, randomFrom, randomGraph } from './matching.testkit';
import { solveMatching } from './solve-matching';
import { largestExactWeight, weightMatrix } from './weight-matrix';

describe('maximumWeightMatching', () => {
  describe.each(GRAPH_SHAPES)('on %s graphs', (shape) => {
    it.each([false, true])('is as good as trying every matching (most pairs first: %s)', (maxCardinality) => {
      const random = randomFrom(shape.length * 7 + Number(maxCardinality));
      for (let round = 0; round < 400; round++) {
        const n = 1 + Math.floor(random() * 9);
        const edges = randomGraph(shape, n, random);
        const best = bruteForce(n, weightMatrix(n, edges), maxCardinality);
        const found = maximumWeightMatching(n, edges, { maxCardinality });
        expect({ weight: found.weight, edges }).toEqual({ weight: best.weight, edges });
        if (maxCardinality) expect(found.size).toBe(best.size);
      }
    });

    it.each([false, true])('leaves a proof of optimality on larger graphs (most pairs first: %s)', (maxCardinality) => {
      const random = randomFrom(shape.length * 11 + Number(maxCardinality));
      for (const n of [11, 12, 16, 23, 32, 47, 64, 64, 97, 128]) {
        const state = solveMatching(n, weightMatrix(n, randomGraph(shape, n, random)), maxCardinality);
        expect(certificateComplaints(state)).toEqual([]);
      }
    });
  });

  it('pairs everybody where that is possible, even at a price', () => {
    const path = [
      [0, 1, 2],
      [1, 2, 9],
      [2, 3, 2],
    ] as const;
    expect([...maximumWeightMatching(4, path).mate]).toEqual([-1, 2, 1, -1]);
    expect([...maximumWeightMatching(4, path, { maxCardinality: true }).mate]).toEqual([1, 0, 3, 2]);
  });

  it('never uses a negative edge unless pairs count first', () => {
    expect(maximumWeightMatching(2, [[0, 1, -5]])).toMatchObject({ size: 0, weight: 0 });
    expect(maximumWeightMatching(2, [[0, 1, -5]], { maxCardinality: true })).toMatchObject({ size: 1, weight: -5 });
  });

  it('accepts graphs without vertices or edges', () => {
    expect(maximumWeightMatching(0, [])).toMatchObject({ size: 0, weight: 0 });
    for (const maxCardinality of [false, true]) {
      expect([...maximumWeightMatching(3, [], { maxCardinality }).mate]).toEqual([-1, -1, -1]);
      expect(maximumWeightMatching(4, [[1, 2, 0]], { maxCardinality }).weight).toBe(0);
    }
  });

  it('lets the heaviest of parallel edges count', () => {
    expect(
      maximumWeightMatching(2, [
        [0, 1, 3],
        [1, 0, 8],
        [0, 1, 5],
      ]).weight,
    ).toBe(8);
  });

  it('gives the same matching for the same input', () => {
    const edges = randomGraph('tied', 40, randomFrom(5));
    expect(maximumWeightMatching(40, edges, { maxCardinality: true }).mate).toEqual(
      maximumWeightMatching(40, [...edges].reverse(), { maxCardinality: true }).mate,
    );
  });

  it('stays exact up to its limit and refuses what lies past it', () => {
    const random = randomFrom(77);
    for (const n of [6, 8]) {
      const limit = largestExactWeight(n);
      for (let round = 0; round < 60; round++) {
        const edges = randomGraph('dense', n, random).map(
          ([a, b]) => [a, b, (random() < 0.5 ? -1 : 1) * (limit - Math.floor(random() * 3))] as const,
        );
        expect(maximumWeightMatching(n, edges, { maxCardinality: true }).weight).toBe(bruteForce(n, weightMatrix(n, edges), true).weight);
      }
    }
    const limit = largestExactWeight(2);
    expect(maximumWeightMatching(2, [[0, 1, limit]]).weight).toBe(limit);
    expect(() => maximumWeightMatching(2, [[0, 1, limit + 1]])).toThrow(RangeError);
    expect(() => maximumWeightMatching(2, [[0, 1, 0.5]])).toThrow(RangeError);
    expect(() => maximumWeightMatching(2, [[0, 1, Number.NaN]])).toThrow(RangeError);
  });

  it.each([[[0, 0, 1]], [[0, 2, 1]], [[-1, 0, 1]], [[0.5, 1, 1]]] as const)('refuses what is no edge: %j', (edge) => {
    expect(() => maximumWeightMatching(2, [edge])).toThrow('is not an edge');
  });
});
