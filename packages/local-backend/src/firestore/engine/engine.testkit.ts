import { compileRules } from '@courtside/rules-language';
import { temporaryFolder } from '../../server/backend.testkit';
import { defaultDocumentLimits, documentBounds, type DocumentBounds } from '../../quota/space-limits';
import { DocumentQuota } from '../../quota/document-quota';
import { openStore, type Store } from '../../store';
import type { WireWrite } from '../model/write';
import { openListenStream } from '../wire/listen-stream';
import type { CollectionSize } from './document-counts';
import { countDocuments } from './document-tables';
import { Engine } from './engine';
import type { Identity } from '../../auth/identity';

const testDatabase = { projectId: 'p', databaseId: '(default)' };
const root = 'projects/p/databases/(default)/documents';

export const ada: Identity = { uid: 'ada', token: {} };
export const bob: Identity = { uid: 'bob', token: {} };

export const rulesText = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${body}\n  }\n}\n`;
export const openRules = rulesText('match /{path=**} { allow read, write: if true; }');

export const createWrite = (path: string, n: number, more: Partial<WireWrite> = {}): WireWrite => ({
  update: { name: `${root}/${path}`, fields: { n: { integerValue: String(n) } } },
  ...more,
});

export interface TestEngine {
  readonly engine: Engine;
  readonly quota: DocumentQuota;
  /** The size of a collection. */
  sizeOf(path: string): CollectionSize;
  /** How often the store wrote to disk. */
  readonly transactions: () => number;
  /** How often the rules judged a get, a query or a write. */
  readonly judged: () => number;
  /** Controls the disk: while it is held, transactions wait; with a failure, they are refused. */
  readonly disk: { failure: Error | null; hold: Promise<void> };
  commit(identity: Identity | null, ...writes: WireWrite[]): ReturnType<Engine['commit']>;
  number(path: string): number | null;
  setRules(text: string): void;
  /** Listens to a collection, or a document; returns the notifications, in short. */
  listen(identity: Identity | null, path: string): { readonly told: string[]; close(): void };
  close(): Promise<void>;
}

/** An engine on its own store, whose disk can be made to fail. */
export async function startTestEngine(
  text = openRules,
  {
    folder: given,
    bounds = documentBounds(defaultDocumentLimits),
    memory = 2 ** 28,
  }: { folder?: string; bounds?: DocumentBounds; memory?: number } = {},
): Promise<TestEngine> {
  const { folder, remove } = given === undefined ? await temporaryFolder() : { folder: given, remove: () => Promise.resolve() };
  const store = openStore(folder);
  await countDocuments(store, { info: () => undefined });
  const disk = { failure: null as Error | null, hold: Promise.resolve() };
  let transactions = 0;
  let judged = 0;
  const viaDisk = async <T>(goOn: () => Promise<T>): Promise<T> => {
    await disk.hold;
    if (disk.failure) throw disk.failure;
    const result = await goOn();
    transactions += 1;
    return result;
  };
  const watched: Store = {
    ...store,
    transaction: (work) => viaDisk(() => store.transaction(work)),
    write: (work) => viaDisk(() => store.write(work)),
  };
  const compile = (source: string) => compileRules(source, { service: 'cloud.firestore', fileName: 'test.rules' });
  let rules = compile(text);
  const counting = () => ({
    ...rules,
    evaluate: ((...parameters) => ((judged += 1), rules.evaluate(...parameters))) as typeof rules.evaluate,
    evaluateQuery: ((...parameters) => ((judged += 1), rules.evaluateQuery(...parameters))) as typeof rules.evaluateQuery,
  });
  const quota = new DocumentQuota({ bounds, bindsAccounts: true, rankOf: () => 'unproven' });
  const engine = new Engine({ store: watched, quota, memory, rules: counting, now: Date.now, log: { warn: () => undefined } });
  return {
    engine,
    quota,
    transactions: () => transactions,
    judged: () => judged,
    disk,
    commit: (identity, ...writes) => engine.commit(testDatabase, identity, writes),
    sizeOf: (path) => engine.table(testDatabase).sizeOf(path),
    number: (path) => Number(engine.table(testDatabase).get(path)?.fields['n']?.['integerValue'] ?? Number.NaN) || null,
    setRules(source) {
      rules = compile(source);
      engine.rulesChanged();
    },
    listen(identity, path) {
      const told: string[] = [];
      const stream = openListenStream(engine, testDatabase, identity, {
        send: (message) => told.push(brief(message)),
        isFull: () => false,
        fail: () => told.push('failed'),
      });
      const isDocument = path.includes('/');
      const source = isDocument
        ? { documents: { documents: [`${root}/${path}`] } }
        : { query: { parent: root, structuredQuery: { from: [{ collectionId: path }] } } };
      stream.receive({ addTarget: { targetId: 2, ...source } });
      return { told, close: () => stream.close() };
    },
    async close() {
      await store.close();
      await remove();
    },
  };
}

function brief(message: Record<string, unknown>): string {
  const { targetChange, documentChange, documentDelete, documentRemove } = message as {
    targetChange?: { targetChangeType?: string };
    documentChange?: { document: { name: string }; removedTargetIds?: unknown };
    documentDelete?: { document: string };
    documentRemove?: { document: string };
  };
  if (documentChange)
    return `${documentChange.removedTargetIds ? 'left' : 'changed'} ${documentChange.document.name.slice(root.length + 1)}`;
  if (documentDelete ?? documentRemove) return `gone ${(documentDelete ?? documentRemove)?.document.slice(root.length + 1)}`;
  return targetChange?.targetChangeType ?? 'snapshot';
}
