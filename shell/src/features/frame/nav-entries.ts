import type { Session } from '@courtside/firebase';
import { ArchiveIcon, CalculatorIcon, CirclePlusIcon, HouseIcon, InfoIcon, TrophyIcon, type LucideIcon } from '@courtside/ui';
import { remotePaths } from '../../routes';

export interface NavEntry {
  readonly key: 'home' | 'archive' | 'planner' | 'about' | 'myTournaments' | 'organize';
  readonly path: string;
  readonly icon: LucideIcon;
}

const forEveryone: readonly NavEntry[] = [
  { key: 'home', path: remotePaths.home, icon: HouseIcon },
  { key: 'archive', path: remotePaths.archive, icon: ArchiveIcon },
  { key: 'planner', path: remotePaths.planner, icon: CalculatorIcon },
];

const forSignedIn: readonly NavEntry[] = [
  { key: 'myTournaments', path: remotePaths.myTournaments, icon: TrophyIcon },
  { key: 'organize', path: remotePaths.organize, icon: CirclePlusIcon },
];

const about: NavEntry = { key: 'about', path: remotePaths.about, icon: InfoIcon };

/** The entries of the sidebar for this reader, in their order. */
export function navEntries(session: Session): readonly NavEntry[] {
  return session.status === 'signedIn' ? [...forEveryone, ...forSignedIn, about] : [...forEveryone, about];
}
