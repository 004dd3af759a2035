import { useTranslation } from '@courtside/i18n';
import { Button, Notice } from '@courtside/ui';
import type { Clash } from './use-conflict';

/** Shown after a save was refused because another user has changed the same: what the form shows now, and a button for the other entry. */
export function ClashNotice({ isTheirs, swap }: Clash) {
  const { t } = useTranslation('errors');
  return (
    <Notice
      kind="warning"
      action={
        <Button variant="secondary" size="small" onClick={swap}>
          {t(isTheirs ? 'clash.showMine' : 'clash.showTheirs')}
        </Button>
      }
    >
      {t(isTheirs ? 'clash.theirs' : 'clash.mine')}
    </Notice>
  );
}
