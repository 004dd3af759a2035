import { keepIdsOnDevice, keepOnDevice, readKept, readKeptIds } from './device-store';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('keeps a choice and removes it', () => {
  keepOnDevice('courtside.test', 'on');
  expect(readKept('courtside.test')).toBe('on');
  keepOnDevice('courtside.test', null);
  expect(readKept('courtside.test')).toBeNull();
});

it('keeps a list of ids', () => {
  keepIdsOnDevice('courtside.test', ['a', 'b']);
  expect(readKeptIds('courtside.test')).toEqual(['a', 'b']);
});

it.each(['', '{', '"a"', '{"a":1}', 'null'])('reads %j as no ids', (stored) => {
  localStorage.setItem('courtside.test', stored);
  expect(readKeptIds('courtside.test')).toEqual([]);
});

it('leaves out what is no text', () => {
  localStorage.setItem('courtside.test', '["a",1,null,"b"]');
  expect(readKeptIds('courtside.test')).toEqual(['a', 'b']);
});

it('works where the browser forbids storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepOnDevice('courtside.test', 'on')).not.toThrow();
  expect(readKept('courtside.test')).toBeNull();
  expect(readKeptIds('courtside.test')).toEqual([]);
});
