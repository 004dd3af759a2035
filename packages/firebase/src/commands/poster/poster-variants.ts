/* Smaller pictures of a poster, made in the browser that uploads it. A separate chunk, because only an upload needs it. */

/** A smaller picture of a poster. */
export interface Variant {
  readonly width: number;
  readonly blob: Blob;
}

/** The smaller pictures of a poster. */
export interface PosterVariants {
  readonly width: number;
  readonly height: number;
  readonly type: string;
  readonly variants: readonly Variant[];
}

/** A phone's card, a card on a high-resolution screen, the largest place on a high-resolution screen. */
const WIDTHS = [320, 640, 1280] as const;
const LARGEST = 1280;
/** A smaller poster is shown everywhere unchanged. */
const SMALL_BYTES = 20_000;
const MOST_BYTES = 524_288;
/** If one picture is hardly wider than another, making both is not worthwhile. */
const WORTHWHILE = 1.25;

/** The first format that this browser can write is used; for others a browser writes a PNG instead. Every browser can write the last. */
const KINDS = [
  { type: 'image/avif', quality: 0.6 },
  { type: 'image/webp', quality: 0.8 },
  { type: 'image/jpeg', quality: 0.8 },
] as const;
type Kind = (typeof KINDS)[number];

/**
 * Returns the widths of the smaller pictures of a poster: narrower ones, and one with the poster's width, or with the largest width that any
 * place needs.
 */
export function variantWidths(width: number): number[] {
  const largest = Math.min(width, LARGEST);
  return [...WIDTHS.filter((one) => one * WORTHWHILE <= largest), largest];
}

/** @throws if the browser can't read the picture, or has no canvas to draw it on */
export async function makeVariants(file: Blob): Promise<PosterVariants> {
  // Rotated according to the photo's metadata.
  const picture = await createImageBitmap(file);
  try {
    const { width, height } = picture;
    if (file.size < SMALL_BYTES) return { width, height, type: file.type, variants: [] };
    // From the widest to the narrowest, each from the one before: no step is so large that it skips pixels.
    let source: CanvasImageSource = picture;
    let kind: Kind | null = null;
    const variants: Variant[] = [];
    for (const one of variantWidths(width).reverse()) {
      const canvas = drawn(source, one, Math.max(1, Math.round((height * one) / width)));
      source = canvas;
      const [blob, written] = await encoded(canvas, kind === null ? KINDS : [kind]);
      kind = written;
      // A useful picture has fewer bytes than the original; the rules accept half a megabyte.
      if (blob.size < Math.min(file.size, MOST_BYTES)) variants.unshift({ width: one, blob });
    }
    return { width, height, type: kind?.type ?? file.type, variants };
  } finally {
    picture.close();
  }
}

function drawn(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

async function encoded(canvas: HTMLCanvasElement, kinds: readonly Kind[]): Promise<readonly [Blob, Kind]> {
  for (const kind of kinds) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kind.type, kind.quality));
    if (blob?.type === kind.type) return [blob, kind];
  }
  throw new Error('This browser writes no picture.');
}
