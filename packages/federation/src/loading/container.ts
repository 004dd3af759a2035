import type { RemoteModule } from '../builds/contracts';
import { thisInstance } from '../run-time/current-instance';
import { runScript } from './script';
import { forgetUnloadedShares } from './shares';

/** The global that a remote's entry defines: the interface of Module Federation's containers. */
interface Container {
  readonly init: (scope: unknown, initScope: unknown[], options: object) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof (value as Partial<Container> | null | undefined)?.init === 'function' && typeof (value as Partial<Container>).get === 'function';

/** The federation's run time as the loader needs it. */
export interface RunTime {
  /**
   * Runs an entry and replaces the container of this name.
   * @param container the entry's own name
   * @throws Error if it can't be loaded, has another hash or is no entry
   */
  mount(container: string, entry: string, integrity: string | null): Promise<void>;
  /** Returns the app of a mounted container, always the same one. */
  app(container: string): Promise<RemoteModule | null>;
}

/** Entries define globals under their containers' names. */
const page = window as unknown as Record<string, unknown>;

/** The containers that run in this tab, by name. */
const running = new Map<string, { readonly container: Container; begun?: Promise<void> }>();

/** Gives a container the share scope, once. An entry whose start failed gets it again from the next attempt. */
function begin(name: string): { readonly container: Container; readonly begun: Promise<void> } {
  const entry = running.get(name);
  if (!entry) throw new Error(`${name} is not mounted`);
  const { shareScopeMap } = thisInstance();
  // Entries of earlier releases copy their options; the share scope itself must not be copied.
  const options = Object.defineProperty({ version: '', shareScopeKeys: 'default' }, 'shareScopeMap', { value: shareScopeMap });
  entry.begun ??= Promise.resolve(entry.container.init(shareScopeMap.default, [], options)).then(() => undefined);
  entry.begun.catch(() => {
    delete entry.begun;
  });
  return { container: entry.container, begun: entry.begun };
}

/** The federation's run time. */
export const federationRunTime: RunTime = {
  async mount(name, entry, integrity) {
    // Removes the container that had this name before: an entry reuses an existing global.
    running.delete(name);
    forgetUnloadedShares(thisInstance().name);
    // An entry reuses an existing list of chunks: those of another release have the same names and other content.
    page[`webpackChunk${name}`] = undefined;
    page[name] = undefined;
    await runScript(entry, integrity, () => isContainer(page[name]));
    const container = page[name];
    if (isContainer(container)) running.set(name, { container });
  },
  async app(name) {
    const { container, begun } = begin(name);
    await begun;
    const app = await container.get('./App');
    return app() as RemoteModule | null;
  },
};
