import { useTranslation } from '@courtside/i18n';
import { ConfirmDialog, type ConfirmDialogProps } from '@courtside/ui';

export interface ConfirmQuestionProps extends Omit<ConfirmDialogProps, 'open' | 'cancelLabel' | 'closeLabel' | 'lossesTitle' | 'losses'> {
  readonly open?: boolean;
  /** What will be lost, in numbers; what there is none of is left out. */
  readonly losses?: readonly (string | false | undefined)[];
}

/** A question of the organiser's tools: `ConfirmDialog` in the words they share. */
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
