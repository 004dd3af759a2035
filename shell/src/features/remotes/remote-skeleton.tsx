import { useTranslation } from '@courtside/i18n';
import { PageSkeleton, type PageSkeletonProps } from '@courtside/ui';

/** The skeleton of a page while its remote loads. */
export function RemoteSkeleton({ kind }: Pick<PageSkeletonProps, 'kind'>) {
  const { t } = useTranslation('common');
  return <PageSkeleton label={t('loading')} kind={kind} />;
}
