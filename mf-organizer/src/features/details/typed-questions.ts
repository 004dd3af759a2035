import { questionKinds, type Question } from '@courtside/domain/registration';

/**
 * Reads questions from a dialog that was closed before they were saved. Null if unreadable, since another version of the page may have
 * written them.
 */
export function questionsIn(typed: string): readonly Question[] | null {
  try {
    const list: unknown = JSON.parse(typed);
    return Array.isArray(list) && list.every(isQuestion) ? list : null;
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isQuestion(value: unknown): value is Question {
  const { id, kind, text, choices, isRequired } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isKnown = questionKinds.some((one) => one === kind);
  return isText(id) && isKnown && isText(text) && Array.isArray(choices) && choices.every(isText) && typeof isRequired === 'boolean';
}
