import { spendWork } from '../work-ledger';

/** A text's characters: code points, so that an emoji is one. */
export function splitCharacters(text: string): readonly string[] {
  spendWork(text.length);
  return Array.from(text);
}

export function countCharacters(text: string): number {
  spendWork(text.length >> 3);
  let count = text.length;
  for (let i = 0; i < text.length - 1; i += 1) {
    const code = text.charCodeAt(i);
    if (code < 0xd800 || code > 0xdbff) continue;
    const next = text.charCodeAt(i + 1);
    if (next >= 0xdc00 && next <= 0xdfff) {
      count -= 1;
      i += 1;
    }
  }
  return count;
}
