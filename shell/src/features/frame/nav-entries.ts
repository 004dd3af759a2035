import { linkTo } from '@courtside/federation/links';
import type { Session } from '@courtside/firebase';
import { ArchiveIcon, CalculatorIcon, CirclePlusIcon, HouseIcon, InfoIcon, TrophyIcon, type LucideIcon } from '@courtside/ui';

export interface NavEntry {
  readonly key: 'home' | 'archive' | 'planner' | 'about' | 'myTournaments' | 'organize';
  readonly path: string;
  readonly icon: LucideIcon;
}

const forEveryone: readonly NavEntry[] = [
  { key: 'home', path: linkTo('home'), icon: HouseIcon },
  { key: 'archive', path: linkTo('archive'), icon: ArchiveIcon },
  { key: 'planner', path: linkTo('planner'), icon: CalculatorIcon },
];

const forSignedIn: readonly NavEntry[] = [
  { key: 'myTournaments', path: linkTo('myTournaments'), icon: TrophyIcon },
  { key: 'organize', path: linkTo('organize'), icon: CirclePlusIcon },
];

const about: NavEntry = { key: 'about', path: linkTo('about'), icon: InfoIcon };

/** The entries of the sidebar for this user, in their order. */
export function navEntries(session: Session): readonly NavEntry[] {
  return session.status === 'signedIn' ? [...forEveryone, ...forSignedIn, about] : [...forEveryone, about];
}
