import { checkOrigins } from './check-origins';

const others = ['https://m.example', 'https://f.example'];
const asked: string[] = [];
/** Mocks the response of each address. */
function answer(of: (address: string) => Promise<unknown>): void {
  asked.length = 0;
  global.fetch = jest.fn((address: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${address}`);
    return of(address);
  }) as never;
}
const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const given = (status = 200) => Promise.resolve({ ok: status === 200, status });

it('asks for a file of each origin, and takes any answer of another one', async () => {
  answer((address) => (address.includes('f.example') ? given(404) : given()));
  await checkOrigins(others);
  expect(asked).toEqual(['GET /config.json', 'HEAD https://m.example/remoteEntry.js', 'HEAD https://f.example/remoteEntry.js']);
});

it.each([
  ['the own origin is refused', refused, given],
  ['the own origin gives an error', () => given(503), given],
  ['another origin is refused', given, refused],
])('fails where %s', async (_, own, other) => {
  answer((address) => (address.startsWith('/') ? own() : other()));
  await expect(checkOrigins(others)).rejects.toThrow();
});
