import { compileRules, type DocumentDecision, type RulesDocument } from '@courtside/rules-language';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { organizer, tournament } from './sample.testkit';
import { toWireFields, TIME_MICROS, type Data } from './wire.testkit';

const rules = compileRules(readFileSync(path.join(__dirname, '../firestore.rules'), 'utf8'), {
  service: 'cloud.firestore',
  fileName: 'firestore.rules',
});

const documentOf = (at: string, data: Data | null): RulesDocument | null => data && { path: at, fields: toWireFields(data) };

/**
 * Returns the decision of the rules about a user's write; the tournament `t` is the organizer's.
 * @param more further existing documents
 * @param moreAfter documents that the same batch changes, in their new state
 */
export function judgeWrite(
  at: string,
  before: Data | null,
  after: Data,
  uid = organizer,
  more: Readonly<Record<string, Data>> = {},
  moreAfter: Readonly<Record<string, Data>> = {},
): DocumentDecision {
  const stored: Readonly<Record<string, Data>> = { 'tournaments/t': tournament(), ...more };
  const read = (one: string, own: Data | null, there = stored) => documentOf(one, one === at ? own : (there[one] ?? null));
  const request = {
    path: at,
    database: '(default)',
    auth: { uid, token: { email: 'me@courtside.test' } },
    timeMicros: TIME_MICROS,
  };
  return rules.evaluate(
    { ...request, method: before ? 'update' : 'create', resource: documentOf(at, before), requestResource: documentOf(at, after) },
    { get: (one) => read(one, before), getAfter: (one) => read(one, after, { ...stored, ...moreAfter }) },
  );
}
