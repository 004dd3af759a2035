import { watchMissingFiles } from './missing-files';

const onMissing = jest.fn();
let stop: () => void;
afterEach(() => stop());

/** A script fails, and its server answers so when it is asked. */
async function fail(src: string, status: number | 'no line', webpack = true): Promise<number> {
  onMissing.mockReset();
  const request = jest.fn(() =>
    status === 'no line' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ status } as Response),
  );
  stop = watchMissingFiles(onMissing, request);
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src });
  if (webpack) script.dataset.webpack = 'mf_planner:late';
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
  script.remove();
  stop();
  return onMissing.mock.calls.length;
}

it.each([
  ['a chunk that is gone when it is asked for again', 'https://planner.example/late.js?again=1', 404, true, 1],
  ['the first attempt, which is followed by another', 'https://planner.example/late.js', 404, true, 0],
  ['a server that is in trouble', 'https://planner.example/late.js?again=1', 503, true, 0],
  ['a line that is down', 'https://planner.example/late.js?again=1', 'no line', true, 0],
  ['an entry of a remote', 'https://planner.example/remoteEntry.js?again=1', 404, false, 0],
] as const)('%s', async (_what, src, status, isWebpack, times) => {
  expect(await fail(src, status, isWebpack)).toBe(times);
});
