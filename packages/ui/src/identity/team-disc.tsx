import { memo } from 'react';
import styled from 'styled-components';
import type { Disc, DiscPattern } from './assign-discs';

const paths: Readonly<Record<DiscPattern, string | null>> = {
  plain: null,
  half: 'M12 1A11 11 0 0 1 12 23Z',
  quarters: 'M12 12V1A11 11 0 0 1 23 12ZM12 12V23A11 11 0 0 1 1 12Z',
  ring: 'M12 3.9A8.1 8.1 0 1 1 12 20.1A8.1 8.1 0 1 1 12 3.9ZM12 6.9A5.1 5.1 0 1 0 12 17.1A5.1 5.1 0 1 0 12 6.9Z',
  bar: 'M1.54 8.6H22.46A11 11 0 0 1 22.46 15.4H1.54A11 11 0 0 1 1.54 8.6Z',
  thirds: 'M12 12L6.5 2.47A11 11 0 0 1 17.5 2.47ZM12 12H23A11 11 0 0 1 17.5 21.53ZM12 12H1A11 11 0 0 0 6.5 21.53Z',
};

const drawn = new Map<string, string>();

/** The drawing as CSS image; one text per look, however often it is shown. */
function imageOf({ slot, field, paint, pattern, rotation }: Disc): string {
  const key = `${slot} ${rotation}`;
  const known = drawn.get(key);
  if (known) return known;
  const path = paths[pattern];
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
    `<circle cx="12" cy="12" r="11" fill="${field}"/>` +
    (path ? `<path d="${path}" fill="${paint}" transform="rotate(${rotation} 12 12)"/>` : '') +
    '<circle cx="12" cy="12" r="11" fill="none" stroke="#0F1F1A" stroke-width="1.6"/>' +
    '<circle cx="12" cy="12" r="11.7" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".6"/>' +
    '<circle cx="12" cy="12" r="1.9" fill="#fff" stroke="#0F1F1A" stroke-width="1.2"/></svg>';
  const image = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  drawn.set(key, image);
  return image;
}

const Sign = styled.i`
  display: inline-block;
  flex: none;
  vertical-align: middle;
  background-size: 100% 100%;
  print-color-adjust: exact;
`;

export interface TeamDiscProps {
  readonly disc: Disc;
  /** Edge in px. */
  readonly size?: number;
  readonly className?: string;
}

/**
 * A bicycle wheel disc. Never alone: the team's name stands beside it, so it is hidden from assistive technology. One element with an image: a
 * large schedule shows a thousand of them.
 */
export const TeamDisc = memo(function TeamDisc({ disc, size = 22, className }: TeamDiscProps) {
  return <Sign className={className} style={{ width: size, height: size, backgroundImage: imageOf(disc) }} aria-hidden="true" />;
});
