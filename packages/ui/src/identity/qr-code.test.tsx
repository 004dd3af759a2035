import { render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { QrCode } from './qr-code';

it('is read as the text that it was drawn of', () => {
  const text = 'https://courtside.example/JfQoh5u75EtBmZ0fwMeE/day#pass=0123456789abcdefghij.0123456789abcdefghij0123456789abcdefghij';
  render(<QrCode text={text} label="QR code" />);
  const drawing = screen.getByRole('img', { name: 'QR code' });
  const [, , size = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const scale = 4;
  const side = size * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y] of (drawing.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g)) {
    for (let row = 0; row < scale; row += 1) {
      for (let column = 0; column < scale; column += 1) {
        const at = ((Number(y) * scale + row) * side + Number(x) * scale + column) * 4;
        data.set([0, 0, 0], at);
      }
    }
  }
  expect(decodeQR({ height: side, width: side, data })).toBe(text);
});
