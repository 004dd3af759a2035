import { readFileSync } from 'node:fs';
import { StartupError } from '../../process/startup-error';

export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
export type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export interface IndexField {
  readonly fieldPath: string;
  readonly mode: Mode;
}

export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly scope: Scope;
  readonly fields: readonly IndexField[];
}

/** The field with the time at which its document is deleted. */
export interface TimeToLive {
  readonly collectionGroup: string;
  readonly fieldPath: string;
}

/** The content of `firestore.indexes.json`. */
export interface IndexCatalogue {
  readonly composites: readonly CompositeIndex[];
  /** Fields with their own settings, by `collection field`: which single-field indexes they have, as `scope mode`. */
  readonly overrides: ReadonlyMap<string, ReadonlySet<string>>;
  readonly timesToLive: readonly TimeToLive[];
}

interface FileField {
  fieldPath?: string;
  order?: string;
  arrayConfig?: string;
}

interface IndexFile {
  indexes?: { collectionGroup?: string; queryScope?: string; fields?: FileField[] }[];
  fieldOverrides?: {
    collectionGroup?: string;
    fieldPath?: string;
    ttl?: boolean;
    indexes?: { order?: string; arrayConfig?: string; queryScope?: string }[];
  }[];
}

const modeOf = ({ order, arrayConfig }: FileField): Mode =>
  arrayConfig === 'CONTAINS' ? 'CONTAINS' : order === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
const scopeOf = (scope: string | undefined): Scope => (scope === 'COLLECTION_GROUP' ? 'COLLECTION_GROUP' : 'COLLECTION');

/** @throws StartupError when the file can't be read as one */
export function readIndexes(file: string): IndexCatalogue {
  try {
    return parseIndexes(JSON.parse(readFileSync(file, 'utf8')) as IndexFile);
  } catch (error) {
    throw new StartupError(
      `The index file ${file} can't be used: ${(error as Error).message}.\nCorrect it, or start without --indexes.`,
      2,
    );
  }
}

/** Reads the content of an index file, as the Firebase tools write it. */
export function parseIndexes({ indexes = [], fieldOverrides = [] }: IndexFile): IndexCatalogue {
  return {
    composites: indexes.map(({ collectionGroup = '', queryScope, fields = [] }) => ({
      collectionGroup,
      scope: scopeOf(queryScope),
      fields: fields.map((field) => ({ fieldPath: field.fieldPath ?? '', mode: modeOf(field) })),
    })),
    overrides: new Map(
      fieldOverrides.map(({ collectionGroup = '', fieldPath = '', indexes: single = [] }) => [
        `${collectionGroup} ${fieldPath}`,
        new Set(single.map((one) => `${scopeOf(one.queryScope)} ${modeOf(one)}`)),
      ]),
    ),
    timesToLive: fieldOverrides.flatMap(({ collectionGroup = '', fieldPath = '', ttl }) =>
      ttl === true ? [{ collectionGroup, fieldPath }] : [],
    ),
  };
}
