import { useTranslation } from '@courtside/i18n';
import { SkeletonLine, Skeletons, space } from '@courtside/ui';
import styled from 'styled-components';

const Shapes = styled.div`
  display: grid;
  gap: ${space[3]};
  > div {
    display: grid;
    gap: ${space[1]};
  }
  /* Nothing follows them there. */
  @media (scripting: none) {
    display: none;
  }
`;

/** In place of what depends on the reader, below the head: a form, or a login. */
export function FormSkeleton() {
  const { t } = useTranslation('registration');
  return (
    <Skeletons label={t('loading')}>
      <Shapes>
        {['5rem', '4rem', '6rem'].map((width) => (
          <div key={width}>
            <SkeletonLine $width={width} />
            <SkeletonLine $height="2.75rem" />
          </div>
        ))}
        <SkeletonLine $height="3.25rem" />
      </Shapes>
    </Skeletons>
  );
}
