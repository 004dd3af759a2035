import { lazyPart } from '@courtside/federation/parts';
import { loadNamespaces, useTranslation } from '@courtside/i18n';
import { Button, Notice } from '@courtside/ui';

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

/** In the place of a sheet that could not be fetched. */
export function NotLoaded({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation('organizerDay');
  return (
    <Notice
      kind="error"
      action={
        <Button variant="secondary" size="small" onClick={retry}>
          {t('sheet.retry')}
        </Button>
      }
    >
      {t('sheet.notLoaded')}
    </Notice>
  );
}
