import { useTranslation } from '@courtside/i18n';
import { media, Page, SkeletonCard, SkeletonLine, Skeletons, space } from '@courtside/ui';
import styled from 'styled-components';

const Grid = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[3]};
  @media ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
  }
`;

/** The shape of a page while the part of the site that draws it is on its way. */
export function RemoteSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Page>
      <Skeletons label={t('loading')}>
        <SkeletonLine $width="min(24rem, 70%)" $height="2.75rem" />
        <Grid>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Grid>
      </Skeletons>
    </Page>
  );
}
