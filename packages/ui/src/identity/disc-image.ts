import type { Disc, DiscPattern } from './assign-discs';

const ink = '#0F1F1A';
/** Against the dark surfaces at least 3 : 1, also at 18 px, where it is one pixel wide. */
const edge = '#84918A';
/** Radii in % of the disc: hub, rim of ink, and a light edge that sets it off from a dark page. Each border is a little soft, as a smooth line is. */
const hubAndRim = `radial-gradient(closest-side,#FFF 9%,${ink} 13% 19%,transparent 23% 80%,${ink} 84% 88%,${edge} 92%)`;

/** Half the width of the bar along its gradient, in % of the gradient's length, which is longer across the corners. */
const halfBar = (rotation: number): number => 14.2 / (rotation % 90 === 0 ? 1 : Math.SQRT2);

function bar(rotation: number, paint: string): string {
  const half = halfBar(rotation);
  const stops = [50 - half - 1.5, 50 - half + 1.5, 50 + half - 1.5, 50 + half + 1.5].map((stop) => `${stop.toFixed(1)}%`);
  return `linear-gradient(${rotation}deg,transparent ${stops[0]},${paint} ${stops[1]} ${stops[2]},transparent ${stops[3]})`;
}

const patterns: Readonly<Record<DiscPattern, (rotation: number, paint: string) => string | null>> = {
  plain: () => null,
  half: (rotation, paint) => `conic-gradient(from ${rotation}deg,transparent,${paint} 2deg 178deg,transparent 180deg)`,
  quarters: (rotation, paint) => `repeating-conic-gradient(from ${rotation}deg,transparent,${paint} 2deg 88deg,transparent 90deg 180deg)`,
  ring: (_, paint) => `radial-gradient(closest-side,transparent 41%,${paint} 45% 65%,transparent 69%)`,
  bar,
  thirds: (rotation, paint) =>
    `repeating-conic-gradient(from ${rotation - 30}deg,transparent,${paint} 2deg 58deg,transparent 60deg 120deg)`,
};

/**
 * Returns a disc's pattern as a CSS image. It uses gradients instead of an SVG image: a browser creates a document for each SVG, and a large
 * tournament shows sixty.
 */
export const discImage = ({ pattern, paint, rotation }: Disc): string =>
  [hubAndRim, patterns[pattern](rotation, paint)].filter(Boolean).join(',');
