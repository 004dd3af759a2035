import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { VisuallyHidden } from '../base/visually-hidden';
import { color } from '../tokens/css-vars';
import { line, media, radius, space } from '../tokens/scales';

const breathe = keyframes`50%{opacity:.5}`;
const still = css`
  background: ${color.sunken};
  border-radius: ${radius.badge};
  @media ${media.moving} {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;

/** A bar in place of a line of text. */
export const SkeletonLine = styled.div<{ $width?: string; $height?: string }>`
  ${still}
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1rem' }) => $height};
`;

/** A block in place of a picture. */
const SkeletonBlock = styled.div<{ $ratio?: string }>`
  ${still}
  width: 100%;
  aspect-ratio: ${({ $ratio = '3 / 2' }) => $ratio};
`;

const CardBox = styled.div`
  overflow: hidden;
  background: ${color.surface};
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.card};
  > div:last-child {
    display: grid;
    gap: ${space[1]};
    padding: ${space[3]};
  }
`;

/** The shape of a card with a picture. */
export function SkeletonCard({ picture = true }: { readonly picture?: boolean }) {
  return (
    <CardBox>
      {picture && <SkeletonBlock />}
      <div>
        <SkeletonLine $width="70%" $height="1.6rem" />
        <SkeletonLine $width="55%" />
        <SkeletonLine $width="40%" />
      </div>
    </CardBox>
  );
}

/** Shapes in place of loading content, hidden from assistive technology, which announces the label once. */
export function Skeletons({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
