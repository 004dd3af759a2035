import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { fontFamily } from '../tokens/scales';

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
  > p {
    position: absolute;
    inset: 0;
    max-width: 3.2em;
    margin: auto;
    display: grid;
    align-content: center;
    font: 700 1.75rem/1.05 ${fontFamily.display};
    text-align: center;
    text-wrap: balance;
  }
`;

/** The stored data of a poster, in addition to its address. */
export interface PosterPicture {
  /** Dimensions of the poster, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The type of the smaller pictures, such as `image/webp`. */
  readonly type: string;
  /** Their addresses by their width. */
  readonly variants: Readonly<Record<string, string>>;
}

/** How large a frame is, in CSS pixels, by the width of the window: `media` is left out of the last one. */
export interface PosterPlace {
  readonly media?: string;
  readonly width: number;
  readonly height: number;
}

/** The width of the drawn picture, which fills its frame or fits inside. */
const drawnWidth = ({ width, height }: PosterPlace, { width: w, height: h }: PosterPicture, fit: 'cover' | 'whole'): number =>
  Math.round(Math[fit === 'cover' ? 'max' : 'min'](width, (height * w) / h));

function candidates(src: string, { variants, width }: PosterPicture): string {
  const smaller = Object.entries(variants);
  // No place needs more than the widest; if that is missing, the poster itself is the widest.
  const widest = Math.max(...smaller.map(([one]) => Number(one)));
  const all = widest < Math.min(width, LARGEST) ? [...smaller, [width, src] as const] : smaller;
  return all.map(([one, address]) => `${address} ${one}w`).join(', ');
}

const LARGEST = 1280;

export interface PosterFrameProps {
  /** Address of the poster. Without one, or if it can't be loaded, a black block is shown. */
  readonly src?: string | null;
  /** Lets a small frame load a smaller picture. */
  readonly picture?: PosterPicture | null | undefined;
  /** The sizes of the frame with a picture: the first that matches the window. */
  readonly places?: readonly PosterPlace[];
  /** Empty if the name is next to it. */
  readonly alt?: string;
  /** CSS aspect ratio; 'auto' takes the height of its container. */
  readonly ratio?: string;
  /** 'whole' shows all of the picture, 'cover' fills the frame. */
  readonly fit?: 'cover' | 'whole';
  /** Visible immediately: loads eagerly. */
  readonly priority?: boolean;
  readonly className?: string;
  /** Large words on the black block, such as the date. Screen readers must find them elsewhere. */
  readonly words?: ReactNode;
}

/** A tournament's poster, or the black block. If a smaller picture can't be loaded, the poster itself is shown. */
export function PosterFrame({
  src,
  picture,
  places = [],
  alt = '',
  ratio = '3 / 2',
  fit = 'cover',
  priority = false,
  className,
  words,
}: PosterFrameProps) {
  const [failed, setFailed] = useState<{ readonly src: string; readonly all: boolean }>();
  const known = failed?.src === src ? failed : null;
  const small = picture && !known && places.length > 0 && Object.keys(picture.variants).length > 0 ? picture : null;
  return (
    <Root $ratio={ratio} className={className} data-fit={fit}>
      {src && !known?.all ? (
        <picture>
          {small && (
            <source
              type={small.type}
              srcSet={candidates(src, small)}
              sizes={places.map((place) => `${place.media ?? ''} ${drawnWidth(place, small, fit)}px`.trim()).join(', ')}
            />
          )}
          <img
            src={src}
            alt={alt}
            {...(picture && { width: picture.width, height: picture.height })}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding="async"
            onError={() => setFailed({ src, all: small === null })}
          />
        </picture>
      ) : (
        <>
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
          {words && <p aria-hidden="true">{words}</p>}
        </>
      )}
    </Root>
  );
}
