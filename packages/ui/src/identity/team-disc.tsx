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

const Svg = styled.svg`
  display: inline-block;
  flex: none;
  vertical-align: middle;
  print-color-adjust: exact;
`;

export interface TeamDiscProps {
  readonly disc: Disc;
  /** Edge in px. */
  readonly size?: number;
  readonly className?: string;
}

/** A bicycle wheel disc. Never alone: the team's name stands beside it, so it is hidden from assistive technology. */
export const TeamDisc = memo(function TeamDisc({ disc, size = 22, className }: TeamDiscProps) {
  const path = paths[disc.pattern];
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <circle cx="12" cy="12" r="11" fill={disc.field} />
      {path && <path d={path} fill={disc.paint} transform={`rotate(${disc.rotation} 12 12)`} />}
      <circle cx="12" cy="12" r="11" fill="none" stroke="#0F1F1A" strokeWidth="1.6" />
      <circle cx="12" cy="12" r="11.7" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth=".6" />
      <circle cx="12" cy="12" r="1.9" fill="#fff" stroke="#0F1F1A" strokeWidth="1.2" />
    </Svg>
  );
});
