import { searchItems } from '@courtside/domain/text';
import type { Command } from './command-store';

/** The longest list: with more results, a user types another letter. */
const MOST = 40;

export interface CommandGroup {
  readonly name: string;
  readonly commands: readonly Command[];
}

/** The commands that a term finds, under their headings: best first, and the heading of the best one first. Without a term, in the order given. */
export function findCommands(commands: readonly Command[], term: string): readonly CommandGroup[] {
  const isSearched = term.trim() !== '';
  const found = isSearched
    ? searchItems(commands, term, ({ label, detail = '', also = [] }) => [label, ...also, detail])
    : commands.filter(({ isHidden = false }) => !isHidden);
  const groups = new Map<string, Command[]>();
  for (const command of found.slice(0, MOST)) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return [...groups].map(([name, members]) => ({ name, commands: members }));
}
