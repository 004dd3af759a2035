import { memo } from 'react';
import styled from 'styled-components';
import type { Disc } from './assign-discs';
import { discImage } from './disc-image';

const drawn = new Map<string, string>();

/** One text per look, however often it is shown. */
function imageOf(disc: Disc): string {
  const key = `${disc.slot} ${disc.rotation}`;
  const image = drawn.get(key) ?? discImage(disc);
  drawn.set(key, image);
  return image;
}

const Sign = styled.i`
  display: inline-block;
  flex: none;
  vertical-align: middle;
  border-radius: 50%;
  print-color-adjust: exact;
  /* Keeps the team's colors when the system forces its own palette. */
  forced-color-adjust: none;
`;

export interface TeamDiscProps {
  readonly disc: Disc;
  /** Edge in px where text has its usual size; it grows with the text, by a quarter at most: names need the room. */
  readonly size?: number;
  /** Does not grow with the text: for drawings, whose letters don't grow either. */
  readonly fixed?: boolean;
  readonly className?: string;
}

/**
 * A bicycle wheel disc. It is hidden from assistive technology because the team's name is always next to it. It is one element with an image: a
 * large schedule shows a thousand of them.
 */
export const TeamDisc = memo(function TeamDisc({ disc, size = 22, fixed = false, className }: TeamDiscProps) {
  const edge = fixed ? size : `min(${size / 16}rem, ${size * 1.25}px)`;
  return (
    <Sign
      className={className}
      style={{ width: edge, height: edge, backgroundColor: disc.field, backgroundImage: imageOf(disc) }}
      aria-hidden="true"
    />
  );
});
