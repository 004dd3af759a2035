import {
  answersEnd,
  checkAnswer,
  checkQuestion,
  formLimits,
  parseAnswers,
  parseForm,
  storedAnswers,
  storedQuestions,
  type Question,
} from './form';

const question = (changes: Partial<Question> = {}): Question => ({
  id: 'shirt',
  kind: 'choice',
  text: 'T-shirt size?',
  choices: ['S', 'M', 'L'],
  isRequired: true,
  ...changes,
});
const all: readonly Question[] = [
  question(),
  question({ id: 'diet', kind: 'text', text: 'Diet?', choices: [], isRequired: false }),
  question({ id: 'camping', kind: 'yesNo', text: 'Do you camp?', choices: [], isRequired: false }),
  question({ id: 'cars', kind: 'number', text: 'How many cars?', choices: [], isRequired: false }),
];

describe('the form', () => {
  it('is read as it was stored, in its order', () => {
    expect(parseForm(storedQuestions(all))).toEqual({ ok: true, value: { questions: all, fee: null, checkIn: null } });
    expect(parseForm({})).toEqual({ ok: true, value: { questions: [], fee: null, checkIn: null } });
  });

  it('leaves out a question that this build does not know, or that is not whole', () => {
    const stored = storedQuestions(all);
    const newer = { ...stored, kinds: { ...stored.kinds, diet: 'colour' }, order: [...stored.order, 'gone', 'constructor'] };
    const parsed = parseForm(newer);
    expect(parsed.ok && parsed.value.questions.map(({ id }) => id)).toEqual(['shirt', 'camping', 'cars']);
  });

  it.each<[Partial<Question>, string[]]>([
    [{}, []],
    [{ text: ' \n ' }, ['textMissing']],
    [{ text: '🏒'.repeat(formLimits.text) }, []],
    [{ text: 'x'.repeat(formLimits.text + 1) }, ['textTooLong']],
    [{ choices: ['S', ' '] }, ['choicesMissing']],
    [{ choices: ['S', ' S '] }, ['choiceTwice']],
    [{ choices: ['S', 'x'.repeat(formLimits.choice + 1)] }, ['choiceTooLong']],
    [{ choices: Array.from({ length: formLimits.choices + 1 }, String) }, ['choicesTooMany']],
    [{ kind: 'text', choices: [] }, []],
  ])('with %j has the faults %j', (changes, codes) => {
    expect(checkQuestion(question(changes)).map(({ code }) => code)).toEqual(codes);
  });
});

describe('an answer', () => {
  it.each<[Partial<Question>, string, string | null]>([
    [{}, 'M', null],
    [{}, 'XXL', 'notAChoice'],
    [{}, ' ', 'answerMissing'],
    [{ isRequired: false }, '', null],
    [{ kind: 'text' }, 'x'.repeat(formLimits.answer), null],
    [{ kind: 'text' }, 'x'.repeat(formLimits.answer + 1), 'answerTooLong'],
    [{ kind: 'yesNo' }, 'no', null],
    [{ kind: 'yesNo' }, 'maybe', 'notAChoice'],
    [{ kind: 'number' }, '2', null],
    [{ kind: 'number' }, '2,5', null],
    [{ kind: 'number' }, 'two', 'notANumber'],
  ])('to %j that says %j is %j', (changes, given, code) => {
    expect(checkAnswer(question(changes), given)).toBe(code);
  });

  it('keeps what was asked, on one line, and leaves out what was left empty', () => {
    const stored = storedAnswers(all, { shirt: 'M', diet: ' no nuts,\nno fish ', camping: '', cars: '2,5', other: 'x' });
    expect(stored.given).toEqual({ shirt: 'M', diet: 'no nuts, no fish', cars: '2.5' });
    expect(parseAnswers('team', stored)).toEqual({
      ok: true,
      value: {
        teamId: 'team',
        answers: [
          { questionId: 'shirt', asked: 'T-shirt size?', kind: 'choice', given: 'M' },
          { questionId: 'diet', asked: 'Diet?', kind: 'text', given: 'no nuts, no fish' },
          { questionId: 'cars', asked: 'How many cars?', kind: 'number', given: '2.5' },
        ],
      },
    });
  });

  it('ends ninety days after the event, also where its last day ends last on Earth', () => {
    const lastMinute = Date.parse('2026-07-12T23:59:59-12:00');
    const days = (answersEnd('2026-07-12') - lastMinute) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(91);
  });
});
