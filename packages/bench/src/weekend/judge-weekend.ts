import type { Action, LedgerEntry, Outcome } from './ledger';
import type { StoredEvent, StoredDocument } from './stored-event';

/** The subject of a comparison, the number of comparisons, and the differences. */
export interface Verdict {
  readonly what: string;
  readonly compared: number;
  readonly faults: readonly string[];
}

type Of<Kind extends Action['kind']> = LedgerEntry & { readonly deed: Action & { readonly kind: Kind } };
type Data = Readonly<Record<string, unknown>>;
const of = <Kind extends Action['kind']>(entries: readonly LedgerEntry[], kind: Kind): Of<Kind>[] =>
  entries.filter((entry): entry is Of<Kind> => entry.deed.kind === kind);
const map = (value: unknown): Data => (typeof value === 'object' && value !== null ? (value as Data) : {});
const grouped = <T>(list: readonly T[], key: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
};

/**
 * Returns how often something may be stored after attempts with these outcomes: each acknowledged one counts once, a refused one never, an unanswered one
 * either way.
 */
function countAllowed(outcomes: readonly Outcome[]): readonly [least: number, most: number] {
  if (outcomes.includes('done')) return [1, 1];
  return [0, outcomes.includes('unknown') ? 1 : 0];
}

function compare(what: string, outcomes: readonly Outcome[], count: number): string[] {
  const [least, most] = countAllowed(outcomes);
  if (count < least) return [`${what}: acknowledged, and not there`];
  return count > most ? [`${what}: there ${count} times, after ${outcomes.join(', ')}`] : [];
}

/** Checks that the ledgers allow the stored data: nothing is lost, and nothing is stored twice. */
export function judgeWeekend(entries: readonly LedgerEntry[], stored: StoredEvent): Verdict[] {
  return [
    registrations(entries, stored),
    goals(entries, stored),
    history(entries, stored),
    steps(entries, stored),
    announcements(entries, stored),
    order(entries, stored),
    description(entries, stored),
    fillings(entries, stored),
  ];
}

function registrations(entries: readonly LedgerEntry[], { teams, entries: waiting, contacts, registrations: made }: StoredEvent): Verdict {
  const names = [...Object.values(teams), ...waiting.map(({ data }) => data)].map((team) => String(map(team)['name']));
  const emails = contacts.map(({ data }) => String(data['email']));
  const attempts = grouped(of(entries, 'register'), ({ deed }) => deed.team);
  const faults = [...attempts].flatMap(([team, tries]) => {
    const outcomes = tries.map(({ outcome }) => outcome);
    const email = tries[0]!.deed.email;
    return [
      ...compare(team, outcomes, names.filter((name) => name === team).length),
      ...compare(`the address of ${team}`, outcomes, emails.filter((one) => one === email).length),
    ];
  });
  if (made.length !== names.length) faults.push(`${made.length} registrations beside ${names.length} teams`);
  for (const name of names) if (!attempts.has(name)) faults.push(`${name} was never registered`);
  return { what: 'teams registered', compared: attempts.size, faults };
}

/** Returns the side of each stored goal of a game, by the goal's id. */
export function readGoals(game: unknown): ReadonlyMap<string, 1 | 2> {
  const play = map(map(game)['play']);
  return new Map(([1, 2] as const).flatMap((side) => Object.keys(map(play[`goals${side}`])).map((id) => [id, side] as const)));
}

function goals(entries: readonly LedgerEntry[], { schedule }: StoredEvent): Verdict {
  const undone = new Map(of(entries, 'undo').map(({ deed, outcome }) => [deed.goal, outcome]));
  const tapped = of(entries, 'goal');
  const known = new Set(tapped.map(({ deed }) => deed.goal));
  const faults = tapped.flatMap(({ deed: { game, goal, side }, outcome }) => {
    const at = readGoals(schedule[game]).get(goal);
    const back = undone.get(goal) ?? 'refused';
    const what = `goal ${goal} of ${game}`;
    if (at !== undefined && at !== side) return [`${what} counts for the other side`];
    if (outcome === 'refused' && at !== undefined) return [`${what} was refused, and is there`];
    if (outcome === 'done' && back === 'refused' && at === undefined) return [`${what}: acknowledged, and not there`];
    return back === 'done' && at !== undefined ? [`${what} was taken back, and is there`] : [];
  });
  for (const [id, game] of Object.entries(schedule)) {
    const there = readGoals(game);
    for (const goal of there.keys()) if (!known.has(goal)) faults.push(`goal ${goal} of ${id} was never tapped`);
    for (const side of [1, 2] as const) {
      const score = Number(map(game)[`team${side}Score`] ?? 0);
      const count = [...there.values()].filter((one) => one === side).length;
      if (score !== count) faults.push(`${id}: a score of ${score} beside ${count} goals of side ${side}`);
    }
  }
  return { what: 'goals, and the scores they make', compared: tapped.length, faults };
}

/** Compares the history with the changes of games: each change adds one record in the same write. */
function history(entries: readonly LedgerEntry[], stored: StoredEvent): Verdict {
  const records = grouped(
    stored.history.filter(({ data }) => data['kind'] === 'game'),
    ({ data }) => String(data['game']),
  );
  const acts = grouped([...of(entries, 'goal'), ...of(entries, 'undo'), ...of(entries, 'step')], ({ deed }) => deed.game);
  const faults = [...new Set([...records.keys(), ...acts.keys()])].flatMap((game) => {
    const count = records.get(game)?.length ?? 0;
    const those = acts.get(game) ?? [];
    // If two scorekeepers take the same step at the same time, both see success, but only one record is written.
    const least = those.filter(({ deed, outcome }) => outcome === 'done' && deed.kind !== 'step').length;
    const most = those.filter(({ outcome }) => outcome !== 'refused').length;
    return count >= least && count <= most ? [] : [`${game}: ${count} records of at least ${least} and at most ${most} changes`];
  });
  return { what: 'records of changes of games', compared: stored.history.length, faults };
}

function steps(entries: readonly LedgerEntry[], { schedule }: StoredEvent): Verdict {
  const taken = of(entries, 'step').filter(({ outcome }) => outcome === 'done');
  const faults = taken.flatMap(({ deed: { game, action } }) => {
    const play = map(map(schedule[game])['play']);
    const isSo =
      action === 'confirm'
        ? play['isConfirmed'] === true
        : action === 'end'
          ? play['state'] === 'finished'
          : ['called', 'playing', 'finished'].includes(String(play['state']));
    return isSo ? [] : [`${game}: ${action} was acknowledged, and it is ${String(play['state'])}`];
  });
  return { what: 'games called, started, ended, confirmed', compared: taken.length, faults };
}

const listAnnounced = ({ data }: StoredDocument): Data => map(JSON.parse(String(data['to'] ?? '{}')));

function announcements(entries: readonly LedgerEntry[], { day, history: records }: StoredEvent): Verdict {
  const shown = Object.values(map(day['announcements'])).map((line) => String(map(line)['text']));
  const recorded = records.filter(({ data }) => data['kind'] === 'announcement').map((record) => listAnnounced(record)['text']);
  const back = new Map(of(entries, 'takeBack').map(({ deed, outcome }) => [deed.text, outcome]));
  const made = of(entries, 'announce');
  const faults = made.flatMap(({ deed: { text }, outcome }) => {
    const taken = back.get(text) ?? 'refused';
    const count = shown.filter((one) => one === text).length;
    const outcomes: Outcome[] = taken === 'refused' ? [outcome] : ['unknown'];
    return [
      ...compare(`the record of “${text}”`, [outcome], recorded.filter((one) => one === text).length),
      ...(taken === 'done' && count > 0 ? [`“${text}” was taken back, and is there`] : compare(`“${text}”`, outcomes, count)),
    ];
  });
  for (const text of shown) if (!made.some(({ deed }) => deed.text === text)) faults.push(`“${text}” was never announced`);
  return { what: 'announcements', compared: made.length, faults };
}

/** Compares the order of games with the possible results of the moves. An unanswered move has two outcomes. */
function order(entries: readonly LedgerEntry[], { tournament, schedule }: StoredEvent): Verdict {
  const [plan] = of(entries, 'plan');
  const moves = of(entries, 'move');
  if (!plan) return { what: 'order of games', compared: 0, faults: ['There was never a schedule.'] };
  const stored = map(tournament['schedule']);
  const faults = Object.entries(plan.deed.days).flatMap(([day, games]) => {
    let possible = new Map([[games.join(), [...games]]]);
    for (const { deed, outcome } of moves.filter((move) => move.deed.day === day && move.outcome !== 'refused')) {
      const moved = [...possible.values()].map((list) => list.filter((game) => game !== deed.game).toSpliced(deed.index, 0, deed.game));
      possible = new Map([...(outcome === 'unknown' ? possible.values() : []), ...moved].map((list) => [list.join(), list] as const));
    }
    return possible.has((stored[day] as string[] | undefined)?.join() ?? '') ? [] : [`${day} has an order that no moves lead to`];
  });
  const planned = Object.values(plan.deed.days)
    .flat()
    .filter((game) => game !== 'break');
  if (planned.toSorted().join() !== Object.keys(schedule).toSorted().join())
    faults.push('The games are not those of the schedule that was made.');
  return { what: 'order of games', compared: moves.length, faults };
}

function description(entries: readonly LedgerEntry[], { tournament }: StoredEvent): Verdict {
  const described = of(entries, 'describe').filter(({ outcome }) => outcome !== 'refused');
  const last = described.findLastIndex(({ outcome }) => outcome === 'done');
  const possible = described.slice(Math.max(last, 0)).map(({ deed }) => deed.text);
  if (last < 0) possible.push('It begins.');
  const now = String(tournament['description']);
  return {
    what: 'descriptions',
    compared: described.length,
    faults: possible.includes(now) ? [] : [`It says “${now}”, after ${possible.join(' or ')}`],
  };
}

function fillings(entries: readonly LedgerEntry[], { fillings: there }: StoredEvent): Verdict {
  const written = of(entries, 'fill');
  const faults = written.flatMap(({ deed, outcome }) =>
    compare(deed.document, [outcome], there.filter(({ id }) => id === deed.document).length),
  );
  return { what: 'documents written around the full disk', compared: written.length, faults };
}
