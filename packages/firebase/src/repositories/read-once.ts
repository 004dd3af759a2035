import { toReadFailure } from '../errors/read-failure';
import { ask, askCount, type Answer } from './answer';
import type { Part, RawDocument, Source } from '../sdk/source';
import { toPlainData } from './values';

/** How many documents there are, without reading them: one read for a thousand. @throws ReadFailure */
export async function countOnce(source: Source & { readonly kind: 'query' }): Promise<number> {
  try {
    return await askCount(source);
  } catch (error) {
    throw toReadFailure(error, source.path);
  }
}

/**
 * Reads once: one request, nothing live.
 * @returns one entry per document found
 * @throws ReadFailure
 */
export async function readOnce(source: Source, part?: Part): Promise<RawDocument[]> {
  try {
    return documentsIn(await ask(source, part));
  } catch (error) {
    throw toReadFailure(error, source.path);
  }
}

/** Plain data of an answer. */
export const documentsIn = ({ documents }: Answer): RawDocument[] =>
  documents.map(({ name, fields }) => ({ id: name.slice(name.lastIndexOf('/') + 1), data: toPlainData(fields) }));
