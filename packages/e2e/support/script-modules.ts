import { decodedMappings, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping';

/** Bytes of minimized script by module; bytes without a module have an empty name. */
export type Modules = Readonly<Record<string, number>>;

/** "webpack://shell/../packages/ui/src/button.tsx" → "packages/ui/src/button.tsx"; "webpack://shell/./src/app.tsx" → "shell/src/app.tsx" */
export const toModuleName = (source: string): string =>
  source
    .replace(/^webpack:\/\//, '')
    .replace(/^[^/]+\/(?:\.\/)?(?:\.\.\/)*(?=(?:packages|node_modules)\/)/, '')
    .replace('/./', '/');

/** Returns the modules of a script. @param map its source map */
export function listModules(script: string, map: SourceMapInput): Modules {
  const trace = new TraceMap(map);
  const lines = script.split('\n');
  const bytes: Record<string, number> = {};
  decodedMappings(trace).forEach((segments, line) => {
    segments.forEach(([column, source], index) => {
      const end = segments[index + 1]?.[0] ?? lines[line]?.length ?? column;
      const name = source === undefined ? '' : toModuleName(trace.sources[source] ?? '');
      bytes[name] = (bytes[name] ?? 0) + end - column;
    });
  });
  return bytes;
}
