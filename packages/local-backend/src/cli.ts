import { runCommandLine } from './server/command-line';

await runCommandLine(process.argv.slice(2));
