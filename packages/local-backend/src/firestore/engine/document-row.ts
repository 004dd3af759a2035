import type { StoredDocument } from '../model/document';
import type { Fields } from '../model/value';

/** A document as the store keeps it: fields as JSON, since values keep the wire's form and nothing is lost in between. */
export interface DocumentRow {
  readonly fields: string;
  readonly createTime: string;
  readonly updateTime: string;
}

export const rowOf = ({ fields, createTime, updateTime }: StoredDocument): DocumentRow => ({
  fields: JSON.stringify(fields),
  createTime: String(createTime),
  updateTime: String(updateTime),
});

export const documentOf = (path: string, row: DocumentRow): StoredDocument => new KeptDocument(path, row);

/** Its fields are parsed when somebody reads them: of a big folder, most documents never are, and the start does not wait for them. */
class KeptDocument implements StoredDocument {
  readonly createTime: bigint;
  readonly updateTime: bigint;
  #text: string;
  #fields: Fields | null = null;

  constructor(
    readonly path: string,
    { fields, createTime, updateTime }: DocumentRow,
  ) {
    this.#text = fields;
    this.createTime = BigInt(createTime);
    this.updateTime = BigInt(updateTime);
  }

  get fields(): Fields {
    if (this.#fields === null) {
      this.#fields = JSON.parse(this.#text) as Fields;
      this.#text = '';
    }
    return this.#fields;
  }
}
