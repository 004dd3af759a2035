import type { RulesAuth, RulesDocument, RulesHost, RulesMethod, Ruleset } from '@courtside/rules-language';
import { toWireFields, NOW, TIME_MICROS, type Data } from '../wire.testkit';

/** Documents by path. */
export type World = ReadonlyMap<string, Data>;
/** One write: the document at a path afterwards, computed from the one before; null deletes it. */
export interface Write {
  readonly name: string;
  readonly path: string;
  readonly apply: (before: Data | null) => Data | null;
}

/** A decision of the rules with its inputs: the documents that they read, and their state. */
interface Answer {
  readonly reads: readonly (readonly [isAfter: boolean, path: string, data: Data | null])[];
  readonly allowed: boolean;
}

/**
 * Asks the rules as the server does, and caches decisions by the documents they read: that leaves some thousand evaluations of some hundred
 * thousand.
 */
export class Judge {
  private readonly answers = new Map<string, Answer[]>();
  private readonly results = new Map<Write, Map<Data | null, Data | null>>();

  constructor(
    private readonly rules: Ruleset,
    private readonly auth: RulesAuth | null,
  ) {}

  /** Whether a user may read a document. */
  mayGet(world: World, path: string): boolean {
    return this.ask('get', path, world, world);
  }

  mayList(world: World, parent: string, collectionId: string): boolean {
    return this.remember(
      `list ${parent}`,
      world,
      world,
      (host) =>
        this.rules.evaluateQuery(
          { database: '(default)', auth: this.auth, timeMicros: TIME_MICROS, parent, structuredQuery: { from: [{ collectionId }] } },
          host,
        ).allowed,
    );
  }

  /** Returns the world after a commit of writes to different documents, or null if one of them is refused. */
  commit(world: World, writes: readonly Write[]): World | null {
    const after = new Map(world);
    for (const write of writes) {
      const next = this.resultOf(write, world.get(write.path) ?? null);
      if (next) after.set(write.path, next);
      else if (!after.delete(write.path)) return null;
    }
    for (const { path } of writes) {
      if (!this.ask(!after.has(path) ? 'delete' : world.has(path) ? 'update' : 'create', path, world, after)) return null;
    }
    return after;
  }

  /** Documents with the same origin are identical, so that cached decisions apply to them. */
  private resultOf(write: Write, before: Data | null): Data | null {
    const known = this.results.get(write) ?? new Map<Data | null, Data | null>();
    this.results.set(write, known);
    if (!known.has(before)) known.set(before, write.apply(before));
    return known.get(before) ?? null;
  }

  private ask(method: RulesMethod, path: string, before: World, after: World): boolean {
    return this.remember(`${method} ${path}`, before, after, (host) => {
      const request = { method, path, database: '(default)', auth: this.auth, timeMicros: TIME_MICROS };
      const requestResource = method === 'get' || method === 'delete' ? null : host.getAfter(path, '(default)');
      return this.rules.evaluate({ ...request, resource: host.get(path, '(default)'), requestResource }, host).allowed;
    });
  }

  private remember(question: string, before: World, after: World, evaluate: (host: RulesHost) => boolean): boolean {
    const answers = this.answers.get(question) ?? [];
    this.answers.set(question, answers);
    const known = answers.find(({ reads }) =>
      reads.every(([isAfter, path, data]) => ((isAfter ? after : before).get(path) ?? null) === data),
    );
    if (known) return known.allowed;
    const reads: [boolean, string, Data | null][] = [];
    const look =
      (world: World, isAfter: boolean) =>
      (path: string): RulesDocument | null => {
        const data = world.get(path) ?? null;
        reads.push([isAfter, path, data]);
        return data && { path, fields: toWireFields(data) };
      };
    const allowed = evaluate({ get: look(before, false), getAfter: look(after, true) });
    answers.push({ reads, allowed });
    return allowed;
  }
}

/** Returns all commits of at most this many writes, each document written once. */
export function listCommits(writes: readonly Write[], most: number): Write[][] {
  const commits: Write[][] = [];
  const extend = (chosen: Write[], from: number): void => {
    for (let index = from; index < writes.length; index++) {
      const write = writes[index] as Write;
      if (chosen.some(({ path }) => path === write.path)) continue;
      const commit = [...chosen, write];
      commits.push(commit);
      if (commit.length < most) extend(commit, index + 1);
    }
  };
  extend([], 0);
  return commits;
}

const textOf = (world: World): string =>
  JSON.stringify(
    [...world].sort(([a], [b]) => (a < b ? -1 : 1)),
    (_, value: unknown) => (value === NOW ? 'now' : value),
  );

/** Returns every world that sequences of allowed commits reach, each with a shortest path to it. */
export function reachable(
  judge: Judge,
  start: World,
  commits: readonly (readonly Write[])[],
  depth: number,
): { readonly world: World; readonly way: readonly string[] }[] {
  const found = [{ world: start, way: [] as readonly string[] }];
  const seen = new Set([textOf(start)]);
  let edge = found;
  for (let step = 0; step < depth; step++) {
    const next: typeof found = [];
    for (const { world, way } of edge) {
      for (const commit of commits) {
        const after = judge.commit(world, commit);
        if (!after) continue;
        const text = textOf(after);
        if (seen.has(text)) continue;
        seen.add(text);
        next.push({ world: after, way: [...way, commit.map(({ name }) => name).join(' + ')] });
      }
    }
    found.push(...next);
    edge = next;
  }
  return found;
}
