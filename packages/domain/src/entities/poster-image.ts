import * as v from 'valibot';
import { mapOf, textSchema, wholeSchema } from './parse';

/** What is known of a poster besides its address: its dimensions, and smaller pictures of it. Made by the browser that uploads it. */
export interface PosterImage {
  /** The poster that this is about. Another one that was put there by a page that knows no such field has none. */
  readonly src: string;
  /** In pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  /** Of the smaller pictures: `image/webp`. */
  readonly type: string;
  /** Their addresses by their width in pixels. */
  readonly variants: Readonly<Record<string, string>>;
}

// With defaults for all: what can't be read of it is left out like a field, and takes neither tournament nor poster with it.
export const posterImageSchema = v.object({
  src: textSchema,
  type: textSchema,
  width: wholeSchema,
  height: wholeSchema,
  variants: mapOf(v.string()),
});

/**
 * What is known of the poster that a tournament has, where it is whole; null where it is of another, which a page put there that knows no such field.
 * Asked by who shows or copies posters: who reads tournaments without (other people's pages) need not bring it.
 */
export function imageOf({ imageSrc, image }: { readonly imageSrc: string; readonly image?: PosterImage | null }): PosterImage | null {
  const { src, width, height } = image ?? {};
  return image && src === imageSrc && width && height ? image : null;
}
