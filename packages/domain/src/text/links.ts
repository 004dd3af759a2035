/** A piece of a text. */
export interface TextPart {
  /** As it was typed. */
  readonly text: string;
  /** The link's target, if the text is a web address: the text itself. */
  readonly address: string | null;
}

/** Ends at a blank, or at a character that no address has: quotes, brackets of tags, and characters that are invisible or reverse the text. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"`{}|\\^\p{Cc}\p{Cf}]+/giu;

/** A host with a letter or digit at both ends, perhaps a port, and nothing that hides it: "https://club.example@evil.example" leads to the second one. */
const HOST = /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?(?::\d{1,5})?(?=[/?#]|$)/iu;

/** The length of the longest link, in characters: no typed address is longer. */
const LONGEST = 2000;

/**
 * Splits a typed text into its parts, in order: addresses that begin with `http:` or `https:`, and the text between them. Joined, they are the
 * text again. The punctuation that ends a sentence belongs to no address.
 */
export function linkedParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  const add = (end: number, address: string | null) => {
    if (end > done) parts.push({ text: text.slice(done, end), address });
    done = end;
  };
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.slice(0, countLength(found));
    if (address.length > LONGEST || !HOST.test(address)) continue;
    add(index, null);
    add(index + address.length, address);
  }
  add(text.length, null);
  return parts;
}

/** Returns the length of an address without the punctuation after it; a closing bracket belongs to it if it opens in it. */
function countLength(address: string): number {
  let length = address.length;
  let open = 0;
  for (const letter of address) open += letter === '(' ? 1 : letter === ')' ? -1 : 0;
  for (; length > 0; length -= 1) {
    const last = address[length - 1] ?? '';
    if (last === ')' && open < 0) open += 1;
    else if (!/[.,;:!?\]»’']/.test(last)) break;
  }
  return length;
}
