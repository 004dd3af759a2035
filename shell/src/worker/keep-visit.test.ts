import { keepVisit } from './keep-visit';

const has = (serviceWorker: object | undefined) =>
  serviceWorker
    ? Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
    : Reflect.deleteProperty(navigator, 'serviceWorker');
const rests = () => jest.advanceTimersByTimeAsync(2500);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn');
  jest.spyOn(console, 'error');
});
afterEach(() => {
  jest.useRealTimers();
  expect(console.warn).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
  has(undefined);
});

it('does nothing, and says nothing, where a browser has no service workers', async () => {
  has(undefined);
  keepVisit(['https://m.example']);
  await rests();
});

it('goes on without where a browser refuses one', async () => {
  const register = jest.fn(() => Promise.reject(new Error('no storage')));
  has({ controller: null, register });
  keepVisit(['https://m.example']);
  expect(register).not.toHaveBeenCalled();
  await rests();
  expect(register).toHaveBeenCalledWith('/service-worker.js?for=https%3A%2F%2Fm.example');
});

it('has the first visit kept: the page, and what it has loaded of ours, and no data', async () => {
  const postMessage = jest.fn();
  has({ controller: null, register: () => Promise.resolve(), ready: Promise.resolve({ active: { postMessage } }) });
  const loaded = ['https://m.example/a.0a1b2c3d.js', 'https://firestore.googleapis.com/v1/x', 'https://f.example/v0/b/p/o/i?alt=media'];
  class Observer {
    constructor(private readonly tell: (list: object) => void) {}
    observe() {
      this.tell({ getEntries: () => loaded.map((name) => ({ name })) });
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  keepVisit(['https://m.example']);
  await rests();
  expect(postMessage.mock.calls.map(([message]: [object]) => message)).toEqual([
    { type: 'CACHE_URLS', payload: { urlsToCache: ['/', '/config.json'] } },
    { type: 'CACHE_URLS', payload: { urlsToCache: [loaded[0], [loaded[2], { mode: 'no-cors' }]] } },
  ]);
});

it('removes what it kept before, where the site keeps nothing any more', async () => {
  const unregister = jest.fn(() => Promise.resolve(true));
  const register = jest.fn();
  has({ controller: {}, register, getRegistrations: () => Promise.resolve([{ unregister }, { unregister }]) });
  keepVisit(null);
  await rests();
  expect(unregister).toHaveBeenCalledTimes(2);
  expect(register).not.toHaveBeenCalled();
});
