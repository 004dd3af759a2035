import { forgetUnloadedShares } from './shares';

it('forgets what has not arrived, and keeps what runs', () => {
  const records = {
    ran: { from: 'mf_planner', loaded: true, lib: () => 1 },
    failedOfHost: { from: 'shell', loading: Promise.resolve() },
    failedOfRemote: { from: 'mf_planner', loading: Promise.resolve() },
    offered: { from: 'mf_tournament' },
  };
  const versions: Record<string, object> = { ...records };
  Object.assign(window, { __FEDERATION__: { __SHARE__: { shell: { default: { '@courtside/ui': versions } } } } });
  forgetUnloadedShares('shell');
  expect(versions).toEqual({ ran: records.ran, failedOfHost: { from: 'shell' } });
});
