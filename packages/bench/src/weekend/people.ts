import { registerAsCaptain } from './captain';
import { makeEvent, planEvent, type StaffEvent } from './event';
import { Ledger } from './ledger';
import { Organizer } from './organizer';
import { createPageMaker, type Page } from './page';
import type { Moment } from './scenario';
import { Scorekeeper, keepScore } from './scorekeepers';
import type { ProgramOrder, ProgramRole, ProgramReport } from './program-messages';
import { Viewer } from './viewer';
import { pause, countUnsettled, waitUntil } from './waiting';

/*
 * A program that simulates people: some of the viewers, the captains, or the staff. Its parent sends it orders. It records the intended actions of its people
 * and the outcomes that they saw.
 */
const KEEPERS = 4;
/** How long people wait at the end for running actions (ms). */
const LAST_PATIENCE = 120_000;

const tell = (word: ProgramReport): void => void process.send?.(word);
let isOver = false;
let begin = Date.now();
const at = (moment: Moment): Promise<void> => pause(begin + moment - Date.now());

interface Play {
  start(): Promise<unknown>;
  /** @returns the number of actions without a response */
  finish(): Promise<number>;
  look(): { readonly digests: Record<string, string | null>; readonly reopened: number };
  leave(): Promise<unknown>;
}

const sees = { look: () => ({ digests: {}, reopened: 0 }) };

function playViewers({ scenario, origins, tournament }: ProgramRole, open: (name: string) => Promise<Page>): Play {
  const viewers = new Map<string, Viewer>();
  let closed = 0;
  const come = async (name: string): Promise<void> => void viewers.set(name, new Viewer(await open(name), tournament ?? ''));
  const go = async (name: string): Promise<void> => {
    const viewer = viewers.get(name);
    viewers.delete(name);
    closed += viewer?.reopened ?? 0;
    await viewer?.close();
  };
  return {
    start: () =>
      Promise.all(
        scenario.viewers
          .filter(({ name }) => origins[name])
          .map(async ({ name, visits, naps, staysToTheEnd }) => {
            const nap = Promise.all(
              naps.map(async ({ from, to }) => {
                await at(from);
                await viewers.get(name)?.page.setOnline(false);
                await at(to);
                await viewers.get(name)?.page.setOnline(true);
              }),
            );
            for (const [index, { from, to }] of visits.entries()) {
              await at(from);
              await come(name);
              if (staysToTheEnd && index === visits.length - 1) break;
              await at(to);
              await go(name);
            }
            await nap;
          }),
      ),
    async finish() {
      await Promise.all([...viewers.values()].map(({ page }) => page.setOnline(true)));
      return 0;
    },
    look: () => ({
      digests: Object.fromEntries([...viewers].map(([name, viewer]) => [name, viewer.digest])),
      reopened: closed + [...viewers.values()].reduce((sum, { reopened }) => sum + reopened, 0),
    }),
    leave: () => Promise.all([...viewers.keys()].map(go)),
  };
}

function playCaptains({ scenario, tournament, ledger: file, program }: ProgramRole, open: (name: string) => Promise<Page>): Play {
  const ledger = new Ledger(file, program);
  const pages: Page[] = [];
  let all: Promise<unknown>[] = [];
  const play = async (captain: ProgramRole['scenario']['captains'][number]): Promise<void> => {
    await at(captain.at);
    const page = await open(captain.name);
    pages.push(page);
    await registerAsCaptain(page, captain, { tournament: tournament ?? '', ledger, isOver: () => isOver });
  };
  return {
    ...sees,
    start: () => Promise.all((all = scenario.captains.map(play))),
    finish: () => countUnsettled(all, LAST_PATIENCE),
    leave: () => Promise.all(pages.map((page) => page.close())),
  };
}

async function playStaff(part: ProgramRole, open: (name: string) => Promise<Page>): Promise<Play & { readonly event: StaffEvent }> {
  const { scenario, ledger: file, program, places } = part;
  const ledger = new Ledger(file, program);
  const organizers = [await open('organizer0'), await open('organizer1')] as const;
  const event = await makeEvent(organizers, places);
  const keepers: Scorekeeper[] = [];
  const under = new Set<Promise<unknown>>();
  const organize = async (page: Page, index: number): Promise<void> => {
    const acts = scenario.organizers[index] ?? [];
    const organizer = new Organizer(page, {
      name: `organizer${index}`,
      day: `day${index + 1}`,
      acts,
      ledger,
      event,
      begin,
      isOver: () => isOver,
    });
    await organizer.work();
  };
  const score = async (): Promise<void> => {
    await at(scenario.closesAt);
    await planEvent(organizers[0], event, { captains: scenario.captains.length, keepers: KEEPERS, ledger });
    for (let index = 0; index < KEEPERS; index += 1) {
      const name = `keeper${index}`;
      keepers.push(new Scorekeeper(name, await open(name), ledger, event));
    }
    await Promise.all(keepers.map((keeper, index) => keeper.arrive(event.passes[index]!)));
    await Promise.all(
      event.courts.map((games, court) => {
        const pair = [keepers[2 * court]!, keepers[2 * court + 1]!] as const;
        return keepScore(pair, games, { scripts: scenario.courts[court] ?? [], isOver: () => isOver });
      }),
    );
  };
  return {
    ...sees,
    event,
    start: () => {
      for (const work of [organize(organizers[0], 0), organize(organizers[1], 1), score()]) under.add(work);
      return Promise.all(under);
    },
    async finish() {
      for (const { page } of keepers) await page.setOnline(true);
      const unfinished = await countUnsettled(under, LAST_PATIENCE);
      const waiting = keepers.flatMap((keeper) => [...keeper.open]);
      return unfinished + (await countUnsettled(waiting, LAST_PATIENCE));
    },
    leave: () => Promise.all([...organizers, ...keepers.map(({ page }) => page)].map((page) => page.close())),
  };
}

let play: Play | null = null;
let playing: Promise<unknown> = Promise.resolve();

async function take(part: ProgramRole): Promise<void> {
  const make = createPageMaker(part.client);
  const open = async (name: string): Promise<Page> => {
    // People reload a page that does not load, until their patience ends.
    for (const end = Date.now() + LAST_PATIENCE; ;) {
      try {
        return await make(part.origins[name] ?? '');
      } catch (error) {
        if (Date.now() > end) throw error;
        await pause(1500);
      }
    }
  };
  if (part.plays === 'staff') {
    const staff = await playStaff(part, open);
    play = staff;
    tell({ tell: 'ready', tournament: staff.event.id });
    return;
  }
  play = part.plays === 'viewers' ? playViewers(part, open) : playCaptains(part, open);
  tell({ tell: 'ready', tournament: part.tournament });
}

async function obey(order: ProgramOrder): Promise<void> {
  switch (order.say) {
    case 'part':
      // A program that can't start is reported immediately.
      return take(order.part).catch((error: unknown) => {
        console.error('It could not begin:', error);
        process.exit(1);
      });
    case 'begin':
      begin = order.at;
      playing = play?.start() ?? Promise.resolve();
      return void (await playing);
    case 'finish': {
      isOver = true;
      const left = (await play?.finish()) ?? 0;
      return tell({ tell: 'finished', left });
    }
    case 'look':
      return tell({ tell: 'seen', turn: order.turn, ...(play?.look() ?? { digests: {}, reopened: 0 }) });
    case 'leave':
      await Promise.race([play?.leave(), waitUntil(() => false, 20_000)]);
      tell({ tell: 'left' });
  }
}

process.on('message', (order: ProgramOrder) => void obey(order));
process.on('disconnect', () => process.exit(0));
// An uncaught error is a fault. It goes to the log that the parent searches for faults, and the other people continue.
process.on('unhandledRejection', (error) => console.error('Unhandled rejection:', error));
process.on('uncaughtException', (error) => console.error('Uncaught exception:', error));
