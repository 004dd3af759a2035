import { databaseText, type DatabaseName } from '../model/names';
import { LiveTarget, type TargetEngine, type TargetSource } from './live-target';

/** The targets that a user listens to; equal ones are one. */
export class LiveTargets {
  private readonly open = new Map<string, LiveTarget>();

  constructor(private readonly engine: TargetEngine) {}

  /** @returns the target and the function that releases it */
  join(database: DatabaseName, source: TargetSource): { target: LiveTarget; leave(): void } {
    const key = `${databaseText(database)} ${'path' in source ? source.path : JSON.stringify([source.query.parent, source.query.source])}`;
    let target = this.open.get(key);
    if (!target) this.open.set(key, (target = new LiveTarget(this.engine, database, source)));
    target.users += 1;
    const joined = target;
    let isJoined = true;
    return {
      target: joined,
      leave: () => {
        if (!isJoined) return;
        isJoined = false;
        joined.users -= 1;
        if (joined.users === 0) this.open.delete(key);
      },
    };
  }

  get size(): number {
    return this.open.size;
  }
}
