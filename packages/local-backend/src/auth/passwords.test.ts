import { createHashQueue } from './hash-queue';
import { createPasswords } from './passwords';
import { readScrypt, scryptText } from './scrypt-hash';

const passwordsOf = (isPortable: boolean) => createPasswords(isPortable, createHashQueue());

/** The example that Google publishes with its own kind of scrypt (github.com/firebase/scrypt). */
const published = {
  kind: 'firebase-scrypt',
  n: 14,
  r: 8,
  separator: Buffer.from('Bw==', 'base64'),
  signer: Buffer.from('jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==', 'base64'),
  salt: Buffer.from('42xEC+ixf3L2lw==', 'base64'),
  hash: Buffer.from('lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==', 'base64'),
} as const;

/** The second example of RFC 7914, section 12. */
const standard = {
  kind: 'scrypt',
  n: 10,
  r: 8,
  p: 16,
  salt: Buffer.from('NaCl'),
  hash: Buffer.from(
    'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
    'hex',
  ),
} as const;

describe('A38 hashes of passwords', () => {
  it.each([
    ['Argon2id', false],
    ['scrypt', true],
  ])('made as %s open with their password and no other, each with a salt of its own', async (_, isPortable) => {
    const passwords = passwordsOf(isPortable);
    const [one, other] = [await passwords.hash('correct horse', 'a'), await passwords.hash('correct horse', 'a')];
    expect(one).not.toBe(other);
    expect(passwords.isOfAnotherKind(one)).toBe(false);
    expect(passwordsOf(!isPortable).isOfAnotherKind(one)).toBe(true);
    for (const kept of [passwords, passwordsOf(!isPortable)]) {
      expect(await kept.matches(one, 'correct horse', 'a')).toBe(true);
      expect(await kept.matches(one, 'correct horsE', 'a')).toBe(false);
      expect(await kept.matches(undefined, 'nobody has this password', 'a')).toBe(false);
    }
  });

  it.each([
    ['Google publishes', published, 'user1password'],
    ['RFC 7914 has', standard, 'password'],
  ] as const)('are those that %s', async (_, hash, password) => {
    const text = scryptText(hash);
    expect(readScrypt(text)).toEqual(hash);
    const passwords = passwordsOf(false);
    expect(await passwords.matches(text, password, 'a')).toBe(true);
    expect(await passwords.matches(text, `${password}x`, 'a')).toBe(false);
  });

  it.each([
    [{ n: 31 }],
    [{ n: 20, r: 8 }],
    [{ n: 1.5 }],
    [{ r: 0 }],
    [{ p: 17 }],
    [{ hash: Buffer.alloc(8) }],
    [{ hash: Buffer.alloc(300) }],
    [{ salt: Buffer.alloc(300) }],
  ])('that ask too much of this machine, or are none, are refused: %j', (change) => {
    expect(() => scryptText({ ...standard, ...change })).toThrow(RangeError);
  });
});
