import { getWorkerRemoval } from './worker-removal.mjs';

it('stands in the place of the service worker where the operator has switched it off', async () => {
  const file = await getWorkerRemoval('/service-worker.js', { worksOffline: false });
  expect(file).toMatchObject({ status: 200, headers: { 'Cache-Control': 'no-cache' } });
  expect(file.body).toContain('unregister');
});

it.each([
  ['/service-worker.js', {}],
  ['/service-worker.js', { worksOffline: true }],
  ['/config.json', { worksOffline: false }],
])('leaves %s with %o to the site', (pathname, overrides) => expect(getWorkerRemoval(pathname, overrides)).toBeNull());
