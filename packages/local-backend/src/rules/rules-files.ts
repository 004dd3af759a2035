import { readFileSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { compileRules, RulesError, type Ruleset, type RulesService } from '@courtside/rules-language';
import type { Log } from '../log/log';
import { BrokenRulesError } from '../process/startup-error';

/** Rules from a file that is watched, or given as text. */
export type RulesSource = { file: string } | { text: string };

export interface LiveRules {
  /** The rules in force. */
  current(): Ruleset;
  /** Replaces the rules until the file changes. @throws RulesError and keeps the present rules */
  replace(text: string): void;
  close(): void;
}

export interface LiveRulesOptions {
  service: RulesService;
  /** No one may do anything when absent. */
  source: RulesSource | undefined;
  log: Log;
  onChange: (rules: Ruleset) => void;
}

/** A file is read again when it was quiet for this long (ms): editors write in several steps. */
const SETTLE = 60;

/**
 * Loads rules and follows their file. A broken file at the start is an error; later it leaves the present rules in force.
 * @throws BrokenRulesError with line and column
 */
export function loadRules({ service, source, log, onChange }: LiveRulesOptions): LiveRules {
  const closed = `rules_version = '2';\nservice ${service} {}\n`;
  const fileName = source !== undefined && 'file' in source ? source.file : `${service}.rules`;
  const read = (): string => (source === undefined ? closed : 'file' in source ? readFileSync(source.file, 'utf8') : source.text);
  const compile = (text: string, unknownNames: 'refuse' | 'warn'): Ruleset => {
    const rules = compileRules(text, {
      service,
      fileName,
      unknownNames,
      logger: ({ message, fileName: file, line, column }) => log.info(`debug ${file}:${line}:${column}: ${message}`),
    });
    for (const { fileName: file, line, column, message } of rules.warnings) log.warn(`${file}:${line}:${column}: ${message}`);
    return rules;
  };

  let text: string;
  let rules: Ruleset;
  try {
    text = read();
    rules = compile(text, 'refuse');
  } catch (error) {
    throw new BrokenRulesError(error instanceof RulesError ? error.message : `${fileName}: ${(error as Error).message}`);
  }
  if (source === undefined) log.warn(`No rules file for ${service}: every request is refused.`);

  const reload = (): void => {
    try {
      const changed = read();
      if (changed === text) return;
      rules = compile(changed, 'refuse');
      text = changed;
      log.info(`${fileName}: new rules are in force.`);
      onChange(rules);
    } catch (error) {
      log.error(`The changed rules can't be used; the rules before stay in force.\n${(error as Error).message}`);
    }
  };
  const watcher = source !== undefined && 'file' in source ? follow(source.file, reload) : null;
  return {
    current: () => rules,
    replace(replacement) {
      rules = compile(replacement, 'warn');
      onChange(rules);
    },
    close: () => watcher?.close(),
  };
}

/** Watches the folder, since editors replace files and a watched file would be the old one. */
function follow(file: string, onChange: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(path.dirname(path.resolve(file)), { persistent: false }, (_event, name) => {
      if (name !== null && name !== path.basename(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, SETTLE);
      timer.unref();
    });
    watcher.on('error', () => undefined);
  } catch {
    // No watching on this file system; a restart reads the file.
  }
  return {
    close() {
      clearTimeout(timer);
      watcher?.close();
    },
  };
}
