import { lazyPart } from '@courtside/federation/parts';
import { loadNamespaces } from '@courtside/i18n';
import { DayPage } from '../features/day/day-page';
import { NotLoaded } from '../loading/not-loaded';

const load = async () => {
  const [{ BoardHistory }] = await Promise.all([
    import(/* webpackChunkName: "day-history" */ './board-history'),
    loadNamespaces('errors', 'organizerSchedule', 'organizerBracket', 'schedule'),
  ]);
  return { default: BoardHistory };
};
/** Only organizers read it, and rarely, so it is fetched on demand. */
const History = lazyPart(load, (retry) => <NotLoaded retry={retry} />);

/** The court board, with the parts of other features. */
export const BoardPage = () => <DayPage History={History} />;
