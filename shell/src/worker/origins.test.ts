import { originsOf, workerFor } from './origins';

const own = window.location.origin;

it('the worker for other origins has another address', () => {
  expect(workerFor([])).toBe('/service-worker.js');
  expect(workerFor([own])).toBe('/service-worker.js');
  expect(workerFor(['https://b.example', 'https://a.example', 'https://b.example', own])).toBe(
    workerFor(['https://a.example', 'https://b.example']),
  );
  expect(workerFor(['https://a.example'])).not.toBe(workerFor(['https://b.example']));
});

it('a worker reads its origins from its address', () => {
  expect(originsOf(`${own}${workerFor(['https://a.example', 'http://b.example:4202'])}`)).toEqual([
    'http://b.example:4202',
    'https://a.example',
  ]);
  expect(originsOf(`${own}/service-worker.js`)).toEqual([]);
  expect(originsOf(`${own}/service-worker.js?for=nonsense`)).toEqual([]);
});
