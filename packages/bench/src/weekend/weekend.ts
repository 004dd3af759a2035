import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRandom } from '../create-random';
import { buildPeople, type Bundles } from './bundles';
import { mountSmallDisk, type SmallDisk } from './disk';
import { readUsageFigures, Incidents, type UsageFigures, type IncidentOutcomes } from './incidents';
import { judgeWeekend, type Verdict } from './judge-weekend';
import { Ledger, readLedgers, type LedgerEntry } from './ledger';
import { DeviceNetwork } from './device-network';
import { findLogFaults } from './log-faults';
import type { WeekendOptions } from './options';
import { createScenario, type Fault, type Scenario } from './scenario';
import { readStoredEvent, type StoredEvent } from './stored-event';
import { haveEqualTables } from './tables';
import type { ProgramRole } from './program-messages';
import { PeopleProgram } from './people-program';
import { Venue } from './venue';
import { pause, countUnsettled, waitUntil } from './waiting';

/** The result of a weekend. */
export interface Result {
  readonly outcomes: IncidentOutcomes;
  readonly entries: readonly LedgerEntry[];
  readonly stored: StoredEvent;
  readonly verdicts: readonly Verdict[];
  readonly tables: { readonly groups: number; readonly agree: boolean };
  /** The number of viewers with an open page at the end, and how many of these pages show the same as a newly opened page. */
  readonly awake: number;
  readonly agreed: number;
  /** Watches that ended, so that a user had to open them again. */
  readonly reopened: number;
  /** Actions without a response. */
  readonly unanswered: number;
  readonly faults: Readonly<Record<Fault['kind'], number>>;
  readonly idle: UsageFigures;
  readonly end: UsageFigures;
  readonly left: UsageFigures;
  readonly logFaults: readonly string[];
  readonly folder: string;
}

/** The number of viewers in one program. */
const GROUP = 32;
const DISK = 256;
/** The time limit for the pages to show the same at the end (ms). The SDK waits up to a minute between its attempts. */
const LAST_LOOK = 150_000;
/** The time limit for the server to notice that people left without closing their connections (ms). */
const LAST_GONE = 150_000;

/** Whether all people have left: there is no stream, and no connection except for that of this request. */
const isLeft = (metrics: ReadonlyMap<string, number>): boolean =>
  metrics.get('courtside_streams') === 0 && (metrics.get('courtside_connections') ?? 0) <= 2;

/** A weekend, from the start of the platform to its end. */
export class Weekend {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'courtside-weekend-'));
  private readonly venue = new Venue(this.folder);
  private readonly scenario: Scenario;
  private readonly disk: SmallDisk | null;
  private readonly lines = new Map<string, DeviceNetwork>();
  private readonly programs: PeopleProgram[] = [];
  private readonly groups: number;
  private tournament = '';
  private readonly faults = { cut: 0, away: 0, half: 0, deaf: 0, slow: 0 };

  constructor(
    private readonly options: WeekendOptions,
    private readonly say: (text: string) => void,
  ) {
    this.groups = Math.ceil(options.viewers / GROUP);
    this.scenario = createScenario(options, this.groups);
    this.disk = options.isShort ? null : mountSmallDisk(this.venue.data, DISK);
    if (!options.isShort && !this.disk) say('No small disk can be mounted here (that needs an administrator), so none is filled.');
  }

  async run(): Promise<Result> {
    const { venue, say, options } = this;
    say('Starting the platform …');
    const bundles = await buildPeople();
    await venue.start();
    const idle = await readUsageFigures(venue);
    const ledger = new Ledger(this.file('ledger-operator'), 'operator');
    const stays = this.scenario.viewers.filter(({ staysToTheEnd }) => staysToTheEnd).length;
    const happenings = new Incidents({ venue, disk: this.disk, ledger, folder: this.folder, stays });
    this.tournament = await this.gather(bundles);
    const { tournament } = this;
    const begin = Date.now() + 500;
    say(
      `${options.viewers} viewers, ${options.captains} captains, 2 organisers and 4 scorekeepers, each behind a line of their own; the weekend begins.`,
    );
    for (const program of this.programs) program.begin(begin);
    const at = (moment: number): Promise<void> => pause(begin + moment - Date.now());
    await Promise.all([this.disturb(at), this.freeze(at), this.happen(happenings, at), at(options.length)]);

    say('The weekend is over; what is under way ends.');
    const unanswered = (await Promise.all(this.programs.map((program) => program.finish()))).reduce((sum, left) => sum + left, 0);
    const seen = await this.compare(bundles);
    const end = await readUsageFigures(venue);
    say('People leave.');
    await countUnsettled(
      this.programs.map((program) => program.leave()),
      30_000,
    );
    // The server closes half-open connections only after minutes. The small weekend does not wait for that.
    if (!options.isShort) await waitUntil(async () => isLeft(await venue.metrics()), LAST_GONE, 1000);
    let left = await readUsageFigures(venue);
    // The server in front has its own connections to people who left without closing them.
    const isEmpty = () => (left.usage.front.descriptors ?? 0) <= (idle.usage.front.descriptors ?? 0) + 10;
    if (!options.isShort) await waitUntil(async () => isEmpty() || ((left = await readUsageFigures(venue)), isEmpty()), LAST_GONE, 5000);
    const stored = await readStoredEvent(happenings.operator, tournament);
    happenings.outcomes.codes.set('the platform stops at the end', await venue.stop());
    await happenings.inspect();
    const entries = readLedgers(['operator', 'staff', 'captains'].map((name) => this.file(`ledger-${name}`)));
    return {
      ...{ ...seen, entries, stored, unanswered, idle, end, left, faults: this.faults, folder: this.folder },
      outcomes: happenings.outcomes,
      verdicts: judgeWeekend(entries, stored),
      tables: haveEqualTables(tournament, entries, stored),
      logFaults: findLogFaults([...venue.logs, ...this.programNames.map((name) => this.log(name))], happenings.outcomes.refusal !== null),
    };
  }

  /** Ends the remaining processes. @param keeps the folder */
  async close(keeps: boolean): Promise<void> {
    for (const program of this.programs) {
      program.freeze(false);
      program.end();
    }
    await this.venue.kill();
    await Promise.all([...this.lines.values()].map((line) => line.close()));
    if (this.disk) this.takeDown(this.disk, keeps);
    if (!keeps) rmSync(this.folder, { recursive: true, force: true });
  }

  /** Moves kept files to the folder, because a disk in memory loses its data when it is unmounted. */
  private takeDown(disk: SmallDisk, keeps: boolean): void {
    const { data } = this.venue;
    const kept = `${data}-kept`;
    if (keeps) cpSync(data, kept, { recursive: true });
    disk.remove();
    if (!keeps) return;
    rmSync(data, { recursive: true });
    renameSync(kept, data);
  }

  private get programNames(): readonly string[] {
    return ['staff', 'captains', 'control', ...Array.from({ length: this.groups }, (_, group) => `viewers${group}`)];
  }

  private file(name: string): string {
    return path.join(this.folder, `${name}.jsonl`);
  }

  private log(name: string): string {
    return path.join(this.folder, `${name}.log`);
  }

  /** Starts the programs: first the staff, who create the event, then all others. @returns the id of the tournament */
  private async gather({ people, client }: Bundles): Promise<string> {
    const { scenario, options } = this;
    const places = options.isShort ? options.captains : options.captains - 2;
    const lineFor = async (name: string): Promise<readonly [string, string]> => {
      const line = await DeviceNetwork.open(() => this.venue.port);
      this.lines.set(name, line);
      return [name, line.origin];
    };
    const start = async (program: string, plays: ProgramRole['plays'], names: readonly string[], tournament: string | null) => {
      const origins = Object.fromEntries(await Promise.all(names.map(lineFor)));
      const part: ProgramRole = { program, plays, origins, scenario, client, places, tournament, ledger: this.file(`ledger-${program}`) };
      const started = await PeopleProgram.start(people, part, this.log(program));
      this.programs.push(started.program);
      return started.tournament ?? '';
    };
    const staff = ['organizer0', 'organizer1', 'keeper0', 'keeper1', 'keeper2', 'keeper3'];
    const id = await start('staff', 'staff', staff, null);
    await start(
      'captains',
      'captains',
      scenario.captains.map(({ name }) => name),
      id,
    );
    for (let group = 0; group < this.groups; group += 1) {
      const names = scenario.viewers.slice(group * GROUP, (group + 1) * GROUP).map(({ name }) => name);
      await start(`viewers${group}`, 'viewers', names, id);
    }
    return id;
  }

  private async disturb(at: (moment: number) => Promise<void>): Promise<void> {
    const { viewers, captains } = this.scenario;
    const names = {
      viewers: viewers.map(({ name }) => name),
      captains: captains.map(({ name }) => name),
      staff: ['organizer0', 'organizer1', 'keeper0', 'keeper1', 'keeper2', 'keeper3'],
    };
    for (const fault of this.scenario.faults) {
      await at(fault.at);
      // The script also decides which devices fail.
      const random = createRandom(Math.floor(fault.chance * 2 ** 31));
      for (const name of names[fault.whom]) if (random() < fault.share) this.hit(this.lines.get(name), fault);
    }
  }

  private hit(line: DeviceNetwork | undefined, { kind, lasts }: Fault): void {
    this.faults[kind] += 1;
    if (kind === 'cut') line?.cut();
    else if (kind === 'away') line?.away(lasts);
    else if (kind === 'half') line?.abandon();
    else if (kind === 'deaf') line?.deaf(lasts);
    else line?.slow(lasts, 150);
  }

  private async freeze(at: (moment: number) => Promise<void>): Promise<void> {
    await Promise.all(
      this.scenario.freezes.map(async ({ group, from, to }) => {
        // The programs of the staff and the captains are the first ones.
        const program = this.programs[2 + group];
        await at(from);
        program?.freeze(true);
        await at(to);
        program?.freeze(false);
      }),
    );
  }

  private async happen(happenings: Incidents, at: (moment: number) => Promise<void>): Promise<void> {
    for (const event of this.scenario.events) {
      await at(event.at);
      this.say(`hour ${Math.round((48 * event.at) / this.options.length)}: ${event.kind}`);
      await happenings.happen(event);
    }
  }

  /** Whether all open pages show the same as a newly opened page. */
  private async compare(bundles: Bundles): Promise<Pick<Result, 'awake' | 'agreed' | 'reopened'>> {
    const { scenario, options } = this;
    const viewers = this.programs.slice(2);
    const visit = { from: 0, to: options.length };
    const { program: control } = await PeopleProgram.start(
      bundles.people,
      {
        ...{ program: 'control', plays: 'viewers', client: bundles.client, places: 0 },
        tournament: this.tournament,
        origins: { control: this.venue.origin },
        scenario: { ...scenario, viewers: [{ name: 'control', visits: [visit], naps: [], staysToTheEnd: true }] },
        ledger: this.file('ledger-control'),
      },
      this.log('control'),
    );
    control.begin(Date.now());
    const awake = scenario.viewers.filter(({ staysToTheEnd }) => staysToTheEnd).map(({ name }) => name);
    let agreed = 0;
    let reopened = 0;
    try {
      await waitUntil(
        async () => {
          const truth = (await control.look()).digests['control'];
          const seen = await Promise.all(viewers.map((program) => program.look()));
          const digests = Object.assign({}, ...seen.map((one) => one.digests)) as Record<string, string | null>;
          agreed = awake.filter((name) => truth && digests[name] === truth).length;
          reopened = seen.reduce((sum, one) => sum + one.reopened, 0);
          return agreed === awake.length;
        },
        LAST_LOOK,
        1000,
      );
      await control.leave();
    } finally {
      control.end();
    }
    return { awake: awake.length, agreed, reopened };
  }
}
