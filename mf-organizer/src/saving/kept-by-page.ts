/** Holds things on this device until the server has them: through a reload, a closed tab, a phone that is put away. */
export interface KeptByPage<One> {
  readonly keep: (one: One) => void;
  /** @param id as `idOf` names it */
  readonly drop: (id: string) => void;
  /** What pages that are gone have left behind; from now on it is this page's. */
  readonly takeOver: () => Promise<readonly One[]>;
  /** As if the page were gone. */
  readonly release: () => void;
}

/** The device's storage, which the browser may refuse. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** A page holds the lock of its name as long as it is there. */
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
 * One entry of the storage per page, so that two pages that are open do not take each other's.
 * @param name what is kept and of whom: another account does not get what this one did
 * @param parse null for what this build does not know
 */
export function keptByPage<One>(name: string, idOf: (one: One) => string, parse: (stored: unknown) => One | null): KeptByPage<One> {
  const prefix = `courtside.${name}.`;
  const key = prefix + crypto.getRandomValues(new Uint32Array(2)).join('-');
  const held = new Map<string, One>();
  let release = (): void => undefined;
  // Before anything is kept: nobody takes a page for gone that is there.
  if ('locks' in navigator) void navigator.locks.request(key, () => new Promise<void>((resolve) => (release = resolve)));
  const write = () => {
    try {
      if (held.size === 0) storage()?.removeItem(key);
      else storage()?.setItem(key, JSON.stringify([...held.values()]));
    } catch {
      // Full storage: the page and the write on its way still hold everything.
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
    takeOver: async () => {
      const names = Object.keys(storage() ?? {}).filter((other) => other.startsWith(prefix) && other !== key);
      const left: One[] = [];
      for (const other of names) {
        if (!(await isGone(other))) continue;
        for (const stored of listIn(storage()?.getItem(other) ?? null)) {
          const one = parse(stored);
          // What was done here meanwhile is newer.
          if (one === null || held.has(idOf(one))) continue;
          held.set(idOf(one), one);
          left.push(one);
        }
        storage()?.removeItem(other);
      }
      if (left.length > 0) write();
      return left;
    },
    release: () => release(),
  };
}
