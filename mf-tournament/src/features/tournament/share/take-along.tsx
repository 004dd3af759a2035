import { lazyPart } from '@courtside/federation/parts';
import { loadNamespaces, useTranslation } from '@courtside/i18n';
import { Button, CalendarPlusIcon, DialogLoadFailure, UploadIcon } from '@courtside/ui';
import { Suspense, useState } from 'react';
import type { TakeAlongDialogProps, TakeAlongProps } from './props';

function NotOpened(props: { readonly retry: () => void; readonly onClose: () => void }) {
  const { t } = useTranslation('common');
  return <DialogLoadFailure text={t('notLoaded.dialog')} {...props} />;
}

// Few readers of a page want these, so they are fetched when they are asked for.
const CalendarDialog = lazyPart<TakeAlongDialogProps>(
  async () => {
    const [file] = await Promise.all([import(/* webpackChunkName: "calendar" */ './calendar-dialog'), loadNamespaces('calendar')]);
    return { default: file.CalendarDialog };
  },
  (retry, { onClose }) => <NotOpened retry={retry} onClose={onClose} />,
);

const ShareDialog = lazyPart<TakeAlongDialogProps>(
  async () => {
    const [file] = await Promise.all([import(/* webpackChunkName: "share" */ './share-dialog'), loadNamespaces('share')]);
    return { default: file.ShareDialog };
  },
  (retry, { onClose }) => <NotOpened retry={retry} onClose={onClose} />,
);

/** What a reader takes along from a tournament, or hands on: its games in their calendar, its address. */
export function TakeAlong(props: TakeAlongProps) {
  const { t } = useTranslation('tournament');
  const [opened, setOpened] = useState<'calendar' | 'share' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button variant="quiet" icon={<CalendarPlusIcon size={20} aria-hidden="true" />} onClick={() => setOpened('calendar')}>
        {t('takeAlong.calendar')}
      </Button>
      <Button variant="quiet" icon={<UploadIcon size={20} aria-hidden="true" />} onClick={() => setOpened('share')}>
        {t('takeAlong.share')}
      </Button>
      <Suspense>
        {opened === 'calendar' && <CalendarDialog {...props} onClose={close} />}
        {opened === 'share' && <ShareDialog {...props} onClose={close} />}
      </Suspense>
    </>
  );
}
