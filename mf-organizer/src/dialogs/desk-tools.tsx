import type { Tournament } from '@courtside/domain';
import { loadNamespaces, useTranslation } from '@courtside/i18n';
import { Button, KeyRoundIcon } from '@courtside/ui';
import { lazy, Suspense, useState } from 'react';

// Fetched when they are opened: a scorekeeper's phone has no use for them.
const AnnounceDialog = lazy(async () => {
  const [file] = await Promise.all([import(/* webpackChunkName: "desk" */ './announce-dialog'), loadNamespaces('organizerDesk')]);
  return { default: file.AnnounceDialog };
});
const PassesDialog = lazy(async () => {
  const [file] = await Promise.all([import(/* webpackChunkName: "desk" */ './passes-dialog'), loadNamespaces('organizerDesk')]);
  return { default: file.PassesDialog };
});

export type DeskDialogName = 'announce' | 'passes';

export interface DeskDialogProps {
  readonly name: DeskDialogName;
  readonly tournament: Tournament;
  /** Letters of the courts, for ready-made lines. */
  readonly courts: readonly string[];
  readonly onClose: () => void;
}

/** What organisers do from their desk: announce, and make passes. */
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
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="onCourtQuiet" icon={<KeyRoundIcon size={20} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('desk.passes')}
      </Button>
      {isOpen && <DeskDialog name="passes" tournament={tournament} courts={[]} onClose={() => setOpen(false)} />}
    </>
  );
}
