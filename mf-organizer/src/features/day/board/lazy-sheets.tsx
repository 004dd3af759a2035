import { lazyPart } from '@courtside/federation/parts';
import { loadNamespaces } from '@courtside/i18n';
import { NotLoaded } from '../../../loading/not-loaded';

const load = async () => {
  const [{ Sheets }] = await Promise.all([
    import(/* webpackChunkName: "day-sheets" */ '../sheets/sheets'),
    loadNamespaces('errors', 'organizerSchedule', 'organizerBracket', 'schedule'),
  ]);
  return { default: Sheets };
};

/** Organizers fetch it in advance, so that a sheet also opens without a network. */
export const prepareSheets = (): void => void load().catch(() => undefined);

/** The sheets of the board, in a separate bundle. */
export const LazySheets = lazyPart(load, (retry) => <NotLoaded retry={retry} />);
