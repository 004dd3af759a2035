import { parseCents, checkFee, feeLimits, parsePayment, type Fee } from './fee';
import { parseForm, storedQuestions } from './form';

const fee: Fee = { cents: 12_050, currency: 'EUR', text: 'By transfer.', link: 'https://pay.example/x' };
const parseStoredForm = (stored: unknown) => {
  const parsed = parseForm({ ...storedQuestions([]), fee: stored });
  return parsed.ok ? parsed.value.fee : 'malformed';
};

it('a fee is read with the form; one that this build does not know is none, and takes no question with it', () => {
  expect(parseStoredForm(fee)).toEqual(fee);
  for (const other of [undefined, null, { ...fee, cents: 0 }, { ...fee, currency: 'XAU' }, 'free'])
    expect(parseStoredForm(other)).toBeNull();
});

it.each([
  ['120', 12_000],
  [' 12,5 ', 1250],
  ['12.05', 1205],
  ['1000000', 100_000_000],
  ['1 200', 120_000],
  ['1\u202f000\u00a0000,5', 100_000_050],
  ['1 00', null],
  ['1 2000', null],
  ['0', null],
  ['', null],
  ['12.345', null],
  ['-3', null],
  ['free', null],
])('%j is %j hundredths', (typed, cents) => {
  expect(parseCents(typed)).toBe(cents);
});

const link = (length: number) => 'https://pay.example/'.padEnd(length, 'x');

it.each([
  [{}, []],
  [{ amount: '' }, ['amount wrong']],
  [{ amount: '0' }, ['amount wrong']],
  [{ amount: '999999,99' }, []],
  [{ amount: '1000000' }, ['amount tooMuch']],
  [{ amount: '9'.repeat(400) }, ['amount tooMuch']],
  [{ link: '' }, []],
  [{ link: ` ${link(feeLimits.link)} ` }, []],
  [{ link: link(feeLimits.link + 1) }, ['link tooMuch']],
  [{ link: 'http://pay.example' }, ['link wrong']],
  [{ link: 'javascript:alert(1)' }, ['link wrong']],
  [{ link: 'me@pay.example' }, ['link wrong']],
  [{ text: 'x'.repeat(feeLimits.text + 1) }, ['text tooMuch']],
])('a fee with %j has the faults %j', (changes, faults) => {
  const typed = { amount: '60', text: 'By transfer.', link: 'https://pay.example/x' };
  expect(checkFee({ ...typed, ...changes }).map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
});

it('a payment that the server has yet to stamp is of now', () => {
  expect(parsePayment('a', { paidAt: { seconds: 5, nanoseconds: 0 }, paidBy: 'u' }, 9)).toEqual({
    ok: true,
    value: { teamId: 'a', paidAt: 5000, paidBy: 'u' },
  });
  expect(parsePayment('a', { paidAt: null, paidBy: 'u' }, 9)).toMatchObject({ value: { paidAt: 9 } });
});
