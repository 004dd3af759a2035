import { knownEntry } from './changes';

const stored: { fromServer: object | undefined; asked: number; pastSdk: object | undefined | Error } = {
  fromServer: undefined,
  asked: 0,
  pastSdk: undefined,
};

jest.mock('../../session/open-live', () => ({
  openLive: () =>
    Promise.resolve({
      db: {},
      sdk: {
        doc: () => ({}),
        getDocFromCache: () => Promise.reject(new Error('never read')),
        getDocFromServer: () => {
          stored.asked += 1;
          return Promise.resolve({ exists: () => stored.fromServer !== undefined, data: () => stored.fromServer });
        },
      },
    }),
}));
jest.mock('../../repositories/read-once', () => ({
  readOnce: () =>
    stored.pastSdk instanceof Error
      ? Promise.reject(stored.pastSdk)
      : Promise.resolve(stored.pastSdk ? [{ id: 't', data: stored.pastSdk }] : []),
}));

beforeEach(() => Object.assign(stored, { fromServer: undefined, asked: 0, pastSdk: undefined }));

it('is what the server says where this device has none', async () => {
  stored.fromServer = { m1: { team1Score: 2 } };
  expect(await knownEntry('schedules/t', 'm1')).toEqual({ team1Score: 2 });
  expect(stored.asked).toBe(1);
});

it('is asked for past the SDK, which does not know a document while changes of it are on their way', async () => {
  stored.pastSdk = { m1: { team1Score: 2 } };
  expect(await knownEntry('schedules/t', 'm1')).toEqual({ team1Score: 2 });
});

it('counts as deleted where nobody knows it, and as unknown where nobody can say', async () => {
  expect(await knownEntry('schedules/t', 'm1')).toBeNull();
  stored.pastSdk = { m2: {} };
  expect(await knownEntry('schedules/t', 'm1')).toBeNull();
  stored.pastSdk = new Error('no network');
  await expect(knownEntry('schedules/t', 'm1')).rejects.toThrow('no network');
});
