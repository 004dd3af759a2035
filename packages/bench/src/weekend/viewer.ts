import { mayHaveEntries, showsTeamNames, visitorSections, type Tournament } from '@courtside/domain';
import { getCountedPlaces } from '@courtside/domain/registration';
import { createHash } from 'node:crypto';
import { toCanonicalText } from './canonical';
import type { Client, Page } from './page';

type Part = 'tournament' | 'teams' | 'entries' | 'places' | 'schedule' | 'day';
type Watch = (onValue: (value: unknown) => void, onError: (failure: { readonly code: string }) => void) => () => void;

/** How long a user sees an error before they try again (ms). */
const HESITATION = 1500;

/** A visitor of the public page of a tournament, with the page's watches (`use-tournament-parts` of mf-tournament). */
export class Viewer {
  private readonly watches = new Map<Part, () => void>();
  private readonly values = new Map<Part, unknown>();
  private isClosed = false;
  reopened = 0;

  constructor(
    readonly page: Page,
    private readonly id: string,
  ) {
    const { client } = page;
    this.watch('tournament', (onValue, onError) => client.watchTournament(id, onValue, onError));
    this.watch('day', (onValue, onError) => client.watchDay(id, onValue, onError));
  }

  /** A digest of the page; null while it is empty. */
  get digest(): string | null {
    if (this.isClosed || !this.values.get('tournament')) return null;
    const shown = [...this.watches.keys()].sort().map((part) => [part, this.values.get(part)]);
    return createHash('sha256').update(toCanonicalText(shown)).digest('hex');
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const stop of this.watches.values()) stop();
    await this.page.close();
  }

  private get client(): Client {
    return this.page.client;
  }

  private watch(part: Part, begin: Watch): void {
    if (this.watches.has(part) || this.isClosed) return;
    const stop = begin(
      (value) => {
        this.values.set(part, value);
        if (part === 'tournament' && value) this.follow(value as Tournament);
      },
      ({ code }) => {
        // The page shows a message, and recovers automatically when the server is available again.
        if (code === 'unavailable' || this.isClosed) return;
        this.reopened += 1;
        setTimeout(() => {
          this.end(part);
          this.watch(part, begin);
        }, HESITATION);
      },
    );
    this.watches.set(part, stop);
  }

  private end(part: Part): void {
    this.watches.get(part)?.();
    this.watches.delete(part);
    this.values.delete(part);
  }

  /** Watches only the data of the public sections. */
  private follow(tournament: Tournament): void {
    const { client, id } = this;
    const showsTeams = showsTeamNames(tournament);
    const asked = showsTeams ? getCountedPlaces(tournament) : 'none';
    const showsSchedule = visitorSections(tournament, 0).some((section) => section.id === 'schedule');
    const wanted: readonly (readonly [Part, boolean, Watch])[] = [
      ['teams', showsTeams, (...on) => client.watchTeams(id, ...on)],
      ['entries', showsTeams && mayHaveEntries(tournament), (...on) => client.watchEntries(id, ...on)],
      ['places', asked !== 'none', (...on) => (asked === 'all' ? client.watchPlaces : client.watchWithdrawn)(id, ...on)],
      ['schedule', showsSchedule, (...on) => client.watchSchedule(id, ...on)],
    ];
    for (const [part, isShown, begin] of wanted) {
      if (isShown) this.watch(part, begin);
      else if (this.watches.has(part)) this.end(part);
    }
  }
}
