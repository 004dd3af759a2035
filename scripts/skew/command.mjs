// @ts-check
// The commands that the browser tests run. Each prints a line of JSON.
//   build MIX …            builds the releases of these mixes that are not built yet
//   live DATA MIX          makes a mix live on the platform of a data folder, and prints the release of each app
//   contracts RELEASE      the result of `npm run contracts` for the sources of a release
import { getSiteFolder } from '../site/places.mjs';
import { buildReleases, checkContracts, goLive } from './releases.mjs';

const [command, ...given] = process.argv.slice(2);
const answers = {
  build: async () => await buildReleases(given.map((mix) => JSON.parse(mix))),
  live: () => goLive(getSiteFolder(given[0] ?? ''), JSON.parse(given[1] ?? '')),
  contracts: () => checkContracts(given[0] ?? ''),
};
console.log(JSON.stringify((await answers[/** @type {keyof typeof answers} */ (command)]()) ?? null));
