import type { RemoteModule } from './contracts';
import { thisInstance } from './run-time/current-instance';
import { runScript } from './script';
import { forgetUnloadedShares } from './shares';

/** What a remote's entry leaves in the page: the interface of Module Federation's containers. */
interface Container {
  readonly init: (scope: unknown, initScope: unknown[], options: object) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof (value as Partial<Container> | null | undefined)?.init === 'function' && typeof (value as Partial<Container>).get === 'function';

/** The federation's run time as the loader needs it. */
export interface RunTime {
  /**
   * Runs an entry in place of what was known under this name.
   * @param container the name that the entry gives itself
   * @throws Error when it can't be had, is another than promised or is no entry
   */
  mount(container: string, entry: string, integrity: string | null): Promise<void>;
  /** The app of a mounted container. The same one each time. */
  app(container: string): Promise<RemoteModule | null>;
}

/** What an entry leaves in the page, under names of its own. */
const page = window as unknown as Record<string, unknown>;

/** What runs in this tab, by name of the container. */
const running = new Map<string, { readonly container: Container; begun?: Promise<void> }>();

/** Gives a container the page's table, once: an entry whose start failed is given it again by the next attempt. */
function begin(name: string): { readonly container: Container; readonly begun: Promise<void> } {
  const entry = running.get(name);
  if (!entry) throw new Error(`${name} is not mounted`);
  const { shareScopeMap } = thisInstance();
  // Entries of earlier releases copy what they are given; the table itself is not to be copied.
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
    // What ran under this name before is forgotten first: an entry joins what it finds.
    running.delete(name);
    forgetUnloadedShares(thisInstance().name);
    // An entry takes over the list of chunks that it finds: those of another release have the same names and another content.
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
