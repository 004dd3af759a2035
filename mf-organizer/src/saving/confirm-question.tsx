import { useTranslation } from '@courtside/i18n';
import { ConfirmDialog, type ConfirmDialogProps } from '@courtside/ui';

export interface ConfirmQuestionProps extends Omit<ConfirmDialogProps, 'open' | 'cancelLabel' | 'closeLabel' | 'lossesTitle' | 'losses'> {
  readonly open?: boolean;
  /** The losses, in numbers; empty items are left out. */
  readonly losses?: readonly (string | false | undefined)[];
}

/** A confirmation of the organizer's tools: `ConfirmDialog` with the shared texts. */
export function ConfirmQuestion({ open = true, losses = [], ...question }: ConfirmQuestionProps) {
  const { t } = useTranslation('common');
  return (
    <ConfirmDialog
      open={open}
      cancelLabel={t('action.cancel')}
      closeLabel={t('action.close')}
      lossesTitle={t('confirm.lost')}
      losses={losses.filter((loss) => typeof loss === 'string')}
      {...question}
    />
  );
}
