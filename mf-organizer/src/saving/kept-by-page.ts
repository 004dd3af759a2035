/** Keeps things on this device until the server has them: through a reload, a closed tab, a suspended phone. */
export interface KeptByPage<One> {
  readonly keep: (one: One) => void;
  /** @param id as `idOf` returns it */
  readonly drop: (id: string) => void;
  /** Returns what this page keeps. */
  readonly list: () => readonly One[];
  /** Returns what closed pages have left behind; this page then owns it. */
  readonly takeOver: () => Promise<readonly One[]>;
  /** Acts as if the page were closed. */
  readonly release: () => void;
}

/** Returns the device's storage, which the browser may refuse. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Whether a page is closed: a page holds the lock of its name while it is open. */
const isGone = (name: string): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request(name, { ifAvailable: true }, (lock) => lock !== null) : Promise.resolve(true);

function listIn(text: string | null): unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/**
 * Creates one storage entry per page, so that two open pages do not take each other's.
 * @param name what is kept and for which user: another account does not get it
 * @param parse returns null for what this build does not know
 */
export function keptByPage<One>(name: string, idOf: (one: One) => string, parse: (stored: unknown) => One | null): KeptByPage<One> {
  const prefix = `courtside.${name}.`;
  const key = prefix + crypto.getRandomValues(new Uint32Array(2)).join('-');
  const held = new Map<string, One>();
  let release = (): void => undefined;
  // Before anything is kept, so that no other page takes this one as closed.
  if ('locks' in navigator) void navigator.locks.request(key, () => new Promise<void>((resolve) => (release = resolve)));
  const write = () => {
    try {
      if (held.size === 0) storage()?.removeItem(key);
      else storage()?.setItem(key, JSON.stringify([...held.values()]));
    } catch {
      // Storage is full: the page and the pending write still hold everything.
    }
  };
  return {
    keep: (one) => {
      held.set(idOf(one), one);
      write();
    },
    drop: (id) => {
      if (held.delete(id)) write();
    },
    list: () => [...held.values()],
    takeOver: async () => {
      const names = Object.keys(storage() ?? {}).filter((other) => other.startsWith(prefix) && other !== key);
      const left: One[] = [];
      for (const other of names) {
        if (!(await isGone(other))) continue;
        for (const stored of listIn(storage()?.getItem(other) ?? null)) {
          const one = parse(stored);
          // This page's own changes are newer.
          if (one === null || held.has(idOf(one))) continue;
          held.set(idOf(one), one);
          left.push(one);
        }
        // Before it is removed there: the page may end at any moment.
        write();
        storage()?.removeItem(other);
      }
      return left;
    },
    release: () => release(),
  };
}
