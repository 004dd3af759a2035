const [quote, backslash, openBracket, openBrace, closeBracket, closeBrace] = [...'"\\[{]}'].map((character) => character.charCodeAt(0));

/**
 * Whether brackets are nested deeper than the limit. Checked before the text is parsed: parsing nested brackets takes fifty times as long, and later
 * code may walk the parsed value recursively.
 */
export function isDeeperThan(limit: number, bytes: Buffer): boolean {
  if (bytes.length <= limit) return false;
  let [depth, isText] = [0, false];
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (isText) {
      if (byte === backslash) index += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === openBracket || byte === openBrace) {
      depth += 1;
      if (depth > limit) return true;
    } else if (byte === closeBracket || byte === closeBrace) depth -= 1;
  }
  return false;
}
