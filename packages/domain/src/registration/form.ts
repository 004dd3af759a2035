import * as v from 'valibot';
import { createMapSchema, parseSalvaging, withValue, type ParseResult } from '../entities/parse';
import { checkInHoursSchema, type CheckInHours } from './check-in';
import { feeSchema, type Fee } from './fee';

export const questionKinds = ['text', 'choice', 'yesNo', 'number'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** A question for a user who registers a team. */
export interface Question {
  /** Never reused for another question: answers are stored under it. */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly text: string;
  /** The choices; empty for other kinds. */
  readonly choices: readonly string[];
  readonly isRequired: boolean;
}

/** The parts of the registration form besides the team. */
export interface RegistrationForm {
  /** In the order of the form. */
  readonly questions: readonly Question[];
  /** Null if there is no fee. */
  readonly fee: Fee | null;
  /** Null if captains do not check in online. */
  readonly checkIn: CheckInHours | null;
}

/**
 * The maximum number of questions, and of characters or entries of each part. Characters are counted like in the security rules: an emoji
 * is one.
 */
export const formLimits = { questions: 10, text: 200, choices: 20, choice: 100, answer: 500 } as const;

const text = v.string();
const kind = v.picklist(questionKinds);
const createListSchema = <Value>(schema: v.GenericSchema<unknown, Value>) => v.optional(v.array(schema), []);

// Each part is a map by question, because the security rules have no loops and so check all of them at once.
const stored = v.object({
  order: createListSchema<string>(text),
  texts: createMapSchema<string>(text),
  kinds: createMapSchema<QuestionKind>(kind),
  choices: createMapSchema<string[]>(v.array(text)),
  required: createListSchema<string>(text),
});

// An unreadable value of a later build counts as missing.
const orNull = <Value>(schema: v.GenericSchema<unknown, Value>) => v.optional(v.fallback(v.nullable(schema), null), null);
const storedForm = v.object({ ...stored.entries, fee: orNull<Fee>(feeSchema), checkIn: orNull<CheckInHours>(checkInHoursSchema) });

const own = <Value>(map: Readonly<Record<string, Value>>, id: string): Value | undefined => (Object.hasOwn(map, id) ? map[id] : undefined);

/** Reads a document of `forms`. A question of a kind that only a later build knows is left out. */
export const parseForm = (data: unknown): ParseResult<RegistrationForm> =>
  withValue(parseSalvaging(storedForm, data), ({ order, texts, kinds, choices, required, fee, checkIn }): RegistrationForm => ({
    fee,
    checkIn,
    questions: order.flatMap((id) => {
      const [words, known] = [own(texts, id), own(kinds, id)];
      if (words === undefined || known === undefined) return [];
      return [{ id, kind: known, text: words, choices: own(choices, id) ?? [], isRequired: required.includes(id) }];
    }),
  }));

/** Returns the questions as they are stored. */
export const storedQuestions = (questions: readonly Question[]): v.InferOutput<typeof stored> => ({
  order: questions.map(({ id }) => id),
  texts: Object.fromEntries(questions.map((one) => [one.id, oneLine(one.text)])),
  kinds: Object.fromEntries(questions.map((one) => [one.id, one.kind])),
  choices: Object.fromEntries(questions.flatMap((one) => (one.kind === 'choice' ? [[one.id, one.choices.map(oneLine)]] : []))),
  required: questions.flatMap(({ id, isRequired }) => (isRequired ? [id] : [])),
});

/** Returns a text on one line, without spaces around it. */
export const oneLine = (typed: string): string => typed.replace(/\s+/g, ' ').trim();
const length = (typed: string): number => [...oneLine(typed)].length;

export type QuestionCode = 'textMissing' | 'textTooLong' | 'choicesMissing' | 'choicesTooMany' | 'choiceTooLong' | 'choiceTwice';

/** Returns the faults of a question, by field. */
export function checkQuestion({
  kind: asks,
  text: asked,
  choices,
}: Question): readonly { readonly field: 'text' | 'choices'; readonly code: QuestionCode }[] {
  const issues: { field: 'text' | 'choices'; code: QuestionCode }[] = [];
  if (length(asked) === 0) issues.push({ field: 'text', code: 'textMissing' });
  else if (length(asked) > formLimits.text) issues.push({ field: 'text', code: 'textTooLong' });
  if (asks !== 'choice') return issues;
  const named = choices.map(oneLine).filter((choice) => choice !== '');
  if (named.length < 2) issues.push({ field: 'choices', code: 'choicesMissing' });
  else if (named.length > formLimits.choices) issues.push({ field: 'choices', code: 'choicesTooMany' });
  else if (named.some((choice) => length(choice) > formLimits.choice)) issues.push({ field: 'choices', code: 'choiceTooLong' });
  else if (new Set(named).size < named.length) issues.push({ field: 'choices', code: 'choiceTwice' });
  return issues;
}

/** The typed or chosen values, by question: `yes` or `no` for a yes/no question. */
export type Given = Readonly<Record<string, string>>;

export type AnswerCode = 'answerMissing' | 'answerTooLong' | 'notANumber' | 'notAChoice';

/** Returns the fault of an answer; null if there is none. */
export function checkAnswer({ kind: asks, choices, isRequired }: Question, given: string): AnswerCode | null {
  const answer = oneLine(given);
  if (answer === '') return isRequired ? 'answerMissing' : null;
  if (asks === 'number' && !/^-?\d{1,9}([.,]\d{1,3})?$/.test(answer)) return 'notANumber';
  if (asks === 'choice' && !choices.includes(answer)) return 'notAChoice';
  if (asks === 'yesNo' && !['yes', 'no'].includes(answer)) return 'notAChoice';
  return length(answer) > formLimits.answer ? 'answerTooLong' : null;
}

/** An answer with the question as it was at that time: it may have been changed or deleted since. */
export interface Answer {
  readonly questionId: string;
  readonly asked: string;
  readonly kind: QuestionKind;
  /** A number with a point, `yes` or `no`, or the text. */
  readonly given: string;
}

/** The answers for one team. */
export interface TeamAnswers {
  readonly teamId: string;
  readonly answers: readonly Answer[];
}

const storedAnswer = v.object({
  asked: createMapSchema<string>(text),
  kinds: createMapSchema<QuestionKind>(kind),
  given: createMapSchema<string>(text),
});

/** Returns answers as they are stored, without empty ones. */
export function storedAnswers(questions: readonly Question[], given: Given): v.InferOutput<typeof storedAnswer> {
  const answered = questions.flatMap((question) => {
    const answer = oneLine(own(given, question.id) ?? '');
    return answer === '' ? [] : [{ ...question, answer: question.kind === 'number' ? answer.replace(',', '.') : answer }];
  });
  return {
    asked: Object.fromEntries(answered.map((one) => [one.id, one.text])),
    kinds: Object.fromEntries(answered.map((one) => [one.id, one.kind])),
    given: Object.fromEntries(answered.map((one) => [one.id, one.answer])),
  };
}

/** Reads a document of `teams/{tournamentId}/answers`. */
export const parseAnswers = (teamId: string, data: unknown): ParseResult<TeamAnswers> =>
  withValue(parseSalvaging(storedAnswer, data), ({ asked, kinds, given }): TeamAnswers => ({
    teamId,
    answers: Object.entries(given).map(([questionId, answer]) => ({
      questionId,
      asked: own(asked, questionId) ?? '',
      kind: own(kinds, questionId) ?? 'text',
      given: answer,
    })),
  }));

const DAY = 86_400_000;
/** How many days answers are kept after the last day of the event, in the last time zone of the Earth. */
const KEPT = 90;

/** Returns when answers are deleted, in milliseconds since 1970. @param endDate `YYYY-MM-DD` */
export const answersEnd = (endDate: string): number => Date.parse(`${endDate}T00:00:00Z`) + (KEPT + 2) * DAY;
