/** Words inside a name that stay small: "Camille de la Tour", "Anna van der Berg". */
const particles = new Set([
  'de',
  'du',
  'des',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'la',
  'le',
  'les',
  'van',
  'von',
  'der',
  'den',
  'ten',
  'ter',
  'zu',
  'y',
  'e',
  'bin',
  'el',
]);

const capital = (word: string): string => {
  const [first = ''] = word;
  return first.toLocaleUpperCase('en') + word.slice(first.length);
};

/** Capitals after a hyphen or an apostrophe; "d’" and "l’" stay small inside a name. */
function shownWord(word: string, isFirst: boolean): string {
  if (!isFirst && particles.has(word)) return word;
  const elision = isFirst ? null : /^[dl]['’]/.exec(word);
  const start = elision ? elision[0] : '';
  const parts = word.slice(start.length).split(/([-'’])/);
  return start + parts.map(capital).join('');
}

/**
 * Returns a player's name in its usual spelling. Names are stored in lower case for the search. A name with capitals ("PLAYER 1") was not stored
 * as a person's name and is returned unchanged.
 */
export function formatPersonName(stored: string): string {
  if (stored !== stored.toLowerCase()) return stored;
  return stored
    .split(/(\s+)/)
    .map((word, index) => shownWord(word, index === 0))
    .join('');
}
