import { contrast, luminance } from './contrast';
import { courtColors, palette } from './palette';
import type { ColorName, CourtLetter } from './palette';

/** Text color, ground, smallest ratio allowed, and the ratios the design was measured with in light and dark. */
const table: ReadonlyArray<readonly [ColorName, ColorName, number, number, number]> = [
  ['ink', 'surface', 4.5, 17.06, 15.48],
  ['ink', 'canvas', 4.5, 15.27, 16.94],
  ['ink2', 'surface', 4.5, 8.93, 9.85],
  ['ink2', 'canvas', 4.5, 7.99, 10.78],
  ['ink3', 'surface', 4.5, 5.95, 6.66],
  ['ink3', 'canvas', 4.5, 5.33, 7.29],
  ['ink3', 'sunken', 4.5, 4.85, 7.44],
  ['action', 'surface', 4.5, 9.02, 9.83],
  ['action', 'canvas', 4.5, 8.07, 10.76],
  ['onAction', 'action', 4.5, 9.02, 9.55],
  ['onAction', 'actionHover', 4.5, 12.37, 11.31],
  ['onCourt', 'court', 4.5, 9.02, 10.03],
  ['onCourt2', 'court', 4.5, 6.98, 6.92],
  ['onCourt', 'courtLight', 4.5, 7, 7.67],
  ['onCourt2', 'courtLight', 4.5, 5.42, 5.29],
  ['action', 'courtTint', 4.5, 7.53, 7.56],
  ['ink', 'courtTint', 4.5, 14.25, 11.9],
  ['onBall', 'ball', 4.5, 6.2, 6.69],
  ['ballInk', 'surface', 4.5, 6.5, 8.29],
  ['ballInk', 'ballTint', 4.5, 5.59, 7.3],
  ['ink', 'ballTint', 4.5, 14.66, 13.63],
  ['ball', 'court', 3, 3.28, 3.93],
  ['onMine', 'mine', 4.5, 13.18, 13.18],
  ['ink', 'mineTint', 4.5, 15.58, 11.54],
  ['ink2', 'mineTint', 4.5, 8.16, 7.34],
  ['danger', 'surface', 4.5, 7.12, 7.35],
  ['danger', 'dangerTint', 4.5, 5.99, 6.78],
  ['onDanger', 'danger', 4.5, 7.12, 7.99],
  ['warn', 'warnTint', 4.5, 7.53, 9.56],
  ['wait', 'waitTint', 4.5, 6.93, 7.76],
  ['wait', 'surface', 4.5, 8.2, 8.79],
  ['lineStrong', 'surface', 3, 3.97, 4.33],
  ['lineStrong', 'canvas', 3, 3.56, 4.74],
  ['focus', 'surface', 3, 6.83, 8.23],
  ['focus', 'canvas', 3, 6.11, 9],
  ['focusOnCourt', 'court', 3, 6.97, 7.75],
];
const courtsWithWhite: Readonly<Record<CourtLetter, number>> = { A: 6.48, B: 7.68, C: 7.01, D: 9.16, E: 9.1, F: 7.34, G: 8.8 };
const schemes = ['light', 'dark'] as const;

/** Pairs that came with the components. */
const ours: ReadonlyArray<readonly [ColorName, ColorName]> = [
  ['onDanger', 'dangerHover'],
  ['onBandSpare', 'bandSpare'],
  ['onBandSmooth', 'bandSmooth'],
  ['onBandFlush', 'bandFlush'],
  ['onBandShort', 'bandShort'],
  ['ink3', 'mineTint'],
  ['ink3', 'courtTint'],
];

describe('contrast', () => {
  it('agrees with the textbook', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
    expect(() => luminance('red')).toThrow('red is not a color');
  });

  it.each(table)('%s on %s is at least %d, as measured', (fg, bg, min, light, dark) => {
    const measured = schemes.map((scheme) => contrast(palette[scheme][fg], palette[scheme][bg]));
    for (const ratio of measured) expect(ratio).toBeGreaterThanOrEqual(min);
    expect(measured[0]).toBeCloseTo(light, 1);
    expect(measured[1]).toBeCloseTo(dark, 1);
  });

  it.each(ours)('%s on %s carries text', (fg, bg) => {
    for (const scheme of schemes) expect(contrast(palette[scheme][fg], palette[scheme][bg])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(courtsWithWhite))('white on court %s', (letter, measured) => {
    const ratio = contrast('#FFFFFF', courtColors[letter as CourtLetter]);
    expect(ratio).toBeCloseTo(measured, 1);
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });
});
