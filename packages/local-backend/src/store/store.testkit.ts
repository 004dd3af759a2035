import { temporaryFolder } from '../server/backend.testkit';
import { openStore, type Store } from '.';

/** Gives each test of the file its own empty store. @param take called again when it is reopened */
export function setUpTestStore(take: (store: Store) => void): { readonly reopen: () => Promise<void> } {
  let data: Awaited<ReturnType<typeof temporaryFolder>>;
  let store: Store;
  const open = (): void => {
    store = openStore(data.folder);
    take(store);
  };
  beforeEach(async () => {
    data = await temporaryFolder();
    open();
  });
  afterEach(async () => {
    await store.close();
    await data.remove();
  });
  return {
    reopen: async () => {
      await store.close();
      open();
    },
  };
}
