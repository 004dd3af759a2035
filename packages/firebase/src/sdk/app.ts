import { initializeApp, type FirebaseApp } from 'firebase/app';
import { platformConfig } from '../config';

let app: FirebaseApp | null = null;

/** The one Firebase app, shared by every part of the SDK. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(platformConfig().firebase);
  return app;
}

/** Where the embedded backend listens; null in production. */
export function emulatorAddress(): { readonly origin: string; readonly host: string; readonly port: number } | null {
  const { emulator } = platformConfig();
  if (!emulator) return null;
  const { hostname, port, protocol, origin } = new URL(emulator.origin);
  return { origin, host: hostname, port: Number(port || (protocol === 'https:' ? 443 : 80)) };
}
