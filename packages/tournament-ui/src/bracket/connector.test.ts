import { bracketTemplate, type BracketType } from '@courtside/domain';
import { layOutBracket } from './bracket-layout';
import { connector } from './connector';
import { paperSize, screenSize } from './drawing-size';

type Point = readonly [number, number];
type Stretch = readonly [Point, Point];

/** Length that two upright or level stretches have in common, in px. */
function shared([a, b]: Stretch, [c, d]: Stretch): number {
  for (const [along, across] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const onOneLine = [a, b, c, d].every((point) => Math.abs(point[across] - a[across]) < 0.5);
    if (onOneLine)
      return (
        Math.min(Math.max(a[along], b[along]), Math.max(c[along], d[along])) -
        Math.max(Math.min(a[along], b[along]), Math.min(c[along], d[along]))
      );
  }
  return 0;
}

const sizes = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 24, 31, 32, 48, 64];
const cases = (['single', 'double', 'singleHayes', 'doubleHayes'] as BracketType[]).flatMap((type) =>
  sizes.map((teams) => [type, teams] as const),
);

describe('connectors', () => {
  it.each(cases)('%s of %i teams: lines that lead to different games have no stretch in common', (type, teams) => {
    const { links, lanes } = layOutBracket(bracketTemplate(type, teams));
    for (const size of [screenSize(216), paperSize(150)]) {
      const stretches = links.flatMap(([from, to]) => {
        const corners = connector(size, from, to, lanes);
        return corners.slice(1).map((corner, place) => ({ to: to.index, stretch: [corners[place] as Point, corner] as Stretch }));
      });
      const common = stretches.flatMap((one, place) =>
        stretches.slice(place + 1).filter((other) => other.to !== one.to && shared(one.stretch, other.stretch) > 0),
      );
      expect(common).toEqual([]);
    }
  });

  it('turn in the middle of the gap where nothing is in their way', () => {
    const { lanes } = layOutBracket(bracketTemplate('single', 16));
    expect(new Set(lanes.values())).toEqual(new Set([0.5]));
  });
});
