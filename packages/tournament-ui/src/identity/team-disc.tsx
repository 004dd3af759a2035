import { discImage } from './disc-image';
import type { DiscLook } from './disc-slots';

export interface TeamDiscProps {
  readonly look: DiscLook;
  /** Edge in px. */
  readonly size?: number;
}

/** A bicycle wheel's disc in the team's colours. It is never alone: the name stands beside it. */
export function TeamDisc({ look, size = 20 }: TeamDiscProps) {
  return <img className="disc" src={discImage(look)} width={size} height={size} alt="" draggable={false} />;
}
