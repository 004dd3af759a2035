import { randomUUID } from 'node:crypto';

export interface ImageTarget {
  readonly origin: string;
  readonly bucket: string;
  readonly token: string;
}

/** Stores an image under `images/`. @returns its address */
export async function storeImage(
  { origin, bucket, token }: ImageTarget,
  name: string,
  bytes: Buffer,
  metadata: { readonly owner: string; readonly tournamentId: string },
): Promise<string> {
  const path = `images/${name}`;
  const boundary = randomUUID();
  const description = JSON.stringify({
    name: path,
    contentType: 'image/png',
    cacheControl: 'public, max-age=31536000, immutable',
    metadata,
  });
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${description}\r\n--${boundary}\r\nContent-Type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--`),
  ]);
  const response = await fetch(`${origin}/v0/b/${bucket}/o?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      'authorization': `Bearer ${token}`,
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${boundary}`,
    },
    body,
  });
  if (!response.ok) throw new Error(`The image was refused (${response.status}): ${await response.text()}`);
  const { downloadTokens } = (await response.json()) as { downloadTokens?: string };
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media&token=${downloadTokens?.split(',')[0] ?? ''}`;
}
