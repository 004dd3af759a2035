import { color } from '@courtside/ui';
import styled from 'styled-components';
import type { Shape } from './shapes';

const Drawing = styled.svg`
  display: block;
  height: 2.25rem;
  max-width: 100%;
  margin-top: 0.5rem;
  fill: none;
  stroke: ${color.ink2};
  stroke-width: 1.5;
`;

/** Parts of the drawings, 24 high, from the place at which they begin. */
const table = (x: number, top: number, lines: number) => Array.from({ length: lines }, (_, line) => `M${x} ${top + line * 3}h12`).join('');
const groups = (x: number) => table(x, 2, 3) + table(x + 16, 2, 3) + table(x, 16, 3) + table(x + 16, 16, 3);
const arrow = (x: number) => `M${x} 12h8m-3-3 3 3-3 3`;
const bracket = (x: number, top: number, height: number) =>
  [top, top + height / 2].map((from) => `M${x} ${from}h6v${height / 2 - 2}h-6M${x + 6} ${from + height / 4 - 1}h6`).join('') +
  `M${x + 12} ${top + height / 4 - 1}v${height / 2}m0-${height / 4}h6`;

/** Each drawing with its width. */
const drawings: Readonly<Record<Shape, readonly [number, string]>> = {
  bracket: [66, groups(1) + arrow(34) + bracket(47, 2, 20)],
  twoBrackets: [66, groups(1) + arrow(34) + bracket(47, 1, 11) + bracket(47, 14, 11)],
  groupsAgain: [96, groups(1) + arrow(34) + table(47, 4, 3) + table(47, 15, 3) + arrow(64) + bracket(77, 2, 20)],
  swiss: [58, 'M1 4h4l8 7h8m-20 0h4l8-7h8M1 15h4l8 7h8m-20 0h4l8-7h8' + arrow(26) + bracket(39, 2, 20)],
  league: [14, table(1, 2, 8)],
};

/** A small drawing of a shape's stages; its name says the same. */
export function ShapeDrawing({ shape }: { readonly shape: Shape }) {
  const [width, path] = drawings[shape];
  return (
    <Drawing viewBox={`0 0 ${width} 26`} aria-hidden="true">
      <path d={path} />
    </Drawing>
  );
}
