import { toSearchName } from '../src/search-name';
import type { Target } from './documents';

interface StoredProfile {
  readonly name: string;
  readonly fields?: { readonly name?: { readonly stringValue?: string }; readonly searchName?: { readonly stringValue?: string } };
}

/**
 * Adds the searchable name to profiles of earlier years. It may run again, and while users save their profiles.
 * @returns how many profiles it changed
 * @throws Error if the server refuses
 */
export async function migrateSearchNames({ origin, projectId, token }: Target): Promise<number> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const headers = { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' };
  let written = 0;
  for (let page: string | undefined = ''; page !== undefined;) {
    const response = await fetch(`${origin}/v1/${root}/profiles?pageSize=300${page ? `&pageToken=${encodeURIComponent(page)}` : ''}`, {
      headers,
    });
    if (!response.ok) throw new Error(`Profiles were refused (${response.status}): ${await response.text()}`);
    const { documents = [], nextPageToken } = (await response.json()) as { documents?: StoredProfile[]; nextPageToken?: string };
    const writes = documents.flatMap(({ name: path, fields }) => {
      const searchName = toSearchName(fields?.name?.stringValue ?? '');
      if (searchName === '' || fields?.searchName?.stringValue === searchName) return [];
      return [
        {
          update: { name: path, fields: { searchName: { stringValue: searchName } } },
          updateMask: { fieldPaths: ['searchName'] },
          currentDocument: { exists: true },
        },
      ];
    });
    if (writes.length > 0) {
      const answer = await fetch(`${origin}/v1/${root}:commit`, { method: 'POST', headers, body: JSON.stringify({ writes }) });
      if (!answer.ok) throw new Error(`Names were refused (${answer.status}): ${await answer.text()}`);
      written += writes.length;
    }
    page = nextPageToken || undefined;
  }
  return written;
}
