import path from 'node:path';
import { createStream } from 'rotating-file-stream';
import { jsonLine } from './json-line';
import type { LogLine } from './log';

export interface LogFile {
  write(line: LogLine): void;
  /** Waits until everything is in the file. */
  close(): Promise<void>;
}

/** A file of this size is renamed to `FILE.1`; this many renamed files are kept. */
const LARGEST = '10M';
const KEPT = 5;

/**
 * A log for programs: one JSON object a line. A problem with the file is reported once on standard error, and stops nothing.
 * @param say writes that report
 */
export function openLogFile(file: string, say: (message: string) => void, size: string = LARGEST): LogFile {
  const { dir, base } = path.parse(path.resolve(file));
  const stream = createStream(base, { path: dir, size, rotate: KEPT, mode: 0o600 });
  let isBroken = false;
  const broken = (error: Error): void => {
    if (!isBroken) say(`error: The log file ${file} can't be written: ${error.message}`);
    isBroken = true;
  };
  stream.on('error', broken);
  stream.on('warning', broken);
  return {
    write: (line) => {
      if (!stream.writableEnded && !stream.destroyed) stream.write(`${jsonLine(line)}\n`);
    },
    close: () =>
      new Promise((resolve) => {
        if (stream.destroyed) return resolve();
        stream.once('close', resolve);
        stream.once('finish', resolve);
        stream.end();
      }),
  };
}
