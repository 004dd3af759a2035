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

export const documentOf = (path: string, { fields, createTime, updateTime }: DocumentRow): StoredDocument => ({
  path,
  fields: JSON.parse(fields) as Fields,
  createTime: BigInt(createTime),
  updateTime: BigInt(updateTime),
});
