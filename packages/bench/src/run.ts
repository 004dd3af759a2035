import { isMainThread, workerData } from 'node:worker_threads';
import { BARE_SERVER, runBareServer } from './backend/bare-server';
import { runListeners, type ListenersTask } from './backend/listener-client';

/** The suites by name. Each is loaded only if it runs. */
const suites: Readonly<Record<string, () => Promise<{ run: (options: readonly string[]) => Promise<boolean> }>>> = {
  domain: () => import('./domain'),
  backend: () => import('./backend'),
  packed: () => import('./packed'),
  pages: () => import('./pages'),
  visits: () => import('./visits'),
  weekend: () => import('./weekend'),
};

/** Without an argument all suites run except for this one, which takes minutes and is more of a drill than a measurement. */
const onlyWhenAsked = ['weekend'];

/** The program is one file, so its threads and child processes start here too. */
if (process.argv[2] === BARE_SERVER && isMainThread) runBareServer(process.argv[3]!);
else if (isMainThread) await runSuites(process.argv.slice(2));
else await runListeners(workerData as ListenersTask);

/** @param words names of suites, then options for them */
async function runSuites(words: readonly string[]): Promise<void> {
  const optionsBegin = words.findIndex((word) => word.startsWith('--'));
  const asked = optionsBegin < 0 ? words : words.slice(0, optionsBegin);
  const options = optionsBegin < 0 ? [] : words.slice(optionsBegin);
  const unknown = asked.filter((name) => !(name in suites));
  if (unknown.length > 0) {
    console.error(`No such suite: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}`);
    process.exit(2);
  }
  let met = true;
  for (const name of asked.length > 0 ? asked : Object.keys(suites).filter((name) => !onlyWhenAsked.includes(name))) {
    const suite = await suites[name]!();
    met = (await suite.run(options)) && met;
  }
  console.log(met ? '\nEvery aim is met.' : '\nSome aims are not met.');
  process.exitCode = met ? 0 : 1;
}
