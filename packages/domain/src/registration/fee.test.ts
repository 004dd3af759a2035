import { centsOf, checkFee, feeLimits, parsePayment, type Fee } from './fee';
import { parseForm, storedQuestions } from './form';

const fee: Fee = { cents: 12_050, currency: 'EUR', text: 'By transfer.', link: 'https://pay.example/x' };
const formOf = (stored: unknown) => {
  const parsed = parseForm({ ...storedQuestions([]), fee: stored });
  return parsed.ok ? parsed.value.fee : 'malformed';
};

it('a fee is read with the form; one that this build does not know is none, and takes no question with it', () => {
  expect(formOf(fee)).toEqual(fee);
  for (const other of [undefined, null, { ...fee, cents: 0 }, { ...fee, currency: 'XAU' }, 'free']) expect(formOf(other)).toBeNull();
});

it.each([
  ['120', 12_000],
  [' 12,5 ', 1250],
  ['12.05', 1205],
  ['0', null],
  ['', null],
  ['12.345', null],
  ['-3', null],
  ['free', null],
])('%j is %j hundredths', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

it.each([
  [{}, []],
  [{ link: '' }, []],
  [{ link: 'http://pay.example' }, ['link']],
  [{ link: 'javascript:alert(1)' }, ['link']],
  [{ link: 'me@pay.example' }, ['link']],
  [{ text: 'x'.repeat(feeLimits.text + 1) }, ['text']],
])('how to pay with %j has the faults %j', (changes, fields) => {
  expect(checkFee({ ...fee, ...changes }).map(({ field }) => field)).toEqual(fields);
});

it('a payment that the server has yet to stamp is of now', () => {
  expect(parsePayment('a', { paidAt: { seconds: 5, nanoseconds: 0 }, paidBy: 'u' }, 9)).toEqual({
    ok: true,
    value: { teamId: 'a', paidAt: 5000, paidBy: 'u' },
  });
  expect(parsePayment('a', { paidAt: null, paidBy: 'u' }, 9)).toMatchObject({ value: { paidAt: 9 } });
});
