import type { GamePlay } from '@courtside/domain';
import type { Ledger } from './ledger';
import type { Page } from './page';
import type { StaffEvent } from './event';
import type { GameScript } from './scenario';
import { pause, countUnsettled, waitUntil } from './waiting';

type Matches = ReadonlyMap<string, { readonly play?: GamePlay | undefined }>;
type Action = Parameters<Page['client']['playGame']>[2];

/** How long a user waits for their page to show a change (ms). */
const PATIENCE = 60_000;
const asKeeper = { by: 'scorekeeper' } as const;

/** A scorekeeper without an account, whose page shows the games. */
export class Scorekeeper {
  private matches: Matches = new Map();
  /** Commands that have no response yet. */
  readonly open = new Set<Promise<unknown>>();
  private isWatching = false;

  constructor(
    readonly name: string,
    readonly page: Page,
    private readonly ledger: Ledger,
    private readonly event: StaffEvent,
  ) {}

  /** Accepts a pass and opens the court's board. */
  async arrive({ passId, secret }: StaffEvent['passes'][number]): Promise<void> {
    for (;;) {
      const isIn = await this.page.client.claimPass(this.event.id, passId, secret).then(
        () => true,
        () => false,
      );
      if (isIn) break;
      await pause(1000);
    }
    this.watch();
  }

  stateOf(game: string): string {
    return this.matches.get(game)?.play?.state ?? 'planned';
  }

  shows(game: string, state: string): Promise<boolean> {
    return waitUntil(() => this.stateOf(game) === state, PATIENCE);
  }

  async step(game: string, action: 'call' | 'start' | 'end'): Promise<string> {
    const what: Action =
      action === 'start' ? { kind: 'start', length: 12 } : action === 'end' ? { kind: 'end', ending: 'played' } : { kind: 'call' };
    const { outcome } = await this.track(this.ledger.attempt(this.name, { kind: 'step', game, action }, () => this.play(game, what)));
    return outcome;
  }

  /** Taps a goal, which shows immediately, without waiting for the server. A wrong tap is undone. */
  goal(game: string, side: 1 | 2, isWrong: boolean): void {
    const { client } = this.page;
    const goal = client.newDocumentId();
    const tapped = this.ledger.attempt(this.name, { kind: 'goal', game, goal, side }, () =>
      this.play(game, { kind: 'goal', goal: { id: goal, side, at: Date.now(), player: '' } }),
    );
    void this.track(tapped);
    if (isWrong) void this.track(this.takeBack(game, goal));
  }

  private async takeBack(game: string, goal: string): Promise<void> {
    const isShown = () => this.matches.get(game)?.play?.goals.some(({ id }) => id === goal) ?? false;
    if (await waitUntil(isShown, 5000))
      await this.ledger.attempt(this.name, { kind: 'undo', game, goal }, () => this.play(game, { kind: 'undoGoal', id: goal }));
  }

  private play(game: string, action: Action): Promise<void> {
    return this.page.client.playGame(this.event.id, { stage: 'match', id: game }, action, asKeeper);
  }

  private track<T>(promise: Promise<T>): Promise<T> {
    this.open.add(promise);
    void promise.finally(() => this.open.delete(promise));
    return promise;
  }

  private watch(): void {
    if (this.isWatching) return;
    this.isWatching = true;
    const { client } = this.page;
    const { id } = this.event;
    const again = (begin: () => void) => (failure: { readonly code: string }) => {
      if (failure.code !== 'unavailable') setTimeout(begin, 1500);
    };
    const schedule = (): void => void client.watchSchedule(id, (value) => (this.matches = value as Matches), again(schedule));
    const day = (): void => void client.watchDay(id, () => undefined, again(day));
    schedule();
    day();
  }
}

/** Plays two scorekeepers at one court, game after game, until time is up. */
export async function keepScore(
  pair: readonly [Scorekeeper, Scorekeeper],
  games: readonly string[],
  { scripts, isOver }: { readonly scripts: readonly GameScript[]; readonly isOver: () => boolean },
): Promise<void> {
  for (const [index, game] of games.entries()) {
    const script = scripts[index];
    if (isOver() || !script) return;
    await keepGame(pair, game, script);
  }
}

async function keepGame(pair: readonly [Scorekeeper, Scorekeeper], game: string, { taps, offline }: GameScript): Promise<void> {
  const [lead] = pair;
  if (!(await lead.shows(game, 'planned'))) return;
  await lead.step(game, 'call');
  if (!(await lead.shows(game, 'called'))) return;
  await lead.step(game, 'start');
  const arePlaying = await Promise.all(pair.map((keeper) => keeper.shows(game, 'playing')));
  if (!arePlaying.every(Boolean)) return;
  const cut = offline === null ? null : pair[offline];
  await cut?.page.setOnline(false);
  for (const { by, side, after, isWrong } of taps) {
    await pause(after);
    pair[by].goal(game, side, isWrong);
  }
  await pause(500);
  await cut?.page.setOnline(true);
  // Goals that arrive after the end of the game are refused, so the two at the table wait for each other.
  await countUnsettled(
    pair.flatMap((keeper) => [...keeper.open]),
    PATIENCE,
  );
  for (let tries = 0; tries < 3 && lead.stateOf(game) === 'playing'; tries += 1) if ((await lead.step(game, 'end')) === 'done') break;
}
