import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { compileRules } from './compile-rules';
import { RulesError } from './errors';
import { parseRules } from './syntax/rules-parser';
import { Source } from './syntax/source';
import type { Diagnostic, RulesService } from './types';

export interface RulesCheck {
  /** Whether the server would start with this file. */
  ok: boolean;
  /** The service the file is for, as far as it names a known one. */
  service: RulesService;
  errors: readonly Diagnostic[];
  warnings: readonly Diagnostic[];
  /** One line per finding, `file:line:column: error: message`, and a last line that sums up; ends with a line break. */
  report: string;
}

/**
 * Checks a rules file as the server does when it loads it. The service is read from the file itself unless given.
 *
 * @throws the error of the file system when the file can't be read
 */
export function checkRulesFile(path: string, service?: RulesService): RulesCheck {
  return checkRulesText(readFileSync(path, 'utf8'), path, service);
}

export function checkRulesText(text: string, fileName: string, service: RulesService = serviceOf(text, fileName)): RulesCheck {
  let errors: readonly Diagnostic[] = [];
  let warnings: readonly Diagnostic[] = [];
  try {
    ({ warnings } = compileRules(text, { service, fileName }));
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    errors = error.all;
  }
  const line = (kind: string) => (one: Diagnostic) => `${one.fileName}:${one.line}:${one.column}: ${kind}: ${one.message}\n`;
  const sum =
    errors.length === 0
      ? `${basename(fileName)} is usable for ${service}`
      : `${basename(fileName)} can't be used: ${errors.length} error(s)`;
  const report = [...errors.map(line('error')), ...warnings.map(line('warning')), `${sum}\n`].join('');
  return { ok: errors.length === 0, service, errors, warnings, report };
}

/** Returns the service of a file. A file that names none, or can't be parsed, counts as Firestore's unless it mentions only Storage. */
function serviceOf(text: string, fileName: string): RulesService {
  try {
    const named = parseRules(new Source(text, fileName)).services.map((service) => service.name);
    return named.includes('firebase.storage') && !named.includes('cloud.firestore') ? 'firebase.storage' : 'cloud.firestore';
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return text.includes('firebase.storage') && !text.includes('cloud.firestore') ? 'firebase.storage' : 'cloud.firestore';
  }
}
