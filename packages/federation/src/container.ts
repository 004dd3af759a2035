import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from './contracts';
import { runScript } from './script';
import { forgetUnloadedShares } from './shares';

/** What a remote's entry leaves in the page. */
interface Container {
  readonly init: (...scope: unknown[]) => unknown;
  readonly get: (module: string) => unknown;
}

const isContainer = (value: unknown): value is Container =>
  typeof (value as Partial<Container> | null | undefined)?.init === 'function' && typeof (value as Partial<Container>).get === 'function';

/** The federation's run time as the loader needs it. */
export interface RunTime {
  /**
   * Runs an entry and gives it to the run time, in place of what that knew under this name.
   * @param container the name that the entry gives itself
   * @throws Error when it can't be had, is another than promised or is no entry
   */
  mount(container: string, entry: string, integrity: string | null): Promise<void>;
  /** The app of a mounted container. The same one each time. */
  app(container: string): Promise<RemoteModule | null>;
}

/** What an entry leaves in the page, under names of its own. */
const page = window as unknown as Record<string, unknown>;

/** The federation's own run time. */
export const federationRunTime: RunTime = {
  async mount(container, entry, integrity) {
    const instance = getInstance();
    if (!instance) throw new Error('There is no federation run time');
    // What ran under this name before is forgotten first: an entry joins what it finds. By force only where it is known, since the run time warns.
    registerRemotes([{ name: container, entry }], { force: instance.options.remotes.some(({ name }) => name === container) });
    forgetUnloadedShares(instance.name);
    // An entry takes over the list of chunks that it finds: those of another release have the same names and another content.
    page[`webpackChunk${container}`] = undefined;
    page[container] = undefined;
    await runScript(entry, integrity, () => isContainer(page[container]));
    instance.initRawContainer(container, entry, page[container] as Parameters<typeof instance.initRawContainer>[2]);
  },
  app: (container) => loadRemote<RemoteModule>(`${container}/App`),
};
