import { lazyPart } from '@courtside/federation/parts';
import { Suspense, type ComponentProps } from 'react';
import { NotOpened } from '../../loading/not-loaded';
import type { DrawGroupsDialog as Draw } from './draw-groups-dialog';
import type { GroupsDialog as Groups } from './groups-dialog';

/* Few events have further groups, so their dialogs are fetched when they are opened. */

const LazyGroups = lazyPart<ComponentProps<typeof Groups>>(
  async () => ({ default: (await import(/* webpackChunkName: "further-groups" */ './groups-dialog')).GroupsDialog }),
  (retry, { onClose }) => <NotOpened retry={retry} onClose={onClose} />,
);
const LazyDraw = lazyPart<ComponentProps<typeof Draw>>(
  async () => ({ default: (await import(/* webpackChunkName: "further-groups" */ './draw-groups-dialog')).DrawGroupsDialog }),
  (retry, { onClose }) => <NotOpened retry={retry} onClose={onClose} />,
);

/** Adds further groups, or changes them. */
export const GroupsDialog = (props: ComponentProps<typeof Groups>) => (
  <Suspense>
    <LazyGroups {...props} />
  </Suspense>
);

/** Draws further groups. */
export const DrawGroupsDialog = (props: ComponentProps<typeof Draw>) => (
  <Suspense>
    <LazyDraw {...props} />
  </Suspense>
);
