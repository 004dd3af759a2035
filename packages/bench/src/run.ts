import { isMainThread, workerData } from 'node:worker_threads';
import { runListeners, type ListenersTask } from './backend/listener-client';

/** Each suite is loaded only when asked for. Add a suite by its name here. */
const suites: Readonly<Record<string, () => Promise<{ run: () => Promise<boolean> }>>> = {
  domain: () => import('./domain'),
  backend: () => import('./backend'),
};

/** The program is one file, so its threads begin here too. */
if (isMainThread) await runSuites(process.argv.slice(2));
else await runListeners(workerData as ListenersTask);

async function runSuites(asked: readonly string[]): Promise<void> {
  const unknown = asked.filter((name) => !(name in suites));
  if (unknown.length > 0) {
    console.error(`No such suite: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}`);
    process.exit(2);
  }
  let met = true;
  for (const name of asked.length > 0 ? asked : Object.keys(suites)) {
    const suite = await suites[name]!();
    met = (await suite.run()) && met;
  }
  console.log(met ? '\nEvery aim is met.' : '\nSome aims are not met.');
  process.exitCode = met ? 0 : 1;
}
