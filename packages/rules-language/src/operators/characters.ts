import { work } from '../work';

/** A text's characters: code points, so that an emoji is one. */
export function characters(text: string): readonly string[] {
  work(text.length);
  return Array.from(text);
}

export function characterCount(text: string): number {
  work(text.length >> 3);
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
