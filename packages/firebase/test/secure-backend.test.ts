import { doc, getFirestore } from 'firebase/firestore/lite';
import { configurePlatform } from '../src/config';
import { firebaseApp } from '../src/sdk/app';
import { liteDb, getDoc } from '../src/sdk/lite-client';
import { getDownloadURL, imageStorage, ref } from '../src/sdk/storage-client';

const asked: string[] = [];
const before = globalThis.fetch;
beforeAll(() => {
  globalThis.fetch = (input) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return Promise.resolve(new Response(JSON.stringify({ downloadTokens: 't', name: 'images/a', bucket: 'demo.appspot.com' })));
  };
  configurePlatform({
    firebase: { apiKey: 'key', projectId: 'demo', authDomain: 'demo.test', storageBucket: 'demo.appspot.com' },
    emulator: { origin: 'https://courts.example:4200' },
  });
});
afterAll(() => {
  globalThis.fetch = before;
});

it('a backend that speaks TLS is asked by TLS: pictures', async () => {
  const address = await getDownloadURL(ref(imageStorage(), 'images/a'));
  expect(address).toMatch(/^https:\/\/courts\.example:4200\/v0\/b\//);
  expect(asked.at(-1)).toMatch(/^https:\/\/courts\.example:4200\/v0\/b\//);
});

it('and documents', async () => {
  await getDoc(doc(liteDb(), 'tournaments/t')).catch(() => undefined);
  expect(asked.at(-1)).toMatch(/^https:\/\/courts\.example:4200\/v1\/projects\/demo\//);
  expect(getFirestore(firebaseApp())).toBe(liteDb());
});
