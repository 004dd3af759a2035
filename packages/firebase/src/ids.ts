const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random id of letters and digits. */
function randomId(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length * 2));
  let id = '';
  for (const byte of bytes) {
    // Bytes past the last whole multiple would make some letters likelier than others.
    if (byte < 248 && id.length < length) id += ALPHABET[byte % ALPHABET.length];
  }
  return id.length === length ? id : randomId(length);
}

/** Id of a team: 11 characters. */
export const newTeamId = (): string => randomId(11);
/** Returns a document id in Firestore's format: 20 characters. */
export const newDocumentId = (): string => randomId(20);
