import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Each file, by its path from the root, with the files that it imports by a relative path. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const skipped = new Set(['node_modules', 'dist', 'dist-console', '.cache', 'test-results']);
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listFiles(place);
    return /\.(tsx?|mjs)$/.test(entry.name) ? [place] : [];
  });
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.mjs'];

/** Returns the imports of each file in some rooms, including types. @param root absolute @param rooms relative to it */
export function readImportGraph(root: string, rooms: readonly string[]): ImportGraph {
  const files = new Set(rooms.flatMap((room) => listFiles(path.join(root, room))));
  const found = (from: string, text: string) => {
    const place = path.resolve(path.dirname(from), text);
    return endings.map((ending) => place + ending).find((file) => files.has(file));
  };
  return new Map(
    [...files].map((file) => {
      const texts = ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName);
      const imported = texts.filter((text) => text.startsWith('.')).flatMap((text) => found(file, text) ?? []);
      return [path.relative(root, file), imported.map((one) => path.relative(root, one))] as const;
    }),
  );
}

/** Returns the same graph with folders in place of files. @param folderOf null leaves a file out */
export function groupByFolder(graph: ImportGraph, folderOf: (file: string) => string | null): ImportGraph {
  const folders = new Map<string, string[]>();
  for (const [file, imported] of graph) {
    const from = folderOf(file);
    if (from === null) continue;
    const others = imported.flatMap((one) => folderOf(one) ?? []).filter((to) => to !== from);
    folders.set(from, [...(folders.get(from) ?? []), ...others]);
  }
  return folders;
}

/** Finds groups of nodes that all reach each other (Tarjan's algorithm), in the order of their names. */
export function findCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (one: string): number => {
    order.set(one, order.size);
    let low = order.size - 1;
    stack.push(one);
    for (const next of graph.get(one) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next)!);
    }
    lowest.set(one, low);
    if (low !== order.get(one)) return low;
    const group = stack.splice(stack.indexOf(one));
    if (group.length > 1 || graph.get(one)?.includes(one)) circles.push(group.sort());
    return low;
  };
  for (const one of graph.keys()) if (!order.has(one)) visit(one);
  return circles.sort();
}
