import { resultText } from '.';

it.each([
  [3, 1, '3–\u20601'],
  [0, 0, '0–\u20600'],
  [12, null, '12–\u2060?'],
  [undefined, 2, '?–\u20602'],
  [null, undefined, '–'],
])('%s and %s', (one, other, text) => {
  expect(resultText(one, other)).toBe(text);
});
