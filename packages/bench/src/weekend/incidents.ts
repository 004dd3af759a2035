import { spawn } from 'node:child_process';
import path from 'node:path';
import type { SmallDisk } from './disk';
import type { Ledger } from './ledger';
import type { VenueEvent } from './scenario';
import { Refusal, writeFillDocument, type Operator } from './stored-event';
import { repository, type Usage, type Venue } from './venue';
import { pause, waitUntil } from './waiting';

const HOUR = 3_600_000;
/** The remote that is released while all viewers use it. */
const APP = 'mf-tournament';

/** The outcomes of the incidents. */
export interface IncidentOutcomes {
  kills: number;
  /** The server's message for a full disk; null if no small disk could be mounted. */
  refusal: string | null;
  /** Whether writes succeeded again after space was freed. */
  wentOn: boolean;
  /** The output of the release command. */
  release: string;
  /** Whether the files of open pages are still served, and the registry names the new release. */
  isReleased: boolean;
  /** Exit codes of the commands that were given, by name. */
  readonly codes: Map<string, number | null>;
  plateau: UsageFigures | null;
}

export interface UsageFigures {
  readonly usage: { readonly backend: Usage; readonly front: Usage };
  readonly connections: number;
  readonly streams: number;
}

const noOutcomes = (): IncidentOutcomes => ({
  kills: 0,
  refusal: null,
  wentOn: false,
  release: '',
  isReleased: false,
  codes: new Map(),
  plateau: null,
});

export async function readUsageFigures(venue: Venue): Promise<UsageFigures> {
  const usage = await venue.usage();
  const metrics = await venue.metrics();
  return { usage, connections: metrics.get('courtside_connections') ?? NaN, streams: metrics.get('courtside_streams') ?? NaN };
}

/** The platform that has the incidents. */
export interface IncidentTarget {
  readonly venue: Venue;
  readonly disk: SmallDisk | null;
  readonly ledger: Ledger;
  /** The folder of this run. */
  readonly folder: string;
  /** The number of viewers who keep their page open to the end. */
  readonly stays: number;
}

/** Causes the usual incidents of a server, and records their outcome. */
export class Incidents {
  readonly outcomes = noOutcomes();
  private filled = 0;

  constructor(private readonly place: IncidentTarget) {}

  get operator(): Operator {
    const { venue } = this.place;
    return { origin: venue.backend, key: venue.ownerKey };
  }

  async happen({ kind }: VenueEvent): Promise<void> {
    const { outcomes } = this;
    const { venue } = this.place;
    switch (kind) {
      case 'kill':
        await venue.kill();
        outcomes.kills += 1;
        await pause(1000);
        return venue.start();
      case 'disk':
        return this.fillDisk();
      case 'clockOn':
        return venue.moveClock(25 * HOUR);
      case 'clockBack':
        return venue.moveClock(0);
      case 'backup':
        return void outcomes.codes.set(
          'back-up during traffic',
          await this.backendCommand('backup', '--data', this.data, '--to', this.backup),
        );
      case 'redeploy':
        return this.redeploy();
      case 'plateau':
        // All viewers have reconnected after the last kill, so the present usage is the normal one for this number of people.
        await waitUntil(async () => ((await venue.metrics()).get('courtside_streams') ?? 0) >= this.place.stays, 30_000, 500);
        outcomes.plateau = await readUsageFigures(venue);
    }
  }

  /** Checks at the end that the folder is undamaged and that the back-up can be restored. */
  async inspect(): Promise<void> {
    const { codes } = this.outcomes;
    codes.set('the folder is sound (--verify)', await this.backendCommand('--data', this.data, '--verify'));
    if (!codes.has('back-up during traffic')) return;
    const restored = path.join(this.place.folder, 'restored');
    codes.set('that back-up is restored', await this.backendCommand('restore', '--from', this.backup, '--data', restored));
    codes.set('what was restored is sound', await this.backendCommand('--data', restored, '--verify'));
  }

  private get data(): string {
    return path.join(this.place.venue.data, 'backend');
  }

  private get backup(): string {
    return path.join(this.place.folder, 'weekend.tar.gz');
  }

  private async fillDisk(): Promise<void> {
    const { outcomes } = this;
    const { disk } = this.place;
    if (!disk) return;
    await this.write();
    disk.fill();
    // The store first uses its own free pages.
    await waitUntil(async () => {
      outcomes.refusal ??= await this.write();
      return outcomes.refusal !== null;
    }, 20_000);
    // In the meantime people continue; their writes wait or are refused.
    await pause(4000);
    disk.free();
    outcomes.wentOn = await waitUntil(async () => (await this.write()) === null, 30_000, 500);
  }

  /** @returns the server's message */
  private async write(): Promise<string | null> {
    this.filled += 1;
    const document = `filling${this.filled}`;
    const { outcome, why } = await this.place.ledger.attempt('operator', { kind: 'fill', document }, () =>
      writeFillDocument(this.operator, document).catch((error: unknown) => {
        throw error instanceof Refusal ? error : Object.assign(new Error('No answer.', { cause: error }), { code: 'unavailable' });
      }),
    );
    return outcome === 'done' ? null : why;
  }

  /** Releases a remote while all viewers are present, then stops the server as an update does and starts it in a new process. */
  private async redeploy(): Promise<void> {
    const { outcomes } = this;
    const { venue } = this.place;
    const entryOf = async (): Promise<string> => {
      const { remotes } = (await (await fetch(`${venue.origin}/remotes.json`)).json()) as { remotes: { name: string; entry: string }[] };
      return remotes.find(({ name }) => name === APP)?.entry ?? '';
    };
    const isServed = async (address: string): Promise<boolean> => (await fetch(address)).ok;
    const before = await entryOf();
    const { code, text } = await run(path.join(repository, 'scripts/release.mjs'), [APP, '--data', venue.data]);
    outcomes.codes.set(`release of ${APP}`, code);
    outcomes.release = text.trim().split('\n').at(-1) ?? '';
    const after = await entryOf();
    outcomes.isReleased = after !== before && (await isServed(before)) && (await isServed(after));
    outcomes.codes.set('the platform stops when it is asked to', await venue.stop());
    await venue.start();
    outcomes.isReleased &&= (await entryOf()) === after && (await isServed(after));
  }

  private async backendCommand(...given: readonly string[]): Promise<number | null> {
    return (await run(path.join(repository, 'packages/local-backend/dist/cli.js'), given)).code;
  }
}

function run(program: string, given: readonly string[]): Promise<{ readonly code: number | null; readonly text: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...given], { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    let complaints = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    child.once('close', (code) => {
      if (code !== 0) console.error(`${path.basename(program)} ${given.join(' ')} ended with ${code}: ${complaints}${text}`);
      resolve({ code, text });
    });
  });
}
