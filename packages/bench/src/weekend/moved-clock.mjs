// @ts-check
// Sets the clock of a process wrong, like that of a laptop after a dead battery, and reports memory usage after a garbage collection. `node --import` loads it
// into each process of the platform before anything else. It reads its commands from a file five times a second.
import { readFileSync, writeFileSync } from 'node:fs';
import v8 from 'node:v8';
import vm from 'node:vm';

const folder = process.env.COURTSIDE_WEEKEND_ORDERS;
if (folder !== undefined) {
  const system = Date;
  let ahead = 0;
  let measured = 0;
  const now = () => system.now() + ahead;
  globalThis.Date = new Proxy(system, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new system(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  v8.setFlagsFromString('--expose-gc');
  /** @type {() => void} */
  const collect = vm.runInNewContext('gc');
  const look = () => {
    try {
      /** @type {{ ahead: number, measure: number }} */
      const orders = JSON.parse(readFileSync(`${folder}/orders.json`, 'utf8'));
      ahead = orders.ahead;
      if (orders.measure <= measured) return;
      measured = orders.measure;
      collect();
      collect();
      writeFileSync(`${folder}/figures-${process.pid}.json`, JSON.stringify({ measure: measured, ...process.memoryUsage() }));
    } catch {
      // The file is missing or incomplete.
    }
  };
  look();
  setInterval(look, 200).unref();
}
