import type { TeamId } from '@courtside/domain';
import type { Visit } from '../visit';

export interface TakeAlongProps {
  readonly visit: Visit;
  /** The team that the user follows. */
  readonly mine: TeamId | null;
  /** Parts of the page, by their addresses in it. */
  readonly sections: readonly { readonly id: string; readonly label: string }[];
  /** Address of the page on this site, if it is not the tournament's own. */
  readonly here?: string;
}

export interface TakeAlongDialogProps extends TakeAlongProps {
  readonly onClose: () => void;
}
