import { lazyPart } from '@courtside/federation/parts';
import { UnreadPart } from '../unread-part';

const load = () => import(/* webpackChunkName: "further-groups-views" */ './index');

/** The games of further groups, below those of the first ones. */
export const FurtherSchedule = lazyPart(
  async () => ({ default: (await load()).FurtherSchedule }),
  (retry) => <UnreadPart retry={retry} />,
);

/** The tables of all stages of an event with further groups. */
export const StageTables = lazyPart(
  async () => ({ default: (await load()).StageTables }),
  (retry) => <UnreadPart retry={retry} />,
);
