import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { emulatorAddress, firebaseApp } from './app';

export { deleteObject, getDownloadURL, ref, uploadBytes } from 'firebase/storage';

let storage: FirebaseStorage | null = null;

/** Cloud Storage. */
export function imageStorage(): FirebaseStorage {
  if (storage) return storage;
  storage = getStorage(firebaseApp());
  // Uploads are small; a failure must be shown before the user gives up.
  storage.maxUploadRetryTime = 20_000;
  storage.maxOperationRetryTime = 20_000;
  const emulator = emulatorAddress();
  if (emulator) {
    connectStorageEmulator(storage, emulator.host, emulator.port);
    // The SDK's call always sets http, which a page that was loaded over TLS may not use. A test checks that the field still has this name.
    if (emulator.isSecure) Object.assign(storage, { _protocol: 'https' });
  }
  return storage;
}
