import { measureDocument, type DocumentSize } from '../../quota/document-size';
import type { StoredDocument } from '../model/document';
import type { Fields } from '../model/value';

/** A document as the store keeps it: fields as JSON, since values keep the wire's form and nothing is lost in between. */
export interface DocumentRow {
  readonly fields: string;
  readonly createTime: string;
  readonly updateTime: string;
  /** See {@link StoredDocument.chargedTo}. */
  readonly chargedTo?: string;
}

export const toDocumentRow = ({ fields, createTime, updateTime, chargedTo }: StoredDocument): DocumentRow => ({
  fields: JSON.stringify(fields),
  createTime: String(createTime),
  updateTime: String(updateTime),
  ...(chargedTo === undefined ? {} : { chargedTo }),
});

export const toDocument = (path: string, row: DocumentRow): KeptDocument => new KeptDocument(path, row);

/** Its fields are parsed when they are first read. */
class KeptDocument implements StoredDocument {
  readonly createTime: bigint;
  readonly updateTime: bigint;
  readonly chargedTo: string | undefined;
  #text: string;
  #size: DocumentSize | null = null;
  #fields: Fields | null = null;

  constructor(
    readonly path: string,
    row: DocumentRow,
  ) {
    this.#text = row.fields;
    this.createTime = BigInt(row.createTime);
    this.updateTime = BigInt(row.updateTime);
    this.chargedTo = row.chargedTo;
  }

  get size(): DocumentSize {
    return (this.#size ??= measureDocument(this.path, this.#fields === null ? this.#text : JSON.stringify(this.#fields)));
  }

  get fields(): Fields {
    if (this.#fields === null) {
      this.#fields = JSON.parse(this.#text) as Fields;
      this.#text = '';
    }
    return this.#fields;
  }
}
