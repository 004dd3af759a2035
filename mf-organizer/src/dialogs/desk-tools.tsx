import { lazyPart } from '@courtside/federation/parts';
import type { Tournament } from '@courtside/domain';
import { loadNamespaces, useTranslation } from '@courtside/i18n';
import { Button, KeyRoundIcon, useCarriedState } from '@courtside/ui';
import { Suspense, type ComponentProps } from 'react';
import type { AnnounceDialog as Announce } from './announce-dialog';
import type { PassesDialog as Passes } from './passes-dialog';
import { NotOpened } from '../loading/not-loaded';

// Fetched when opened: a scorekeeper's phone does not need it.
const AnnounceDialog = lazyPart<ComponentProps<typeof Announce>>(
  async () => {
    const [file] = await Promise.all([import(/* webpackChunkName: "desk" */ './announce-dialog'), loadNamespaces('organizerDesk')]);
    return { default: file.AnnounceDialog };
  },
  (retry, { onClose }) => <NotOpened retry={retry} onClose={onClose} />,
);
const PassesDialog = lazyPart<ComponentProps<typeof Passes>>(
  async () => {
    const [file] = await Promise.all([import(/* webpackChunkName: "desk" */ './passes-dialog'), loadNamespaces('organizerDesk')]);
    return { default: file.PassesDialog };
  },
  (retry, { onClose }) => <NotOpened retry={retry} onClose={onClose} />,
);

export type DeskDialogName = 'announce' | 'passes';

export interface DeskDialogProps {
  readonly name: DeskDialogName;
  readonly tournament: Tournament;
  /** Letters of the courts, for ready-made announcements. */
  readonly courts: readonly string[];
  readonly onClose: () => void;
}

/** A dialog of the organizers' desk: announce, or make passes. */
export function DeskDialog({ name, tournament, courts, onClose }: DeskDialogProps) {
  return (
    <Suspense>
      {name === 'announce' ? (
        <AnnounceDialog tournament={tournament} courts={courts} onClose={onClose} />
      ) : (
        <PassesDialog tournament={tournament} onClose={onClose} />
      )}
    </Suspense>
  );
}

/** Opens the passes of a tournament, from its head. */
export function PassesButton({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('tournament');
  const [isOpen, setOpen] = useCarriedState(`${tournament.id}.passes`, false);
  return (
    <>
      <Button variant="onCourtQuiet" icon={<KeyRoundIcon size={20} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('desk.passes')}
      </Button>
      {isOpen && <DeskDialog name="passes" tournament={tournament} courts={[]} onClose={() => setOpen(false)} />}
    </>
  );
}
