import { compileRules, type DocumentDecision, type RulesDocument } from '@courtside/rules-language';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { organizer, tournament } from './sample.testkit';
import { fieldsOf, type Data } from './wire.testkit';

const rules = compileRules(readFileSync(path.join(__dirname, '../firestore.rules'), 'utf8'), {
  service: 'cloud.firestore',
  fileName: 'firestore.rules',
});

const documentOf = (at: string, data: Data | null): RulesDocument | null => data && { path: at, fields: fieldsOf(data) };

/** What the rules say to somebody who writes a document; the tournament `t` is the organiser's. */
export function judgeWrite(at: string, before: Data | null, after: Data, uid = organizer): DocumentDecision {
  const stored: Readonly<Record<string, Data>> = { 'tournaments/t': tournament() };
  const read = (one: string, own: Data | null) => documentOf(one, one === at ? own : (stored[one] ?? null));
  const request = {
    path: at,
    database: '(default)',
    auth: { uid, token: { email: 'me@courtside.test' } },
    timeMicros: BigInt(Date.now()) * 1000n,
  };
  return rules.evaluate(
    { ...request, method: before ? 'update' : 'create', resource: documentOf(at, before), requestResource: documentOf(at, after) },
    { get: (one) => read(one, before), getAfter: (one) => read(one, after) },
  );
}
