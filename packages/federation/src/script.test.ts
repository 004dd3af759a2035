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

it('asks under another address after a failure, since browsers remember; and under its own once it has come', async () => {
  jest.useFakeTimers();
  const attempt = async (outcome: 'error' | 'load' | 'silence', isSound = always) => {
    const running = runScript(url, null, isSound).then(
      () => 'ran',
      (error: Error) => error.name,
    );
    const { src } = last();
    if (outcome === 'silence') await jest.advanceTimersByTimeAsync(8000);
    else last().dispatchEvent(new Event(outcome));
    return [src.slice(url.length), await running];
  };
  expect(await attempt('error')).toEqual(['', 'Error']);
  expect(await attempt('silence')).toEqual(['?again=1', 'TimedOut']);
  expect(await attempt('load', () => false)).toEqual(['?again=2', 'Error']);
  expect(await attempt('load')).toEqual(['?again=3', 'ran']);
  expect(await attempt('load')).toEqual(['', 'ran']);
  expect(scripts()).toEqual([]);
  jest.useRealTimers();
});
