import { decodeFile } from './decode-file';

const bytes = (...codes: readonly number[]) => Uint8Array.from(codes);
const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

describe('decodeFile', () => {
  it('reads UTF-8, with and without a mark', () => {
    expect(decodeFile(new TextEncoder().encode('Équipe;Genève 😀\r\n'))).toBe('Équipe;Genève 😀\r\n');
    expect(decodeFile(new TextEncoder().encode('\uFEFFnom\tx'))).toBe('nom\tx');
    expect(decodeFile(bytes())).toBe('');
  });

  it('reads Windows-1252 where UTF-8 fails, as Excel writes it', () => {
    // Node reads 0x80 to 0x9F as ISO 8859-1, so a journey tests the curly apostrophe.
    expect(decodeFile(bytes(...ascii('Gen'), 0xe8, ...ascii('ve;'), 0xe9, ...ascii('quipe')))).toBe('Genève;équipe');
  });

  it('reads UTF-16 with a mark, the "Unicode text" of Excel', () => {
    expect(decodeFile(bytes(0xff, 0xfe, 0xc9, 0, 0x41, 0, 9, 0))).toBe('ÉA\t');
    expect(decodeFile(bytes(0xfe, 0xff, 0, 0xc9, 0, 0x41))).toBe('ÉA');
  });

  it.each([
    ['a workbook', bytes(...ascii('PK'), 3, 4, 0x14, 0xe8)],
    ['an old workbook', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['a PDF', bytes(...ascii('%PDF-1.7\n'), 0xe2, 0xe3)],
    ['a text with a NUL byte', bytes(...ascii('Alpha'), 0)],
    ['UTF-16 that is no text', bytes(0xff, 0xfe, 0, 0, 1, 0)],
  ])('refuses %s', (_, file) => {
    expect(decodeFile(file)).toBeNull();
  });

  it('takes a team whose name begins with PK', () => {
    expect(decodeFile(bytes(...ascii('PK Sursee')))).toBe('PK Sursee');
  });
});
