import { contrast } from '../tokens/contrast';
import { palette } from '../tokens/palette';
import { assignDiscs, discPatterns, type Disc } from './assign-discs';
import { discImage } from './disc-image';

const disc = (more: Partial<Disc>): Disc => ({ slot: 0, field: '#111111', paint: '#FFE24A', pattern: 'half', rotation: 45, ...more });

describe('the drawing of a disc', () => {
  it('differs by pattern, by paint and, where it can be seen, by rotation', () => {
    const images = discPatterns.map((pattern) => discImage(disc({ pattern })));
    expect(new Set(images).size).toBe(discPatterns.length);
    for (const pattern of ['half', 'quarters', 'bar', 'thirds'] as const) {
      expect(discImage(disc({ pattern, rotation: 0 }))).not.toBe(discImage(disc({ pattern, rotation: 90 })));
      expect(discImage(disc({ pattern, paint: '#0F1F1A' }))).not.toBe(discImage(disc({ pattern })));
    }
    expect(discImage(disc({ pattern: 'ring', rotation: 0 }))).toBe(discImage(disc({ pattern: 'ring', rotation: 90 })));
  });

  it('gives the bar the same width across the corners, where its gradient is longer', () => {
    const widthOf = (rotation: number) => {
      const [from = 0, to = 0] = [...discImage(disc({ pattern: 'bar', rotation })).matchAll(/#FFE24A ([\d.]+)% ([\d.]+)%/g)].flatMap(
        ([, a, b]) => [Number(a), Number(b)],
      );
      return to - from + 3;
    };
    expect(widthOf(0)).toBeCloseTo(28.4, 1);
    expect(widthOf(45) * Math.SQRT2).toBeCloseTo(28.4, 0);
  });

  it('ends in an edge that stands out from the dark surfaces, also where it is painted in ink', () => {
    const image = discImage(disc({ field: '#0F1F1A', pattern: 'plain' }));
    const edge = /(#[0-9A-F]{6}) 92%\)/.exec(image)?.[1] ?? '';
    for (const surface of ['canvas', 'surface', 'mineTint'] as const)
      expect(contrast(edge, palette.dark[surface])).toBeGreaterThanOrEqual(3);
  });

  it('needs no file, and no document of its own', () => {
    for (const one of assignDiscs(Array.from({ length: 48 }, (_, team) => `team-${team}`)).values())
      expect(discImage(one)).not.toContain('url(');
  });
});
