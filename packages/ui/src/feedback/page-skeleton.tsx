import styled from 'styled-components';
import { Page } from '../layout/page';
import { visuallyHidden } from '../base/visually-hidden';
import { color } from '../tokens/css-vars';
import { line, media, pageWidth, space } from '../tokens/scales';
import { FirstContent } from './first-content';
import { SkeletonCard, SkeletonLine, Skeletons } from './skeleton';

const Title = styled.h1`
  ${visuallyHidden}
`;

const Cards = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[3]};
  @media ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
  }
`;

const Head = styled.div`
  background: ${color.court};
  > div {
    display: grid;
    align-content: center;
    gap: ${space[2]};
    max-width: ${pageWidth};
    min-height: 8.5rem;
    margin: 0 auto;
    padding: ${space[3]};
    opacity: 0.35;
  }
  @media ${media.wide} {
    > div {
      min-height: 14rem;
      padding: ${space[4]} ${space[5]};
    }
  }
`;

const Bar = styled.div`
  height: calc(3rem + ${line.paint});
  background: ${color.surface};
  border-bottom: ${line.paint} solid ${color.ink};
`;

const Parts = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export interface PageSkeletonProps {
  /** The name of the loading content. */
  readonly label: string;
  /** A list of cards, or the page of a tournament. */
  readonly kind?: 'list' | 'tournament';
}

/** The placeholder of every loading page, whether its code, its data or its pictures are missing. */
export function PageSkeleton(props: PageSkeletonProps) {
  return (
    <FirstContent label={props.label}>
      <PageShapes {...props} />
    </FirstContent>
  );
}

function PageShapes({ label, kind = 'list' }: PageSkeletonProps) {
  return (
    <>
      <Title>{label}</Title>
      {kind === 'tournament' ? (
        <Skeletons label={label}>
          <Head>
            <div>
              <SkeletonLine $width="min(24rem, 70%)" $height="2.25rem" />
              <SkeletonLine $width="min(14rem, 50%)" />
              <SkeletonLine $width="min(16rem, 55%)" />
            </div>
          </Head>
          <SectionShapes />
        </Skeletons>
      ) : (
        <Page>
          <Skeletons label={label}>
            <SkeletonLine $width="min(24rem, 70%)" $height="2.75rem" />
            <CardShapes />
          </Skeletons>
        </Page>
      )}
    </>
  );
}

/** Below the title of a list. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <FirstContent label={label} part="list">
      <Skeletons label={label}>
        <CardShapes />
      </Skeletons>
    </FirstContent>
  );
}

/** Below the head of a tournament's page. */
export function SectionsSkeleton({ label }: { readonly label: string }) {
  return (
    <FirstContent label={label} part="sections">
      <Skeletons label={label}>
        <SectionShapes />
      </Skeletons>
    </FirstContent>
  );
}

const CardShapes = () => (
  <Cards>
    <SkeletonCard />
    <SkeletonCard />
    <SkeletonCard />
  </Cards>
);

const SectionShapes = () => (
  <>
    <Bar />
    <Page>
      <Parts>
        <SkeletonLine $width="10rem" $height="2.25rem" />
        <SkeletonCard picture={false} />
        <SkeletonCard picture={false} />
        <SkeletonCard picture={false} />
      </Parts>
    </Page>
  </>
);
