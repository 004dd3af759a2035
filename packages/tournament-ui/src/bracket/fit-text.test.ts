import fc from 'fast-check';
import { fitText, screenSizes } from './fit-text';

const place = { width: 118, height: 21 };

describe('the size of a name in a place of the drawing', () => {
  it('stays as it is for a short name, and makes two lines of a longer one', () => {
    expect(fitText('Pneu-monie', place)).toBe(12);
    expect(fitText('Les Dérailleurs Déraillés', place)).toBe(10);
    expect(fitText('Les Dérailleurs Déraillés', { width: 118, height: 29 })).toBe(12);
  });

  it('shrinks on, until the longest name stands there whole', () => {
    const longest = 'L’Amicale Intergalactique des Joueuses et Joueurs de Polo à Vélo Qui N’ont Jamais Trouvé le Bon Braquet';
    expect(fitText(longest, place)).toBeLessThanOrEqual(6);
    expect(fitText(longest, { width: 188, height: 29 })).toBeGreaterThan(fitText(longest, place));
  });

  it('on a screen makes two lines of what one line has no room for, and ends at what can be read', () => {
    const game = { width: 88, height: 33 };
    expect(fitText('Pneu-monie', game, screenSizes)).toBe(14);
    expect(fitText('Ball Hog Rescue', game, screenSizes)).toBe(14);
    expect(fitText('Les Dérailleurs Déraillés', game, screenSizes)).toBe(13);
    expect(fitText('x'.repeat(90), game, screenSizes)).toBe(13);
  });

  it('breaks what has no blanks, and never gives a longer text a larger size', () => {
    expect(fitText('x'.repeat(40), place)).toBeLessThan(12);
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60 }),
        fc.string({ minLength: 1, maxLength: 40 }),
        (text, more) => fitText(`${text}${more}`, place) <= fitText(text, place),
      ),
    );
  });
});
