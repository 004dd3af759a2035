import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend, type Backend } from '../src';
import { projectId, testRules } from './firestore-server.testkit';

/** A backend that keeps its data and its port when it is started again. */
export class PersistentBackend {
  private count = 0;

  private constructor(
    private readonly folder: string,
    private backend: Backend,
  ) {}

  static async start(): Promise<PersistentBackend> {
    const folder = await mkdtemp(path.join(tmpdir(), 'courtside-lasting-'));
    return new PersistentBackend(folder, await startIn(folder, 0));
  }

  get port(): number {
    return this.backend.port;
  }

  /** The address for hand-made channels. */
  get at(): { readonly origin: string; readonly projectId: string } {
    return { origin: this.backend.url, projectId };
  }

  /** A document that no one has written. */
  freshPath(): string {
    this.count += 1;
    return `counters/c${this.count}`;
  }

  async restart(): Promise<void> {
    const { port } = this;
    await this.backend.close();
    this.backend = await startIn(this.folder, port);
  }

  async close(): Promise<void> {
    await this.backend.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

const startIn = (dataDir: string, port: number): Promise<Backend> =>
  startBackend({ dataDir, port, projectId, logLevel: 'silent', allowOwner: true, firestoreRules: { text: testRules } });
