import federation from './bundler';
import type { BuildOptions, Offer } from './instance';
import type { ModuleFactory, ShareScope } from './shares';

const { bundlerRuntime } = federation;

const offer = (version: string, module: unknown, shareConfig: Offer['shareConfig'] = { singleton: true }): Offer => ({
  version,
  shareConfig,
  get: () => Promise.resolve(() => module),
});

/** A build as webpack makes it: module 1 is react, 2 is the domain of one content. */
function build(options: BuildOptions) {
  const webpackRequire = {
    m: {} as Record<string | number, (module: { exports: unknown }) => void>,
    c: {},
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: {
        1: { shareKey: 'react', singleton: true, requiredVersion: '^19.0.0' },
        2: { shareKey: '@courtside/domain', requiredVersion: '0.0.0-cown', fallback: () => Promise.resolve(() => 'own domain') },
      },
    },
    federation: { initOptions: options },
  };
  const instance = bundlerRuntime.init({ webpackRequire });
  const installed: Record<string | number, Promise<void> | 0> = {};
  const chunk = async (...ids: number[]) => {
    const promises: Promise<void>[] = [];
    bundlerRuntime.consumes({ chunkId: 'app', chunkMapping: { app: ids }, installedModules: installed, promises, webpackRequire });
    await Promise.all(promises);
  };
  const run = (id: number): unknown => {
    const module = { exports: undefined as unknown };
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  return { webpackRequire, instance, chunk, run, installed };
}

it('a host takes from the table what it put there, and a chunk that comes again asks for nothing', async () => {
  const get = jest.fn(() => Promise.resolve<ModuleFactory>(() => 'react of the shell'));
  const host = build({ name: 'shell', shared: { react: [{ version: '19.3.1', shareConfig: {}, get }] } });
  await host.chunk(1);
  await host.chunk(1);
  expect(host.run(1)).toBe('react of the shell');
  expect(get).toHaveBeenCalledTimes(1);
  expect(host.installed[1]).toBe(0);
});

it('a remote joins the table of the host, keeps one react and its own domain of another content', async () => {
  const table: ShareScope = {
    react: {
      '19.1.0': { from: 'shell', get: () => () => 'never', loaded: true, lib: () => 'react of the shell', useIn: ['shell'] },
    },
  };
  const remote = build({
    name: 'mf_planner',
    shared: { 'react': [offer('19.9.0', 'react of the planner')], '@courtside/domain': [offer('0.0.0-cother', 'domain of nobody', {})] },
  });
  expect(bundlerRuntime.initContainerEntry({ webpackRequire: remote.webpackRequire, shareScope: table })).toBe(true);
  await remote.chunk(1, 2);
  expect([remote.run(1), remote.run(2)]).toEqual(['react of the shell', 'own domain']);
  // Later builds can use its modules.
  expect(Object.keys(table['@courtside/domain'] ?? {})).toEqual(['0.0.0-cother']);
  expect(table.react?.['19.1.0']?.useIn).toEqual(['shell', 'mf_planner']);
});

it('what nobody has is told when it is used, and asked for anew by the next chunk', async () => {
  const remote = build({ name: 'mf_planner', shared: {} });
  await remote.chunk(1);
  expect(() => remote.run(1)).toThrow('mf_planner needs react, which nobody in this page has');
  remote.instance.join({
    react: {
      '19.0.0': { ...offer('19.0.0', 'react at last'), from: 'shell' },
    },
  });
  await remote.chunk(1);
  expect(remote.run(1)).toBe('react at last');
});

it('tools that look for Module Federation find the table', () => {
  build({ name: 'shell', shared: { react: [offer('19.0.0', 'react')] } });
  const { __FEDERATION__: known } = globalThis as { __FEDERATION__?: { __SHARE__: Record<string, object> } };
  expect(known?.__SHARE__.shell).toBeDefined();
});
