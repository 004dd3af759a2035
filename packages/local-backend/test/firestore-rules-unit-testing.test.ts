import { assertFails, assertSucceeds, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, setLogLevel } from 'firebase/firestore';
import { startServer, type TestServer } from './firestore-server.testkit';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} { allow read, write: if request.auth != null && request.auth.uid == id && request.auth.token.role == 'writer'; }
  }
}`;

let server: TestServer;
let environment: RulesTestEnvironment;
beforeAll(async () => {
  setLogLevel('silent');
  server = await startServer();
  environment = await initializeTestEnvironment({ projectId: 'demo-rules', firestore: { host: server.host, port: server.port, rules } });
});
afterAll(async () => {
  await environment.cleanup();
  await server.close();
});

describe('FS-60 @firebase/rules-unit-testing works as against the official emulator', () => {
  it('loads rules, acts as users, goes around the rules and clears', async () => {
    const alice = environment.authenticatedContext('alice', { role: 'writer' }).firestore();
    await assertSucceeds(setDoc(doc(alice, 'notes/alice'), { a: 1 }));
    await assertFails(setDoc(doc(alice, 'notes/bob'), { a: 1 }));
    await assertFails(getDoc(doc(environment.unauthenticatedContext().firestore(), 'notes/alice')));
    await environment.withSecurityRulesDisabled(async (context) => {
      await setDoc(doc(context.firestore(), 'elsewhere/x'), { a: 1 });
      expect((await getDoc(doc(context.firestore(), 'notes/alice'))).data()).toEqual({ a: 1 });
    });
    await environment.clearFirestore();
    expect((await assertSucceeds(getDoc(doc(alice, 'notes/alice')))).exists()).toBe(false);
  });

  it('says where broken rules are broken', async () => {
    const broken = initializeTestEnvironment({
      projectId: 'demo-rules',
      firestore: { host: server.host, port: server.port, rules: 'service cloud.firestore { match' },
    });
    await expect(broken).rejects.toThrow(/1:/);
  });
});
