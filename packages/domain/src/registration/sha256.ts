/*
 * SHA-256 of a short text. The browser's own exists only on pages that were loaded over TLS, but a club's laptop serves its venue over
 * plain HTTP.
 */
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;

/**
 * The initial values of every hash, and the constants of its rounds, from the first 64 primes. Computed by the first hash, since most pages
 * compute none.
 */
let tables: { readonly begin: readonly number[]; readonly constants: readonly number[] } | null = null;

function getTables(): NonNullable<typeof tables> {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return {
    begin: primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
    constants: primes.map((prime) => fraction(Math.cbrt(prime))),
  };
}

const turned = (value: number, by: number) => (value >>> by) | (value << (32 - by));

/** Returns the SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const { begin, constants } = (tables ??= getTables());
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) << 6) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const hash = [...begin];
  for (let block = 0; block < padded.length; block += 64) {
    const words = Array.from({ length: 16 }, (_, index) => view.getInt32(block + index * 4));
    for (let index = 16; index < 64; index += 1) {
      const [early, late] = [words[index - 15]!, words[index - 2]!];
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[index] = (words[index - 16]! + first + words[index - 7]! + second) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let index = 0; index < 64; index += 1) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + constants[index]! + words[index]!) | 0;
      const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, index) => (hash[index] = (hash[index]! + value) | 0));
  }
  return hash.map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
}
