/** Why the backend can't start; its message says what to do. `exitCode` is for the command line. */
export class StartupError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'StartupError';
    this.exitCode = exitCode;
  }
}

export class PortTakenError extends StartupError {
  constructor(host: string, port: number) {
    super(
      `Port ${port} on ${host} is taken by another program. Stop that program, or give another port with --port (0 finds a free one).`,
      48,
    );
    this.name = 'PortTakenError';
  }
}

export class FolderInUseError extends StartupError {
  constructor(folder: string, owner: string) {
    super(`The data folder ${folder} is in use by ${owner}. Stop that one first, or give another folder with --data.`, 49);
    this.name = 'FolderInUseError';
  }
}

/** The documents take more memory than the process may have. */
export class StoreTooLargeError extends StartupError {
  /** @param needed MiB @param limit what the process may use for documents at the start, MiB @param heap with which it can be served, MiB */
  constructor(needed: number, limit: number, heap: number) {
    super(
      [
        `The documents of this data folder take up to ${needed} MiB of memory, and this process has ${limit} MiB for them. Nothing is served, and nothing was changed.`,
        `On a machine that has the memory, start with NODE_OPTIONS=--max-old-space-size=${heap} in the environment.`,
      ].join('\n'),
      52,
    );
    this.name = 'StoreTooLargeError';
  }
}

/** The disk has no room for what a start writes. */
export class DiskFullError extends StartupError {
  constructor(folder: string, details: string) {
    super(
      `The disk of ${folder} is full: ${details}. Nothing is served, and nothing that was stored is lost. Free space on the disk, or give another folder with --data, and start again.`,
      53,
    );
    this.name = 'DiskFullError';
  }
}

export class BrokenRulesError extends StartupError {
  constructor(details: string) {
    super(`The rules can't be used, so nothing would be protected:\n${details}\nCorrect the file and start again.`, 50);
    this.name = 'BrokenRulesError';
  }
}
