import { useTranslation } from '@courtside/i18n';
import { PageSkeleton, type PageSkeletonProps } from '@courtside/ui';

/** The shape of a page while the part of the site that draws it is on its way. */
export function RemoteSkeleton({ kind }: Pick<PageSkeletonProps, 'kind'>) {
  const { t } = useTranslation('common');
  return <PageSkeleton label={t('loading')} kind={kind} />;
}
