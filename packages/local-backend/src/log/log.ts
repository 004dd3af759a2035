import { elapsed } from '../process/elapsed';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

export const logLevels: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug'];

/** The log of the backend; one line a call. */
export interface Log {
  error(message: string, error?: unknown): void;
  warn(message: string): void;
  info(message: string): void;
  /** A message that takes work to build is passed as a function, which is called only if the level is logged. */
  debug(message: string | (() => string)): void;
}

/** A line as programs read it. */
export interface LogLine {
  /** ISO 8601. */
  time: string;
  level: LogLevel;
  message: string;
  /** The text of the error. */
  error?: string;
}

/** Logs to standard error, so that programs can read standard output. */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = toStandardError,
  /** A second place, for programs. */
  record: (line: LogLine) => void = () => undefined,
): Log {
  const admitted = logLevels.indexOf(level);
  const say = (at: LogLevel, message: string, error?: string): void => {
    if (logLevels.indexOf(at) > admitted) return;
    write(`${at === 'info' ? '' : `${at}: `}${printable(error === undefined ? message : `${message}\n${error}`)}`);
    record({ time: new Date().toISOString(), level: at, message, ...(error === undefined ? {} : { error }) });
  };
  const repeated = countRepeats();
  return {
    error(message, error) {
      const more = repeated(message);
      if (more === null) return;
      const text = more === 0 ? message : `${message} (${more} times more since the last time)`;
      say('error', text, error === undefined ? undefined : error instanceof Error ? (error.stack ?? error.message) : String(error));
    },
    warn: (message) => say('warn', message),
    info: (message) => say('info', message),
    debug: (message) => {
      if (level === 'debug') say('debug', typeof message === 'string' ? message : message());
    },
  };
}

/** The log for people. */
export const toStandardError = (line: string): void => void process.stderr.write(`${line}\n`);

/** A repeated error is logged again after this time, in milliseconds, with its count. */
const SILENCE = 10_000;
const REMEMBERED = 100;

/** @returns how often a message was left out since the last time; null to leave it out now as well */
function countRepeats(): (message: string) => number | null {
  const said = new Map<string, { at: number; more: number }>();
  return (message) => {
    const before = said.get(message);
    if (before !== undefined && elapsed() - before.at < SILENCE) {
      before.more += 1;
      return null;
    }
    said.delete(message);
    said.set(message, { at: elapsed(), more: 0 });
    for (const oldest of said.keys()) {
      if (said.size <= REMEMBERED) break;
      said.delete(oldest);
    }
    return before?.more ?? 0;
  };
}

/**
 * Requests contain strangers' text. Its control characters could rewrite a terminal, direction marks could reorder the text, and a line break could
 * fake a line of ours. So only the first line of a message begins at the edge.
 */
function printable(message: string): string {
  // eslint-disable-next-line no-control-regex
  const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
  return message.replace(controls, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`).replaceAll('\n', '\n  ');
}
