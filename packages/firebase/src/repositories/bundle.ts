import type { Answer } from './answer';

/**
 * An answer as a bundle, the file by which Firestore's SDK takes documents into its cache together with the question they answer and the time of
 * reading. Who then listens to the same question is told what has changed since, and nothing else: what is on the screen is not read, sent and paid again.
 */
export function createBundle({ source, documents, readTime, query }: Answer): string {
  const id = encodeURIComponent(JSON.stringify(source));
  const elements = [
    { namedQuery: { name: id, readTime, bundledQuery: { ...query, limitType: 'FIRST' } } },
    ...(source.kind === 'document' && documents.length === 0
      ? [{ documentMetadata: { name: query.parent, readTime, exists: false } }]
      : documents.flatMap((document) => [
          { documentMetadata: { name: document.name, readTime, exists: true, queries: [id] } },
          { document: { ...document, fields: document.fields ?? {} } },
        ])),
  ].map(sized);
  const totalBytes = elements.reduce((sum, { bytes }) => sum + bytes, 0);
  const metadata = { id, createTime: readTime, version: 1, totalDocuments: documents.length, totalBytes };
  return [sized({ metadata }), ...elements].map(({ text }) => text).join('');
}

/** Each element stands behind its length in bytes. */
function sized(element: object): { readonly text: string; readonly bytes: number } {
  const json = JSON.stringify(element);
  const text = `${new TextEncoder().encode(json).length}${json}`;
  return { text, bytes: new TextEncoder().encode(text).length };
}
