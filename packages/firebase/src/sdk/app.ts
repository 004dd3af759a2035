import { initializeApp, type FirebaseApp } from 'firebase/app';
import { platformConfig } from '../config';

let app: FirebaseApp | null = null;

/** The one Firebase app, shared by every part of the SDK. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(platformConfig().firebase);
  return app;
}

/** The address of the embedded backend; null in production. */
export function emulatorAddress(): {
  readonly origin: string;
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
} | null {
  const { emulator } = platformConfig();
  if (!emulator) return null;
  const { hostname, port, protocol, origin } = new URL(emulator.origin);
  const isSecure = protocol === 'https:';
  return { origin, host: hostname, port: Number(port || (isSecure ? 443 : 80)), isSecure };
}

/** The settings of Firestore for an embedded backend with TLS: the SDK's call that connects it to emulators supports http only. */
export function secureBackend(): { readonly host: string; readonly ssl: true } | null {
  const emulator = emulatorAddress();
  return emulator?.isSecure ? { host: `${emulator.host}:${emulator.port}`, ssl: true } : null;
}
