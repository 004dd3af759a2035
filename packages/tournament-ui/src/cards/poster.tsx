import { color } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Frame = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  background: #000;
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
`;

const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  color: ${color.onCourt};
  opacity: 0.22;
`;

export interface PosterProps {
  /** Address of the picture; empty for none. */
  readonly src: string;
  /** What it shows; empty where the name stands beside it. */
  readonly alt: string;
  /** Pictures at the top of the page are fetched at once, the others when they come near. */
  readonly eager?: boolean;
  /** 'whole' shows all of the picture, 'cover' fills the frame. */
  readonly fit?: 'cover' | 'whole';
  readonly className?: string;
}

/** A tournament's poster, or a black block where there is none or it can't be had. */
export function Poster({ src, alt, eager = false, fit = 'cover', className }: PosterProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src !== '' && failed !== src;
  return (
    <Frame className={className} data-fit={fit} data-poster={shown ? 'image' : 'none'}>
      {shown ? (
        <img
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setFailed(src)}
        />
      ) : (
        <Lines viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
          <path d="M24 -10V210M276 -10V210M150 -10V210" />
          <circle cx="150" cy="100" r="36" />
        </Lines>
      )}
    </Frame>
  );
}
