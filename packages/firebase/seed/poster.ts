import { encodePng, type Rgb } from './png';

export const WIDTH = 720;
export const HEIGHT = 540;
const PAINT: Rgb = [255, 255, 255];

/** Colors of a court and its discs. */
export interface PosterColors {
  readonly court: Rgb;
  readonly surround: Rgb;
  readonly discs: readonly Rgb[];
}

const hex = (text: string): Rgb => [0, 2, 4].map((at) => parseInt(text.slice(at, at + 2), 16)) as unknown as Rgb;

export const posterColors = {
  green: { court: hex('0A5342'), surround: hex('073C30'), discs: [hex('CFE8DF'), hex('124E97'), hex('F0F3F1')] },
  blue: { court: hex('124E97'), surround: hex('0B3468'), discs: [hex('E3EDFA'), hex('0A5342'), hex('FFFFFF')] },
  brick: { court: hex('7D2B2B'), surround: hex('521A1A'), discs: [hex('FDE6E9'), hex('3D4D47'), hex('F0F3F1')] },
  violet: { court: hex('4B3A7C'), surround: hex('2F2454'), discs: [hex('E6E0F7'), hex('0F6551'), hex('FFFFFF')] },
  slate: { court: hex('3D4D47'), surround: hex('24302C'), discs: [hex('E4E9E6'), hex('124E97'), hex('CFE8DF')] },
} as const satisfies Record<string, PosterColors>;

/** A court seen from above, with wheel discs on it. @param seed moves the discs, so that posters differ @param width of a smaller picture of it */
export function drawPoster({ court, surround, discs }: PosterColors, seed: number, width = WIDTH): Buffer {
  const wheels = discs.map((color, index) => ({
    color,
    x: WIDTH * (0.24 + 0.26 * index) + 45 * Math.sin(seed * 1.7 + index * 2.1),
    y: HEIGHT * 0.5 + 90 * Math.cos(seed * 2.3 + index * 1.9),
    radius: 58 + ((seed + index * 37) % 24),
    angle: seed + index,
  }));
  const colorAt = (x: number, y: number): Rgb => {
    for (const wheel of wheels) {
      const painted = wheelAt(x - wheel.x, y - wheel.y, wheel.radius, wheel.angle, wheel.color, court);
      if (painted) return painted;
    }
    if (isPainted(x, y)) return PAINT;
    return isInside(x, y, MARGIN) ? court : surround;
  };
  if (width === WIDTH) return encodePng({ width: WIDTH, height: HEIGHT, colorAt });
  const step = WIDTH / width;
  // The mean of four points, so that thin lines stay whole.
  const meanAt = (x: number, y: number): Rgb => {
    const near = [0.25, 0.75].flatMap((dx) => [0.25, 0.75].map((dy) => colorAt((x + dx) * step, (y + dy) * step)));
    return [0, 1, 2].map((channel) => Math.round(near.reduce((sum, color) => sum + (color[channel] ?? 0), 0) / 4)) as unknown as Rgb;
  };
  return encodePng({ width, height: Math.round(HEIGHT / step), colorAt: meanAt });
}

const LINE = 6;
const MARGIN = 44;
const isInside = (x: number, y: number, margin: number): boolean => x >= margin && x < WIDTH - margin && y >= margin && y < HEIGHT - margin;

/** Boundary, halfway line, center circle and the two creases. */
function isPainted(x: number, y: number): boolean {
  if (!isInside(x, y, MARGIN)) return false;
  if (!isInside(x, y, MARGIN + LINE)) return true;
  if (Math.abs(x - WIDTH / 2) < LINE / 2) return true;
  const onCircle = (cx: number, radius: number) => Math.abs(Math.hypot(x - cx, y - HEIGHT / 2) - radius) < LINE / 2;
  return onCircle(WIDTH / 2, 82) || onCircle(MARGIN, 112) || onCircle(WIDTH - MARGIN, 112);
}

/** A bicycle's wheel cover: a rim, a field in two halves, a hub. Null outside of it. */
function wheelAt(dx: number, dy: number, radius: number, angle: number, color: Rgb, court: Rgb): Rgb | null {
  const distance = Math.hypot(dx, dy);
  if (distance > radius) return null;
  if (distance > radius - 7 || distance < 9) return PAINT;
  return dx * Math.cos(angle) + dy * Math.sin(angle) > 0 ? color : court;
}
