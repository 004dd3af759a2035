import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { emulatorAddress, firebaseApp } from './app';

export { deleteObject, getDownloadURL, ref, uploadBytes } from 'firebase/storage';

let storage: FirebaseStorage | null = null;

/** Cloud Storage. */
export function imageStorage(): FirebaseStorage {
  if (storage) return storage;
  storage = getStorage(firebaseApp());
  // Uploads are small; a person should hear of a failure before they give up by themselves.
  storage.maxUploadRetryTime = 20_000;
  storage.maxOperationRetryTime = 20_000;
  const emulator = emulatorAddress();
  if (emulator) {
    connectStorageEmulator(storage, emulator.host, emulator.port);
    // That call sets plain http, and there is no other: a page that came over TLS may not ask so. A test sees to it that the field is still called this.
    if (emulator.isSecure) Object.assign(storage, { _protocol: 'https' });
  }
  return storage;
}
