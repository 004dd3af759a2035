import { toReadFailure } from '../errors/read-failure';
import { settledSession } from '../session/session-store';
import { loadLite } from '../sdk/parts';
import { liteQuery, type RawDocument, type Source } from './source';

/**
 * Reads once through the lite client: one request, nothing live. Waits for a known session, so that the request carries it.
 * @returns one entry per document found
 * @throws ReadFailure
 */
export async function readOnce(source: Source): Promise<RawDocument[]> {
  try {
    const [sdk] = await Promise.all([loadLite(), settledSession()]);
    const db = sdk.liteDb();
    if (source.kind === 'document') {
      const snapshot = await sdk.getDoc(sdk.doc(db, source.path));
      const data = snapshot.data();
      return data ? [{ id: snapshot.id, data }] : [];
    }
    const found = await sdk.getDocs(liteQuery(sdk, db, source));
    return found.docs.map((snapshot) => ({ id: snapshot.id, data: snapshot.data() }));
  } catch (error) {
    throw toReadFailure(error, source.path);
  }
}
