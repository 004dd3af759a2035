import { useTranslation } from '@courtside/i18n';
import { Section, SHUFFLE_TITLE } from '@courtside/tournament-ui';
import { EmptyState } from '@courtside/ui';

/** Shown in place of a shuffle that could not be read, or whose code could not be fetched. */
export function UnreadShuffle() {
  const { t } = useTranslation('tournament');
  return (
    <Section id="shuffle" title={SHUFFLE_TITLE}>
      <EmptyState failed level={3} title={t('problem')} />
    </Section>
  );
}
