import { runScript } from './script';

const scripts = () => [...document.head.querySelectorAll('script')];
const last = () => scripts().at(-1) as HTMLScriptElement;
const url = 'https://planner.example/remoteEntry.js';
const always = () => true;

it('asks for exactly the file that was promised, and leaves nothing behind', async () => {
  const running = runScript(url, 'sha384-AA', always);
  expect([last().src, last().integrity, last().crossOrigin]).toEqual([url, 'sha384-AA', 'anonymous']);
  last().dispatchEvent(new Event('load'));
  await running;
  expect(scripts()).toEqual([]);
});

it('asks once more by itself for what did not come, and counts that as no failure', async () => {
  const running = runScript(url, 'sha384-AA', always);
  last().dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
  const again = last();
  expect([again.src, again.integrity]).toEqual([`${url}?again=1`, 'sha384-AA']);
  again.dispatchEvent(new Event('load'));
  await running;
  expect(scripts()).toEqual([]);
});

it('asks under another address after a failure, since browsers remember; and under its own once it has come', async () => {
  jest.useFakeTimers();
  const asked = async (outcomes: ReadonlyArray<'error' | 'load' | 'silence'>, isSound = always) => {
    const running = runScript(url, null, isSound).then(
      () => 'ran',
      (error: Error) => error.message.replace(url, ''),
    );
    const addresses: string[] = [];
    for (const outcome of outcomes) {
      addresses.push(last().src.slice(url.length));
      if (outcome === 'silence') await jest.advanceTimersByTimeAsync(8000);
      else last().dispatchEvent(new Event(outcome));
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(scripts()).toEqual([]);
    return [...addresses, await running];
  };
  expect(await asked(['error', 'error'])).toEqual(['', '?again=1', ' could not be loaded']);
  // A file that hangs or has another hash is not requested again automatically: the user would wait for each attempt.
  expect(await asked(['silence'])).toEqual(['?again=2', ': no answer in time']);
  expect(await asked(['load'], () => false)).toEqual(['?again=3', ' is not what it should be']);
  expect(await asked(['load'])).toEqual(['?again=4', 'ran']);
  expect(await asked(['load'])).toEqual(['', 'ran']);
  jest.useRealTimers();
});
