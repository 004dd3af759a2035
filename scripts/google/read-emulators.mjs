// @ts-check

/**
 * Returns the emulators that `scripts/google.mjs` started. `origin` serves Auth, Storage and Firestore together.
 * @returns {import('./emulators.mjs').Emulators & { origin: string }}
 */
export function readEmulators() {
  const text = process.env.COURTSIDE_GOOGLE;
  if (!text) throw new Error("Google's emulators are not running: npm run google.");
  return JSON.parse(text);
}
