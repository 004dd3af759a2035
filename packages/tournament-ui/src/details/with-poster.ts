import { getPosterImage, type PosterImage } from '@courtside/domain';

interface Postered {
  readonly imageSrc: string;
  /** Missing in data from a client of an earlier release. */
  readonly image?: PosterImage | null;
}

/**
 * A tournament whose poster and smaller pictures this browser can load.
 * @param resolve makes an address of a stored one: `resolveImageUrl` of the client
 */
export function withPoster<T extends Postered>(tournament: T, resolve: (src: string) => string): T {
  const image = getPosterImage(tournament);
  const variants = Object.entries(image?.variants ?? {}).map(([width, src]) => [width, resolve(src)]);
  return {
    ...tournament,
    imageSrc: resolve(tournament.imageSrc),
    ...(tournament.image && { image: image && { ...image, variants: Object.fromEntries(variants) as PosterImage['variants'] } }),
  };
}
