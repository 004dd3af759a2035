import { readOrigins, getWorkerAddress } from './origins';

const own = window.location.origin;

it('the worker for other origins has another address', () => {
  expect(getWorkerAddress([])).toBe('/service-worker.js');
  expect(getWorkerAddress([own])).toBe('/service-worker.js');
  expect(getWorkerAddress(['https://b.example', 'https://a.example', 'https://b.example', own])).toBe(
    getWorkerAddress(['https://a.example', 'https://b.example']),
  );
  expect(getWorkerAddress(['https://a.example'])).not.toBe(getWorkerAddress(['https://b.example']));
});

it('a worker reads its origins from its address', () => {
  expect(readOrigins(`${own}${getWorkerAddress(['https://a.example', 'http://b.example:4202'])}`)).toEqual([
    'http://b.example:4202',
    'https://a.example',
  ]);
  expect(readOrigins(`${own}/service-worker.js`)).toEqual([]);
  expect(readOrigins(`${own}/service-worker.js?for=nonsense`)).toEqual([]);
});
