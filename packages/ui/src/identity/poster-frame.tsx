import { useState } from 'react';
import styled from 'styled-components';

const Root = styled.div<{ $ratio: string }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: #000;
  color: #fff;
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[data-fit='whole'] img {
    object-fit: contain;
  }
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0.16;
  }
`;

export interface PosterFrameProps {
  /** Address of the poster; without one, or when it can't be loaded, a black block stands in its place. */
  readonly src?: string | null;
  /** Empty when the name stands beside it. */
  readonly alt?: string;
  /** CSS aspect ratio; 'auto' takes the height of its place. */
  readonly ratio?: string;
  /** 'whole' shows all of the picture, 'cover' fills the frame. */
  readonly fit?: 'cover' | 'whole';
  /** In sight at once: loads eagerly. */
  readonly priority?: boolean;
  readonly className?: string;
}

/** A tournament's poster, or the black block. */
export function PosterFrame({ src, alt = '', ratio = '3 / 2', fit = 'cover', priority = false, className }: PosterFrameProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <Root $ratio={ratio} className={className} data-fit={fit}>
      {src && failed !== src ? (
        <img
          src={src}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <svg
          viewBox="0 0 300 200"
          preserveAspectRatio="xMidYMid slice"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          aria-hidden="true"
        >
          <path d="M150 -20V220" />
          <circle cx="150" cy="100" r="42" />
        </svg>
      )}
    </Root>
  );
}
