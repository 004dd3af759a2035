import type { Tournament } from '@courtside/domain';
import type { Ledger } from './ledger';
import type { Page } from './page';
import type { StaffEvent } from './event';
import type { OrganizerAct } from './scenario';
import { pause, waitUntil } from './waiting';

type Matches = ReadonlyMap<string, { readonly play?: { readonly state: string; readonly isConfirmed: boolean } | undefined }>;

export interface OrganizerPart {
  readonly name: string;
  /** The day whose order this organizer changes: two organizers move games on different days, so that the model can predict the result. */
  readonly day: string;
  readonly acts: readonly OrganizerAct[];
  readonly ledger: Ledger;
  readonly event: StaffEvent;
  /** Milliseconds since 1970. */
  readonly begin: number;
  readonly isOver: () => boolean;
}

/** An organizer who announces, revokes, edits the description, moves games and confirms results, one action after another. */
export class Organizer {
  private tournament: Tournament | null = null;
  private matches: Matches = new Map();
  private readonly announced: { readonly id: string; readonly text: string }[] = [];
  private readonly confirmed = new Set<string>();
  private count = 0;

  constructor(
    private readonly page: Page,
    private readonly part: OrganizerPart,
  ) {
    const { client } = page;
    const again = (watch: () => void): void => void setTimeout(watch, 1500);
    const watchTournament = (): void =>
      void client.watchTournament(
        part.event.id,
        (value) => (this.tournament = value),
        ({ code }) => code !== 'unavailable' && again(watchTournament),
      );
    const watchSchedule = (): void =>
      void client.watchSchedule(
        part.event.id,
        (value) => (this.matches = value as Matches),
        ({ code }) => code !== 'unavailable' && again(watchSchedule),
      );
    watchTournament();
    watchSchedule();
  }

  /** Follows the script, and confirms finished games between its actions. */
  async work(): Promise<void> {
    const { acts, begin, isOver } = this.part;
    for (const act of acts) {
      while (Date.now() < begin + act.at && !isOver()) {
        await this.confirmOne();
        await pause(Math.min(500, begin + act.at - Date.now()));
      }
      if (isOver()) return;
      await this.act(act);
    }
    while (!isOver()) {
      await this.confirmOne();
      await pause(500);
    }
  }

  private async act({ kind, chance }: OrganizerAct): Promise<void> {
    const { client } = this.page;
    const { name, ledger, event } = this.part;
    this.count += 1;
    const text = `${name} says ${this.count}`;
    if (kind === 'announce') {
      const { value } = await ledger.attempt(name, { kind, text }, () => client.announce(event.id, text));
      if (value !== undefined) this.announced.push({ id: value, text });
    } else if (kind === 'takeBack') {
      const [gone] = this.announced.splice(Math.floor(chance * this.announced.length), 1);
      if (gone) await ledger.attempt(name, { kind, text: gone.text }, () => client.takeBack(event.id, gone.id));
    } else if (kind === 'describe') {
      // Only one of the two does it: the last write wins, and with two writers the order is unknown.
      if (this.part.day === 'day1') await ledger.attempt(name, { kind, text }, () => client.updateDetails(event.id, { description: text }));
    } else await this.move(chance);
  }

  private async move(chance: number): Promise<void> {
    const { name, day, ledger, event } = this.part;
    const order = new Map<string, readonly string[]>(Object.entries(this.tournament?.schedule ?? {})).get(day) ?? [];
    const games = order.filter((game) => game !== 'break');
    if (games.length < 2) return;
    const game = games[Math.floor(chance * games.length)]!;
    const index = Math.floor(((chance * 1000) % 1) * games.length);
    const from = { dayId: day, index: order.indexOf(game) };
    await ledger.attempt(name, { kind: 'move', game, day, index }, () =>
      this.page.client.moveMatch(event.id, game, from, { dayId: day, index }),
    );
  }

  private async confirmOne(): Promise<void> {
    const found = [...this.matches].find(([id, { play }]) => play?.state === 'finished' && !play.isConfirmed && !this.confirmed.has(id));
    if (!found) return;
    const [game] = found;
    const { name, ledger, event } = this.part;
    this.confirmed.add(game);
    const { outcome } = await ledger.attempt(name, { kind: 'step', game, action: 'confirm' }, () =>
      this.page.client.playGame(event.id, { stage: 'match', id: game }, { kind: 'confirm' }),
    );
    if (outcome === 'unknown') this.confirmed.delete(game);
  }

  /** Waits until the organizer's page shows the schedule. */
  isReady(patience: number): Promise<boolean> {
    return waitUntil(() => this.matches.size > 0, patience);
  }
}
