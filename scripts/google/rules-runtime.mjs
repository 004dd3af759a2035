// @ts-check
/*
 * Decides with our interpreter about each request that Google's Storage emulator sends as a line of JSON. If a rule reads a document, it asks the emulator for
 * the document and evaluates the rule again with it.
 */
import { createInterface } from 'node:readline';
import { compileRules } from '@courtside/rules-language';

/** @typedef {{ string_value?: string, bool_value?: boolean, int_value?: number, float_value?: number, timestamp_value?: string, list_value?: { values: Value[] }, map_value?: { fields: Record<string, Value> }, path_value?: unknown, null_value?: null }} Value */
/** @typedef {{ rulesetName: string, path: string, method: import('@courtside/rules-language').RulesMethod, variables: Record<string, Value> }} Question */
/** @typedef {import('@courtside/rules-language').RulesDocument} Doc */

/** @type {Map<string, import('@courtside/rules-language').Ruleset>} */
const rulesets = new Map();
/** Requests that wait for a document, by their ids. @type {Map<number, { question: Question, found: Map<string, Doc | null>, wanted: string }>} */
const waiting = new Map();

const say = (/** @type {object} */ answer) =>
  process.stdout.write(`${JSON.stringify({ status: 'ok', errors: [], warnings: [], ...answer })}\n`);

/** @param {Value | undefined} value @returns {any} the value as plain data */
function plain(value) {
  if (value?.map_value) return Object.fromEntries(Object.entries(value.map_value.fields).map(([name, inner]) => [name, plain(inner)]));
  if (value?.list_value) return value.list_value.values.map(plain);
  return value?.string_value ?? value?.bool_value ?? value?.int_value ?? value?.float_value ?? value?.timestamp_value ?? null;
}

class Missing extends Error {}

/** @param {number} id @param {Question} question @param {Map<string, Doc | null>} found the documents that have arrived */
function judge(id, question, found) {
  const [, bucket = '', path = ''] = /^\/b\/([^/]+)\/o\/?(.*)$/.exec(question.path) ?? [];
  const request = plain(question.variables.request);
  let wanted = '';
  const get = (/** @type {string} */ name) => {
    const known = found.get(name);
    if (known !== undefined) return known;
    wanted = name;
    throw new Missing();
  };
  try {
    const { allowed } = /** @type {import('@courtside/rules-language').Ruleset} */ (rulesets.get(question.rulesetName)).evaluate(
      {
        method: question.method,
        bucket,
        path,
        database: '(default)',
        auth: request.auth,
        timeMicros: BigInt(Date.now()) * 1000n,
        resource: plain(question.variables.resource),
        requestResource: request.resource,
      },
      { get, getAfter: get },
    );
    say({ id, result: { permit: allowed } });
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    waiting.set(id, { question, found, wanted });
    say({ server_request_id: id, action: 'fetch_firestore_document', context: { path: `/databases/(default)/documents/${wanted}` } });
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, action, context, status, result } = JSON.parse(line);
  const held = waiting.get(id);
  if (action === 'load_ruleset') {
    const [{ name, content }] = context.source.files;
    rulesets.set(context.rulesetName, compileRules(content, { service: 'firebase.storage', fileName: name }));
    say({ id, result: { rulesVersion: 2 } });
  } else if (action === 'verify') judge(id, context, new Map());
  else if (held) {
    waiting.delete(id);
    const document = status === 'ok' ? { path: held.wanted, fields: result.fields ?? {} } : null;
    judge(id, held.question, new Map([...held.found, [held.wanted, document]]));
  }
});

// Tells the emulator that this process is ready.
say({ id: -1 });
