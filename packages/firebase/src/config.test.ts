import { parsePlatformConfig, readConfig } from './config';

const firebase = { apiKey: 'key', projectId: 'courtside', authDomain: 'courtside.test', storageBucket: 'courtside.test' };

describe('parsePlatformConfig', () => {
  it('reads a production configuration', () => {
    expect(
      parsePlatformConfig({ firebase: { ...firebase, appId: '1:2:web:3' }, supportOrganizerUid: 'abc', chatUrl: 'https://chat.test' }),
    ).toMatchObject({
      firebase: { ...firebase, appId: '1:2:web:3' },
      supportOrganizerUid: 'abc',
      chatUrl: 'https://chat.test',
    });
  });

  it('keeps only the origin of the embedded backend', () => {
    expect(parsePlatformConfig({ firebase, emulator: { origin: 'http://192.168.1.5:4210/some/path' } }).emulator).toEqual({
      origin: 'http://192.168.1.5:4210',
    });
  });

  it('knows who makes calendars, where somebody does', () => {
    expect(parsePlatformConfig({ firebase, calendars: 'https://courtside.test/any' }).calendars).toBe('https://courtside.test');
    for (const calendars of [undefined, null, '', 'here', 'javascript:alert(1)'])
      expect(parsePlatformConfig({ firebase, calendars }).calendars).toBeUndefined();
  });

  it('names every wrong field', () => {
    expect(() => parsePlatformConfig({ firebase: { ...firebase, apiKey: '', projectId: 7 } })).toThrow(
      /firebase\.apiKey.*firebase\.projectId/,
    );
    expect(() => parsePlatformConfig(null)).toThrow('config.json is not usable');
  });

  it('treats an empty optional value as absent', () => {
    expect(parsePlatformConfig({ firebase, supportOrganizerUid: '', contactEmail: null })).toMatchObject({
      supportOrganizerUid: undefined,
      contactEmail: undefined,
    });
  });
});

describe('readConfig', () => {
  const answer = (response: Partial<Response>) => {
    globalThis.fetch = jest.fn(() => Promise.resolve(response as Response));
  };
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it('brings what stands beside the page, past the cache', async () => {
    answer({ ok: true, json: () => Promise.resolve({ firebase }) });
    await expect(readConfig()).resolves.toEqual({ firebase });
    expect(globalThis.fetch).toHaveBeenCalledWith('/config.json', expect.objectContaining({ cache: 'no-cache' }));
  });

  it('does not wait for ever', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')));
    globalThis.fetch = jest.fn((_address, init?: RequestInit) =>
      init?.signal?.aborted ? Promise.reject(init.signal.reason as Error) : new Promise(() => {}),
    );
    await expect(readConfig()).rejects.toThrow('too late');
    expect(timeout).toHaveBeenCalledWith(8000);
    timeout.mockRestore();
  });

  it('asks once more when the connection broke', async () => {
    const broken = () => Promise.reject(new TypeError('Failed to fetch'));
    globalThis.fetch = jest
      .fn()
      .mockImplementationOnce(broken)
      .mockResolvedValueOnce({ ok: true, json: () => Promise.resolve({ firebase }) });
    await expect(readConfig()).resolves.toEqual({ firebase });
    globalThis.fetch = jest.fn(broken);
    await expect(readConfig()).rejects.toThrow('Failed to fetch');
    expect(globalThis.fetch).toHaveBeenCalledTimes(2);
  });

  it('fails with the answer of a server that has none', async () => {
    answer({ ok: false, status: 503 });
    await expect(readConfig()).rejects.toThrow('config.json: HTTP 503');
  });
});
