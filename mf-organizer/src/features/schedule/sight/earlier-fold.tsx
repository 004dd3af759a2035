import { useTranslation } from '@courtside/i18n';
import { Button, ChevronDownIcon, ChevronUpIcon } from '@courtside/ui';
import type { ScheduleSight } from './use-schedule-sight';

interface EarlierFoldProps {
  /** The number of folded games. */
  readonly count: number;
  readonly sight: Pick<ScheduleSight, 'isEarlierShown' | 'showEarlier'>;
}

/** A button in place of the games of a day that are over. */
export function EarlierFold({ count, sight: { isEarlierShown, showEarlier } }: EarlierFoldProps) {
  const { t } = useTranslation('schedule');
  const Icon = isEarlierShown ? ChevronUpIcon : ChevronDownIcon;
  return (
    <Button
      variant="quiet"
      wide
      data-print="no"
      icon={<Icon size={20} aria-hidden="true" />}
      aria-expanded={isEarlierShown}
      onClick={() => showEarlier(!isEarlierShown)}
    >
      {t('earlier', { count })}
    </Button>
  );
}
