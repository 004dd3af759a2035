import * as v from 'valibot';
import { createMapSchema, textSchema, wholeSchema } from './parse';

/** Data about a poster besides its address: its dimensions and smaller versions. The browser that uploads the poster creates it. */
export interface PosterImage {
  /** The poster that this data is about. If a page that does not know this field has replaced the poster, the data does not apply. */
  readonly src: string;
  /** In pixels, as shown. */
  readonly width: number;
  readonly height: number;
  /** The type of the smaller versions: `image/webp`. */
  readonly type: string;
  /** The addresses of the smaller versions by their width in pixels. */
  readonly variants: Readonly<Record<string, string>>;
}

// Every field has a default, so that unreadable data is left out and neither tournament nor poster is lost.
export const posterImageSchema = v.object({
  src: textSchema,
  type: textSchema,
  width: wholeSchema,
  height: wholeSchema,
  variants: createMapSchema(v.string()),
});

/**
 * Returns the data of the tournament's present poster if it is complete; null if it is about an earlier poster, which a page that does not
 * know this field has replaced. Callers that show or copy posters check it, so that other pages need not bundle this.
 */
export function getPosterImage({
  imageSrc,
  image,
}: {
  readonly imageSrc: string;
  readonly image?: PosterImage | null;
}): PosterImage | null {
  const { src, width, height } = image ?? {};
  return image && src === imageSrc && width && height ? image : null;
}
