import type { StoredDocument } from '../model/document';
import type { Query, Run } from '../model/query';

/** Documents to read from: the present ones, or earlier versions. */
export interface DocumentView {
  get(path: string): StoredDocument | undefined;
  /** @param database `projects/p/databases/d` */
  runs(query: Query, database: string): Iterable<Run>;
}
