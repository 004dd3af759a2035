/** The reason why the backend can't start, with advice in its message. `exitCode` is for the command line. */
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

/** The disk has no room for the files that a start writes. */
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
