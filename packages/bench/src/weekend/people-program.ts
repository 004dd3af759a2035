import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { ProgramOrder, ProgramRole, ProgramReport } from './program-messages';

/** A program that simulates people in its own process. */
export class PeopleProgram {
  private readonly waiting: { readonly isIt: (word: ProgramReport) => boolean; readonly resolve: (word: ProgramReport) => void }[] = [];
  private turn = 0;
  private readonly ended: Promise<never>;

  private constructor(
    name: string,
    private readonly child: ChildProcess,
  ) {
    this.ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${name} has ended (${String(code)}).`)));
    this.ended.catch(() => undefined);
    child.on('message', (word: ProgramReport) => {
      const index = this.waiting.findIndex(({ isIt }) => isIt(word));
      if (index >= 0) this.waiting.splice(index, 1)[0]!.resolve(word);
    });
  }

  /** Starts the program, and waits until its people are ready. @param log the file for its output, including errors */
  static async start(
    file: string,
    part: ProgramRole,
    log: string,
  ): Promise<{ readonly program: PeopleProgram; readonly tournament: string | null }> {
    const descriptor = openSync(log, 'a');
    const child = fork(file, [], { stdio: ['ignore', descriptor, descriptor, 'ipc'] });
    closeSync(descriptor);
    const program = new PeopleProgram(part.program, child);
    program.tell({ say: 'part', part });
    const { tournament } = await program.hear('ready');
    return { program, tournament };
  }

  begin(at: number): void {
    this.tell({ say: 'begin', at });
  }

  /** Ends the running actions. @returns how many of them got no response */
  async finish(): Promise<number> {
    this.tell({ say: 'finish' });
    return (await this.hear('finished')).left;
  }

  async look(): Promise<Extract<ProgramReport, { tell: 'seen' }>> {
    this.turn += 1;
    const { turn } = this;
    this.tell({ say: 'look', turn });
    for (;;) {
      const seen = await this.hear('seen');
      if (seen.turn === turn) return seen;
    }
  }

  async leave(): Promise<void> {
    this.tell({ say: 'leave' });
    await this.hear('left');
    this.end();
  }

  /** Pauses the process like a laptop with a closed lid, or continues it. */
  freeze(isFrozen: boolean): void {
    if (this.child.exitCode === null) this.child.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT');
  }

  end(): void {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill('SIGKILL');
  }

  private tell(order: ProgramOrder): void {
    if (this.child.connected) this.child.send(order);
  }

  private hear<Kind extends ProgramReport['tell']>(kind: Kind): Promise<Extract<ProgramReport, { tell: Kind }>> {
    const heard = new Promise<Extract<ProgramReport, { tell: Kind }>>((resolve) => {
      this.waiting.push({ isIt: (word) => word.tell === kind, resolve: (word) => resolve(word as Extract<ProgramReport, { tell: Kind }>) });
    });
    return Promise.race([heard, this.ended]);
  }
}
