import { lazyPart } from '@courtside/federation/parts';
import { loadNamespaces } from '@courtside/i18n';
import { NotLoaded } from '../../loading/not-loaded';

const load = async () => {
  const [{ Sheets }] = await Promise.all([
    import(/* webpackChunkName: "day-sheets" */ './sheets'),
    loadNamespaces('errors', 'organizerSchedule', 'organizerBracket', 'schedule'),
  ]);
  return { default: Sheets };
};

/** Fetched beforehand by organisers, so that a sheet opens at a fence without a network too. */
export const prepareSheets = (): void => void load().catch(() => undefined);

/** The sheets of the board, in a file of their own. */
export const LazySheets = lazyPart(load, (retry) => <NotLoaded retry={retry} />);
