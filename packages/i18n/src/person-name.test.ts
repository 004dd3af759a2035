import { formatPersonName } from './person-name';

it.each([
  ['zoé dœ', 'Zoé Dœ'],
  ['jean-paul o’hara', 'Jean-Paul O’Hara'],
  ["frank o'hara", "Frank O'Hara"],
  ['camille de la tour', 'Camille de la Tour'],
  ["jeanne d'arc", "Jeanne d'Arc"],
  ["d'angelo smith", "D'Angelo Smith"],
  ['de smet', 'De Smet'],
  ['élodie', 'Élodie'],
  ['PLAYER 12', 'PLAYER 12'],
  ['李小龙', '李小龙'],
  ['<b>ada</b>', '<b>ada</b>'],
  ['', ''],
])('shows %j as %j', (stored, shown) => {
  expect(formatPersonName(stored)).toBe(shown);
});
