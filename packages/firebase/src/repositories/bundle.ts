import type { Answer } from './answer';

/**
 * Returns a response as a bundle: the file format from which Firestore's SDK fills its cache with documents, their query and the time of the
 * read. A listener to the same query then only receives later changes: documents on the screen are not read, sent and billed again.
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

/** Each element follows its length in bytes. */
function sized(element: object): { readonly text: string; readonly bytes: number } {
  const json = JSON.stringify(element);
  const text = `${new TextEncoder().encode(json).length}${json}`;
  return { text, bytes: new TextEncoder().encode(text).length };
}
