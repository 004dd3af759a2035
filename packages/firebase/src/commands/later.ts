import { toCommandFailure } from '../errors/command-failure';
import { loadOnce } from '../sdk/load-once';
import { loadLite } from '../sdk/parts';

type Command = (...args: never[]) => Promise<unknown>;
/** The commands among a file's exports. */
type CommandsOf<File> = { readonly [Name in keyof File as File[Name] extends Command ? Name : never]: File[Name] };

/** Also loads the client that commands write with: reads have not loaded it. */
const loads: Array<() => Promise<unknown>> = [loadLite];

/**
 * Returns the commands of a file that loads when the first of them is called; destructure the commands to offer. A name that is not a command of
 * the file does not compile.
 */
export function later<File extends Record<string, unknown>>(load: () => Promise<File>): CommandsOf<File> {
  const fetched = loadOnce(load);
  loads.push(fetched);
  const command =
    (name: string) =>
    async (...args: readonly unknown[]) => {
      const file: Record<string, unknown> = await fetched().catch((error: unknown) => {
        throw toCommandFailure(error);
      });
      return (file[name] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
    };
  return new Proxy({}, { get: (_file, name) => command(String(name)) }) as CommandsOf<File>;
}

/** Loads the code of all commands, so that the first one also works if the network is lost. */
export async function prepareCommands(): Promise<void> {
  await Promise.all(loads.map((load) => load())).catch(() => undefined);
}
