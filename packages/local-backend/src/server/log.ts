export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

export const logLevels: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug'];

/** Where the backend says what happens; one line a call. */
export interface Log {
  error(message: string, error?: unknown): void;
  warn(message: string): void;
  info(message: string): void;
  debug(message: string): void;
}

/** Logs to standard error, so that standard output stays free for programs that read it. */
export function createLog(level: LogLevel, write: (line: string) => void = (line) => process.stderr.write(`${line}\n`)): Log {
  const admitted = logLevels.indexOf(level);
  const say = (at: LogLevel, message: string): void => {
    if (logLevels.indexOf(at) <= admitted) write(`${at === 'info' ? '' : `${at}: `}${printable(message)}`);
  };
  return {
    error: (message, error) => say('error', error === undefined ? message : `${message}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
    warn: (message) => say('warn', message),
    info: (message) => say('info', message),
    debug: (message) => say('debug', message),
  };
}

/** Requests carry strangers' text; control characters in it could rewrite a terminal. */
function printable(message: string): string {
  // eslint-disable-next-line no-control-regex
  return message.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
