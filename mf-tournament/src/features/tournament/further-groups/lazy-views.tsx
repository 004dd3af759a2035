import { lazyPart } from '@courtside/federation/parts';
import { UnreadGroups } from './unread-groups';

const load = () => import(/* webpackChunkName: "further-groups-views" */ './index');

/** The games of further groups, below those of the first ones. */
export const FurtherSchedule = lazyPart(
  async () => ({ default: (await load()).FurtherSchedule }),
  (retry) => <UnreadGroups retry={retry} />,
);

/** The tables of all stages of an event with further groups. */
export const StageTables = lazyPart(
  async () => ({ default: (await load()).StageTables }),
  (retry) => <UnreadGroups retry={retry} />,
);
